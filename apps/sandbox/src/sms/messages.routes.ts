import type { FastifyInstance } from 'fastify';
import { formOf } from '../http/form-body.ts';
import type { ProductAddress } from '../product-address.ts';
import type { RecordLog } from '../store.ts';
import { isSandboxAccount, sandboxAccount } from './account.ts';
import type { TextDelivery } from './delivery.ts';
import { hasOptedOut } from './opt-out.ts';
import { readOutboundText } from './outbound-text.ts';
import { TextRefusal } from './refusals.ts';
import type { TextMessage } from './text-message.ts';
import { composeText } from './text-message.ts';

interface Sending {
  texts: RecordLog<TextMessage>;
  delivery: TextDelivery;
  product: ProductAddress;
}

/** Twilio's endpoint, as its clients call it. */
export function twilioMessageRoutes(app: FastifyInstance, { texts, delivery, product }: Sending): void {
  app.post<{ Params: { accountSid: string } }>(
    '/2010-04-01/Accounts/:accountSid/Messages.json',
    {
      errorHandler: (error: Error, _request, reply) => {
        if (!(error instanceof TextRefusal)) throw error;
        return reply.code(error.status).send(error.present());
      },
    },
    async (request, reply) => {
      if (!isSandboxAccount(request.headers.authorization, request.params.accountSid)) throw new TextRefusal(20003);
      const draft = readOutboundText(formOf(request.body), product);
      if (hasOptedOut(texts, draft.to)) throw new TextRefusal(21610);
      const text = await texts.append(composeText(draft, new Date()));
      // Reported only after the response was sent, so that the sender knows the sid when the report arrives.
      reply.raw.once('close', () => delivery.start(text));
      return reply.code(201).send(presentMessage(text));
    },
  );
}

function presentMessage(text: TextMessage) {
  const uri = `/2010-04-01/Accounts/${sandboxAccount.sid}/Messages/${text.sid}`;
  return {
    sid: text.sid,
    account_sid: sandboxAccount.sid,
    api_version: '2010-04-01',
    body: text.body,
    from: text.from,
    to: text.to,
    status: text.status,
    direction: text.direction,
    messaging_service_sid: text.messaging_service_sid,
    num_segments: String(text.num_segments),
    num_media: String(text.media_urls.length),
    price: null,
    price_unit: 'USD',
    error_code: text.error_code,
    error_message: text.error_message,
    date_created: rfc2822(text.received_at),
    date_updated: rfc2822(text.updated_at),
    date_sent: null,
    uri: `${uri}.json`,
    subresource_uris: { media: `${uri}/Media.json` },
  };
}

function rfc2822(time: string): string {
  return new Date(time).toUTCString().replace('GMT', '+0000');
}
