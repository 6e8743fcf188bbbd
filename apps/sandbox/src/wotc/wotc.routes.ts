import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/send-page.ts';
import { isFields, screeningErrors } from './check-screening.ts';
import { answer, guardWotcApi, problem } from './guard-api.ts';
import { wotcPage } from './wotc.page.ts';
import { type WotcMood, type WotcSystem, type WotcWorld, wotcAccounts } from './wotc-world.ts';

const roots = { wotc: '/wotc', ehx_wotc: '/ehx-wotc' } as const satisfies Record<WotcSystem, string>;

type OfScreening = { Params: { account: string; company: string; reference: string } };

/** Two services that screen new hires for the tax credit, the page that shows what they got, and controls for tests. */
export function wotcRoutes(app: FastifyInstance, world: WotcWorld): void {
  app.decorateRequest('wotcMood', null);
  for (const system of ['wotc', 'ehx_wotc'] as const) {
    app.register(async (api) => {
      guardWotcApi(api, world, system);
      screeningRoutes(api, world, system);
    });
  }
  app.get('/wotc', async (_request, reply) => sendPage(reply, wotcPage(world)));
  controlRoutes(app, world);
}

function screeningRoutes(api: FastifyInstance, world: WotcWorld, system: WotcSystem): void {
  const { companies } = wotcAccounts[system];

  api.get(`${roots[system]}/v1/accounts/:account/companies`, async (request, reply) =>
    answer(world, system, { request, reply }, 200, { companies }),
  );

  // The reference is part of the address, so that a call that is repeated makes no second screening.
  api.put<OfScreening>(
    `${roots[system]}/v1/accounts/:account/companies/:company/screenings/:reference`,
    async (request, reply) => {
      const { company: company_key, reference } = request.params;
      const respond = (status: number, body: object) => answer(world, system, { request, reply }, status, body);
      if (!companies.some(({ key }) => key === company_key)) return respond(404, problem('COMPANY_UNKNOWN'));
      const fields = isFields(request.body) ? request.body : {};
      const errors = screeningErrors(fields);
      if (errors.length > 0) return respond(422, { errors });
      const known = world.find(system, reference);
      const received_at = new Date().toISOString();
      if (known) {
        await world.screenings.update({ ...known, company_key, fields, times: known.times + 1, received_at });
        return respond(200, { screening_id: known.key, reference, status: 'received' });
      }
      const key = `S${randomBytes(4).toString('hex').toUpperCase()}`;
      await world.screenings.append({ key, system, company_key, reference, fields, times: 1, received_at });
      return respond(201, { screening_id: key, reference, status: 'received' });
    },
  );
}

function controlRoutes(app: FastifyInstance, world: WotcWorld): void {
  app.get('/api/wotc', async () => ({
    screenings: world.screenings.newestFirst(),
    calls: world.calls.newestFirst(),
  }));

  app.delete('/api/wotc', async (_request, reply) => {
    await Promise.all([world.screenings.clear(), world.calls.clear()]);
    return reply.code(204).send();
  });

  app.put<{ Body: { mood: WotcMood | null } }>(
    '/api/wotc/mood',
    { schema: { body: { type: 'object', properties: { mood: {} } } } },
    async (request, reply) => {
      world.setMood(request.body.mood);
      return reply.code(204).send();
    },
  );
}
