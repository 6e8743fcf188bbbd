import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CheckrMood, CheckrWorld } from './checkr-world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account behind this call; set for every route of the API. */
    checkrAccount: string;
  }
}

/** HTTP Basic: the token is the user, the password is empty. */
export const tokenIn = ({ headers }: FastifyRequest): string => {
  const encoded = /^Basic (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8').split(':')[0] ?? '';
};

/** Whether the simulated failure has responded. */
export async function answerByMood(
  world: CheckrWorld,
  on: CheckrMood['on'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const mood = world.feel(on);
  if (!mood) return false;
  switch (mood.answer) {
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return true;
    case 'lost':
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    case 'lie':
      await reply.code(200).type('text/html').send('<html><body>Welcome to the hotel network</body></html>');
      return true;
    default:
      if (mood.retry_after !== undefined) reply.header('retry-after', String(mood.retry_after));
      await reply.code(mood.answer).send({ error: `The sandbox was asked to answer ${mood.answer}` });
      return true;
  }
}

/** A simulated failure comes first, because a service that is down checks no tokens. */
export function guardCheckrApi(api: FastifyInstance, world: CheckrWorld): void {
  api.addHook('preHandler', async (request, reply) => {
    if (await answerByMood(world, 'api', request, reply)) return reply;
    const account = world.accountOf(tokenIn(request));
    if (!account) return reply.code(401).send({ error: 'Bad authentication error' });
    request.checkrAccount = account;
  });
}
