import type { FastifyInstance } from 'fastify';
import type { CalendarProvider, CalendarWorld, Grant } from './calendar-world.ts';
import { googleProblem } from './google-problems.ts';
import { microsoftProblem } from './microsoft-problems.ts';
import { answerByMood } from './moods.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The grant behind this call; set for every calendar route. */
    grant: Grant | null;
  }
}

const neededScopes = {
  google: 'https://www.googleapis.com/auth/calendar.events.owned',
  microsoft: 'Calendars.ReadWrite',
} satisfies Record<CalendarProvider, string>;

/** Every call needs a valid token that covers calendars; then a simulated failure may apply. */
export function guardCalendarApi(api: FastifyInstance, world: CalendarWorld, provider: CalendarProvider): void {
  const problem = provider === 'google' ? googleProblem : microsoftProblem;
  api.addHook('preHandler', async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const grant = world.grantOfToken(provider, token);
    if (!grant) return reply.code(401).send(problem(401));
    if (!grant.scope.split(' ').includes(neededScopes[provider])) return reply.code(403).send(problem(403));
    request.grant = grant;
    if (await answerByMood(world, grant, 'api', request, reply)) return reply;
  });
  api.addHook('onSend', async (request) => {
    if (request.losesResponse) request.raw.socket.destroy();
  });
}
