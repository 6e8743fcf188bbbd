import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WotcMood, type WotcSystem, type WotcWorld, wotcAccounts } from './wotc-world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer of this call will suffer. */
    wotcMood: WotcMood['answer'] | null;
  }
}

export const problem = (code: string) => ({ errors: [{ field: '', code }] });

const afterwards: WotcMood['answer'][] = ['lost', 'wrong_record'];

type OfAccount = { account: string };

/** A simulated failure comes first, because a service that is down checks no keys. */
export function guardWotcApi(api: FastifyInstance, world: WotcWorld, system: WotcSystem): void {
  api.addHook('preHandler', async (request, reply) => {
    const mood = world.feel(system, request.method === 'GET' ? 'read' : 'write');
    const isAfterwards = mood !== null && afterwards.includes(mood.answer);
    request.wotcMood = isAfterwards ? mood.answer : null;
    if (mood && !isAfterwards) {
      await record(world, system, request, String(mood.answer));
      return answerByMood(mood, request, reply);
    }
    const account = wotcAccounts[system];
    if (request.headers.authorization !== `Bearer ${account.apiKey}`) {
      return answer(world, system, { request, reply }, 401, problem('KEY_UNKNOWN'));
    }
    if ((request.params as OfAccount).account !== account.id) {
      return answer(world, system, { request, reply }, 403, problem('ACCOUNT_NOT_YOURS'));
    }
  });
}

async function answerByMood(mood: WotcMood, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  switch (mood.answer) {
    case 'html':
      return reply.code(200).type('text/html').send('<html><body>Scheduled maintenance</body></html>');
    case 401:
    case 429:
    case 500:
    case 503:
      if (mood.retry_after !== undefined) reply.header('retry-after', String(mood.retry_after));
      return reply.code(mood.answer).send(problem('SANDBOX'));
    default:
      reply.hijack();
      await once(request.raw.socket, 'close');
      return reply;
  }
}

/** Records the call and answers it, unless the answer is to be lost or wrong. */
export async function answer(
  world: WotcWorld,
  system: WotcSystem,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  status: number,
  body: object,
): Promise<FastifyReply> {
  const mood = status < 400 ? request.wotcMood : null;
  await record(world, system, request, mood ? `${status}, then ${mood}` : String(status));
  if (mood === 'lost') {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  return reply.code(status).send(mood === 'wrong_record' ? { ...body, reference: 'another-screening' } : body);
}

async function record(world: WotcWorld, system: WotcSystem, request: FastifyRequest, answered: string): Promise<void> {
  await world.calls.append({ system, method: request.method, path: request.url.slice(0, 200), answered });
}
