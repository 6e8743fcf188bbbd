import type { FastifyInstance } from 'fastify';
import type { ProductAddress } from '../product-address.ts';
import { type CalendarAccount, type CalendarWorld, calendarProviders, type Mood } from './calendar-world.ts';
import { googleCalendarRoutes } from './google.routes.ts';
import { microsoftCalendarRoutes } from './microsoft.routes.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { googleOAuth, microsoftOAuth } from './oauth-flavors.ts';

const account = {
  provider: { enum: [...calendarProviders] },
  account: { type: 'string', minLength: 3 },
} as const;

const wanting = (more: Record<string, object> = {}) => ({
  schema: {
    body: {
      type: 'object',
      required: ['provider', 'account', ...Object.keys(more)],
      properties: { ...account, ...more },
    },
  },
});

interface Block extends CalendarAccount {
  starts_at: string;
  ends_at: string;
  is_all_day?: boolean;
  shows?: string;
}

export interface CalendarSide {
  world: CalendarWorld;
  product: ProductAddress;
  ownUrl: () => string;
}

/** Both providers, and the controls for tests and the sandbox pages. */
export function calendarRoutes(app: FastifyInstance, { world, product, ownUrl }: CalendarSide): void {
  app.decorateRequest('grant', null);
  app.decorateRequest('losesAnswer', false);
  oauthRoutes(app, world, googleOAuth, product);
  oauthRoutes(app, world, microsoftOAuth, product);
  googleCalendarRoutes(app, world);
  microsoftCalendarRoutes(app, world, ownUrl);

  app.get<{ Querystring: CalendarAccount }>('/api/calendars', async ({ query }) => ({
    events: world.eventsOf(query),
    grants: world.grantsOf(query).map(({ is_revoked, refreshes, scope }) => ({ is_revoked, refreshes, scope })),
  }));

  app.post<{ Body: Block }>(
    '/api/calendars/events',
    wanting({ starts_at: { type: 'string' }, ends_at: { type: 'string' } }),
    async ({ body: { provider, account: name, ...span } }, reply) =>
      reply.code(201).send(await world.addBusy({ provider, account: name }, span)),
  );

  app.post<{ Body: CalendarAccount }>('/api/calendars/revoke', wanting(), async ({ body }, reply) => {
    await world.revoke(body);
    return reply.code(204).send();
  });

  app.post<{ Body: CalendarAccount }>('/api/calendars/expire', wanting(), async ({ body }, reply) => {
    world.expireTokens(body);
    return reply.code(204).send();
  });

  app.put<{ Body: CalendarAccount & { mood: Mood | null } }>(
    '/api/calendars/mood',
    wanting({ mood: {} }),
    async ({ body: { provider, account: name, mood } }, reply) => {
      const at = { provider, account: name };
      if (mood) world.setMood(at, mood);
      else world.clearMoods(at);
      return reply.code(204).send();
    },
  );
}
