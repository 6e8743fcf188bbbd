import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EverifyMood, EverifyWorld } from './everify-world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer of this call will suffer. */
    everifyMood: EverifyMood['answer'] | null;
  }
}

const afterwards: EverifyMood['answer'][] = ['lost', 'stored_500', 'wrong_case'];

export const problem = (code: string) => ({ errors: [{ field: '', code }] });

/** A simulated failure comes first, because a service that is down checks no tokens. */
export function guardEverifyApi(api: FastifyInstance, world: EverifyWorld): void {
  api.addHook('preHandler', async (request, reply) => {
    const mood = world.feel(request.method === 'GET' ? 'read' : 'write');
    request.everifyMood = mood && afterwards.includes(mood.answer) ? mood.answer : null;
    if (mood && request.everifyMood === null) {
      await record(world, request, String(mood.answer));
      return answerByMood(mood, reply, request);
    }
    if (!world.knowsToken(request.headers.authorization)) return reply.code(401).send(problem('UNAUTHORIZED'));
  });
}

/** A failure before anything is processed. */
export async function answerByMood(mood: EverifyMood, reply: FastifyReply, request: FastifyRequest) {
  switch (mood.answer) {
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return reply;
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
      request.raw.socket.destroy();
      return reply;
  }
}

/** Records the call and answers it, unless the answer is to be lost or wrong. */
export async function answer(
  world: EverifyWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: object,
): Promise<FastifyReply> {
  const mood = status < 400 ? request.everifyMood : null;
  await record(world, request, mood ? `${status}, then ${mood}` : String(status));
  switch (mood) {
    case 'lost':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'stored_500':
      return reply.code(500).send(problem('SANDBOX'));
    case 'wrong_case':
      return reply.code(status).send({ ...body, case_number: '2026001000000ZZ', employer_case_id: 'another-case' });
    default:
      return reply.code(status).send(body);
  }
}

async function record(world: EverifyWorld, request: FastifyRequest, answered: string): Promise<void> {
  await world.calls.append({ method: request.method, path: request.url.slice(0, 200), answered });
}
