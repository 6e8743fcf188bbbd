import type { FastifyInstance } from 'fastify';
import { isAddressedTo, parseId } from '../search.ts';
import { isSandboxAccount, sandboxAccount } from './account.ts';
import type { AnsweringSide } from './inbound-text.ts';
import { textAsPerson } from './inbound-text.ts';
import { phoneNumberOf } from './outbound-text.ts';
import type { TextMessage } from './text-message.ts';

interface TextSearch {
  to?: string;
  after_id?: string;
}

interface InboundBody {
  from: string;
  to?: string;
  body: string;
  media?: NonNullable<TextMessage['media']>;
}

const inboundSchema = {
  type: 'object',
  required: ['from', 'body'],
  properties: {
    from: { type: 'string' },
    to: { type: 'string' },
    body: { type: 'string' },
    media: {
      type: 'array',
      items: {
        type: 'object',
        required: ['content_type', 'content_base64'],
        properties: { content_type: { type: 'string' }, content_base64: { type: 'string' } },
      },
    },
  },
};

export function textRoutes(app: FastifyInstance, side: AnsweringSide): void {
  const { texts } = side;

  app.get<{ Querystring: TextSearch }>('/api/texts', async (request) => {
    const afterId = parseId(request.query.after_id) ?? 0;
    return {
      texts: texts.newestFirst().filter((text) => text.id > afterId && isAddressedTo(request.query.to, [text.to])),
    };
  });

  app.get<{ Params: { id: string } }>('/api/texts/:id', async (request, reply) => {
    return texts.find(parseId(request.params.id) ?? 0) ?? reply.code(404).send({ message: 'No such text.' });
  });

  app.get<{ Params: { accountSid: string; sid: string; index: string } }>(
    '/2010-04-01/Accounts/:accountSid/Messages/:sid/Media/:index',
    async (request, reply) => {
      const { accountSid, sid, index } = request.params;
      if (!isSandboxAccount(request.headers.authorization, accountSid)) return reply.code(401).send();
      const picture = texts.newestFirst().find((text) => text.sid === sid)?.media?.[Number(index)];
      if (!picture) return reply.code(404).send({ message: 'No such picture.' });
      return reply.type(picture.content_type).send(Buffer.from(picture.content_base64, 'base64'));
    },
  );

  /** Deletes all texts, including the record of who texted STOP. */
  app.delete('/api/texts', async (_request, reply) => {
    await texts.clear();
    return reply.code(204).send();
  });

  app.post<{ Body: InboundBody }>('/api/sms/inbound', { schema: { body: inboundSchema } }, async (request, reply) => {
    const from = phoneNumberOf(request.body.from);
    const to = phoneNumberOf(request.body.to ?? sandboxAccount.phoneNumber);
    if (!from || !to) return reply.code(400).send({ message: 'from and to must be numbers like +12025550123.' });
    const { text, problem } = await textAsPerson(side, {
      from,
      to,
      body: request.body.body,
      ...(request.body.media && { media: request.body.media }),
    });
    return problem ? reply.code(502).send({ message: problem, text }) : reply.code(201).send({ text });
  });
}
