import { once } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CalendarAccount, CalendarWorld, Mood } from './calendar-world.ts';
import { googleProblem } from './google-problems.ts';
import { microsoftProblem } from './microsoft-problems.ts';

/** Whether the simulated failure has responded; a `lost` connection is cut when the response would be sent. */
export async function answerByMood(
  world: CalendarWorld,
  at: CalendarAccount,
  on: Mood['on'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const mood = world.feel(at, on);
  if (!mood) return false;
  if (mood.answer === 'lost') {
    request.losesResponse = true;
    return false;
  }
  if (mood.answer === 'hang') {
    reply.hijack();
    await once(request.raw.socket, 'close');
    return true;
  }
  if (mood.retry_after !== undefined) reply.header('retry-after', String(mood.retry_after));
  const problem = at.provider === 'google' ? googleProblem(mood.answer) : microsoftProblem(mood.answer);
  await reply.code(mood.answer).send(problem);
  return true;
}

declare module 'fastify' {
  interface FastifyRequest {
    losesResponse: boolean;
  }
}
