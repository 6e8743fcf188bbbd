import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/send-page.ts';
import type { ProductAddress } from '../product-address.ts';
import { checkrApiRoutes } from './api.routes.ts';
import { applyPage, checkrPage } from './checkr.page.ts';
import { type CheckrMood, type CheckrWorld, checkrAccounts } from './checkr-world.ts';
import { checkrOAuthRoutes, confirmAccount } from './oauth.routes.ts';
import { type ReportRuns, reportActions } from './run-reports.ts';
import type { CheckrEvents } from './send-events.ts';

export interface CheckrParts {
  world: CheckrWorld;
  events: CheckrEvents;
  runs: ReportRuns;
  product: ProductAddress;
  ownUrl: () => string;
}

/** Checkr's API, its pages, and the controls for tests. */
export function checkrRoutes(app: FastifyInstance, parts: CheckrParts): void {
  app.decorateRequest('checkrAccount', '');
  checkrOAuthRoutes(app, parts);
  checkrApiRoutes(app, parts);
  pageRoutes(app, parts);
  controlRoutes(app, parts);
}

type ByKey = { Params: { key: string } };

function pageRoutes(app: FastifyInstance, { world, events, runs }: CheckrParts): void {
  app.get('/checkr', async (_request, reply) => sendPage(reply, checkrPage(world)));

  app.post<{ Params: { key: string; action: string } }>('/checkr/reports/:key/:action', async (request, reply) => {
    const action = reportActions.find((one) => one === request.params.action);
    if (!action || !(await runs.act(request.params.key, action))) return reply.callNotFound();
    return reply.redirect('/checkr', 303);
  });

  app.post<ByKey>('/checkr/events/:key/again', async (request, reply) => {
    const event = world.events.newestFirst().find(({ key }) => key === request.params.key);
    if (!event) return reply.callNotFound();
    await events.deliver(event);
    return reply.redirect('/checkr', 303);
  });

  app.post<ByKey>('/checkr/accounts/:key/confirm', async (request, reply) => {
    if (!isAccount(request.params.key)) return reply.callNotFound();
    await confirmAccount(events, request.params.key);
    return reply.redirect('/checkr', 303);
  });

  app.post<ByKey>('/checkr/accounts/:key/revoke', async (request, reply) => {
    if (!isAccount(request.params.key)) return reply.callNotFound();
    await world.revokeAll(request.params.key);
    return reply.redirect('/checkr', 303);
  });

  app.get<ByKey>('/checkr/apply/:key', async (request, reply) => {
    const invitation = world.invitation(null, request.params.key);
    return invitation ? sendPage(reply, applyPage(invitation)) : reply.callNotFound();
  });

  app.post<ByKey>('/checkr/apply/:key', async (request, reply) => {
    const invitation = world.invitation(null, request.params.key);
    if (invitation?.status !== 'pending') return reply.callNotFound();
    const { account_id, candidate_key, package: ordered, node } = invitation;
    await runs.start({ account_id, candidate_key, package: ordered, node });
    return reply.redirect(`/checkr/apply/${invitation.key}`, 303);
  });
}

const isAccount = (key: string): boolean => checkrAccounts.some(({ id }) => id === key);

const object = (properties: Record<string, object>) => ({ schema: { body: { type: 'object', properties } } });

function controlRoutes(app: FastifyInstance, { world, events, runs }: CheckrParts): void {
  app.get('/api/checkr', async () => ({
    tokens: world.tokens.newestFirst().map(({ account_id, is_revoked }) => ({ account_id, is_revoked })),
    candidates: world.candidates.newestFirst(),
    invitations: world.invitations.newestFirst(),
    reports: world.reports.newestFirst(),
    events: world.events.newestFirst().map(({ key, type, answered }) => ({ key, type, answered })),
  }));

  app.put<{ Body: { mood: CheckrMood | null } }>('/api/checkr/mood', object({ mood: {} }), async (request, reply) => {
    world.setMood(request.body.mood);
    return reply.code(204).send();
  });

  app.put<{ Body: { complete_after_ms: number } }>(
    '/api/checkr/settings',
    object({ complete_after_ms: { type: 'integer', minimum: 0 } }),
    async (request, reply) => {
      runs.completeAfterMs = request.body.complete_after_ms;
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { account_id: string } }>(
    '/api/checkr/revoke',
    object({ account_id: { type: 'string' } }),
    async (request, reply) => {
      await world.revokeAll(request.body.account_id);
      return reply.code(204).send();
    },
  );

  app.post<{ Body: { type: string; account_id: string; object?: object } }>(
    '/api/checkr/events',
    object({ type: { type: 'string' }, account_id: { type: 'string' } }),
    async ({ body }, reply) => {
      const { key } = await events.send({ subject: body.account_id, object: {}, ...body });
      return reply.code(201).send({ key });
    },
  );
}
