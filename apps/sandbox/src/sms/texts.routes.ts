import type { FastifyInstance } from 'fastify';
import { isAddressedTo, parseId } from '../search.ts';
import { sandboxAccount } from './account.ts';
import type { AnsweringSide } from './inbound-text.ts';
import { textAsPerson } from './inbound-text.ts';
import { phoneNumberOf } from './outbound-text.ts';

interface TextSearch {
  to?: string;
  after_id?: string;
}

interface InboundBody {
  from: string;
  to?: string;
  body: string;
}

const inboundSchema = {
  type: 'object',
  required: ['from', 'body'],
  properties: { from: { type: 'string' }, to: { type: 'string' }, body: { type: 'string' } },
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

  /** Forgets everything about texts, also who texted STOP. */
  app.delete('/api/texts', async (_request, reply) => {
    await texts.clear();
    return reply.code(204).send();
  });

  app.post<{ Body: InboundBody }>('/api/sms/inbound', { schema: { body: inboundSchema } }, async (request, reply) => {
    const from = phoneNumberOf(request.body.from);
    const to = phoneNumberOf(request.body.to ?? sandboxAccount.phoneNumber);
    if (!from || !to) return reply.code(400).send({ message: 'from and to must be numbers like +12025550123.' });
    const { text, problem } = await textAsPerson(side, { from, to, body: request.body.body });
    return problem ? reply.code(502).send({ message: problem, text }) : reply.code(201).send({ text });
  });
}
