import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayrollMood, PayrollSystem, PayrollWorld } from './payroll-world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, and what the answer will suffer; set for every route of a payroll system. */
    payroll: { system: PayrollSystem; company_id: string; mood: PayrollMood | null } | null;
  }
}

/** The error body of a system for failures that are not about a field. */
export type Problem = (status: number) => unknown;

const afterwards: PayrollMood['answer'][] = ['lost', 'half', 'stored_500', 'wrong_record'];

/** A call needs a valid token; then a simulated failure may apply. */
export function guardPayrollApi(
  api: FastifyInstance,
  world: PayrollWorld,
  systems: readonly PayrollSystem[],
  problem: Problem,
): void {
  api.addHook('preHandler', async (request, reply) => {
    const token = world.tokenOf(request.headers.authorization);
    if (!token || !systems.includes(token.system)) return reply.code(401).send(problem(401));
    const mood = world.feel(token.system, request.method === 'GET' ? 'read' : 'write');
    const isAfterwards = mood !== null && afterwards.includes(mood.answer);
    request.payroll = { system: token.system, company_id: token.company_id, mood: isAfterwards ? mood : null };
    if (!mood || isAfterwards) return;
    await record(world, request, String(mood.answer));
    return answerByMood(mood, request, reply, problem);
  });
}

/** A failure before anything is processed. */
export async function answerByMood(mood: PayrollMood, request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  switch (mood.answer) {
    case 'hang':
      reply.hijack();
      await once(request.raw.socket, 'close');
      return reply;
    case 'html':
      return reply.code(200).type('text/html').send('<html><body>Welcome to the hotel network</body></html>');
    case 'nonsense':
      return reply.code(200).send({ weather: ['sunny', null, { workerId: {}, employeeId: [] }] });
    case 401:
    case 403:
    case 429:
    case 500:
    case 503:
      if (mood.retry_after !== undefined) reply.header('retry-after', String(mood.retry_after));
      return reply.code(mood.answer).send(problem(mood.answer));
    default:
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
  }
}

interface Answer {
  status: number;
  body: unknown;
  problem: Problem;
  /** The ids in the answer, which a lie replaces. */
  ids?: string[];
}

/** Records the call and answers it, unless the answer is to be lost or wrong. */
export async function answer(
  world: PayrollWorld,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, problem, ids = [] }: Answer,
): Promise<FastifyReply> {
  const mood = status < 400 ? request.payroll?.mood?.answer : undefined;
  await record(world, request, mood ? `${status}, then ${mood}` : String(status));
  const text = body === undefined ? '' : JSON.stringify(body);
  switch (mood) {
    case 'lost':
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    case 'half':
      reply.hijack();
      reply.raw.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text) + 2,
      });
      reply.raw.write(text.slice(0, Math.ceil(text.length / 2)) || '{', () => request.raw.socket.destroy());
      return reply;
    case 'stored_500':
      return reply.code(500).send(problem(500));
    case 'wrong_record':
      return send(
        reply,
        status,
        ids.reduce((lie, id) => lie.replaceAll(`"${id}"`, '"OWWRONG1"'), text),
      );
    default:
      return send(reply, status, text);
  }
}

const send = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  text === '' ? reply.code(status).send() : reply.code(status).type('application/json').send(text);

async function record(world: PayrollWorld, request: FastifyRequest, answered: string): Promise<void> {
  if (!request.payroll) return;
  await world.calls.append({
    system: request.payroll.system,
    method: request.method,
    path: request.url.slice(0, 300),
    answered,
    received_at: new Date().toISOString(),
  });
}
