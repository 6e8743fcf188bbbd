import type { ProductAddress } from '../product-address.ts';
import { smsWebhookUrl } from '../product-address.ts';
import type { RecordLog } from '../store.ts';
import { sandboxAccount } from './account.ts';
import type { TextDelivery } from './delivery.ts';
import { confirmationOf, hasOptedOut, optOutTypeOf } from './opt-out.ts';
import type { ProductWebhooks } from './product-webhooks.ts';
import type { TextMessage } from './text-message.ts';
import { composeText } from './text-message.ts';
import { repliesIn } from './twiml.ts';

export interface AnsweringSide {
  texts: RecordLog<TextMessage>;
  delivery: TextDelivery;
  webhooks: ProductWebhooks;
  product: ProductAddress;
  /** The sandbox's own URL, once it listens. */
  ownUrl: () => string;
}

export interface InboundResult {
  text: TextMessage;
  /** Empty when the product accepted the text; otherwise one sentence about what went wrong. */
  problem: string;
}

/** A person texts the product: stored first, then sent to the product's webhook, whose replies are sent back. */
export async function textAsPerson(
  side: AnsweringSide,
  message: Pick<TextMessage, 'from' | 'to' | 'body' | 'media'>,
): Promise<InboundResult> {
  const text = await side.texts.append(
    composeText({ ...message, direction: 'inbound', status: 'received' }, new Date()),
  );
  const confirmation = confirmationOf(optOutTypeOf(text.body));
  if (confirmation) await reply(side, text, confirmation);

  const answer = await side.webhooks.call(smsWebhookUrl(side.product), inboundFields(side, text));
  if (!answer.answered) return { text, problem: answer.reason };
  if (answer.status < 200 || answer.status > 299) {
    return { text, problem: `The product responded with ${answer.status} to the text.` };
  }
  if (!hasOptedOut(side.texts, text.from)) {
    for (const body of repliesIn(answer.body)) await reply(side, text, body);
  }
  return { text, problem: '' };
}

async function reply(side: AnsweringSide, text: TextMessage, body: string): Promise<void> {
  const draft = { direction: 'outbound-reply', status: 'queued', from: text.to, to: text.from, body } as const;
  side.delivery.start(await side.texts.append(composeText(draft, new Date())));
}

/** Path of an image, which requires the account's id and secret. */
const mediaPath = (text: TextMessage, index: number): string =>
  `/2010-04-01/Accounts/${sandboxAccount.sid}/Messages/${text.sid}/Media/${index}`;

function inboundFields({ ownUrl }: AnsweringSide, text: TextMessage): Record<string, string> {
  const media = text.media ?? [];
  const optOutType = optOutTypeOf(text.body);
  return {
    AccountSid: sandboxAccount.sid,
    ApiVersion: '2010-04-01',
    Body: text.body,
    From: text.from,
    FromCountry: 'US',
    MessageSid: text.sid,
    NumMedia: String(media.length),
    ...Object.fromEntries(
      media.flatMap(({ content_type }, index) => [
        [`MediaUrl${index}`, `${ownUrl()}${mediaPath(text, index)}`],
        [`MediaContentType${index}`, content_type],
      ]),
    ),
    NumSegments: String(text.num_segments),
    SmsMessageSid: text.sid,
    SmsSid: text.sid,
    SmsStatus: text.status,
    To: text.to,
    ToCountry: 'US',
    ...(optOutType ? { OptOutType: optOutType } : {}),
  };
}
