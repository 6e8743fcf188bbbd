import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/send-page.ts';
import { caseRoutes } from './cases.routes.ts';
import { isFields, text } from './check-case.ts';
import { answerCase } from './decide-cases.ts';
import { everifyPage } from './everify.page.ts';
import { type EverifyMood, type EverifyWorld, newKey } from './everify-world.ts';
import { answer, answerByMood, guardEverifyApi, problem } from './guard-api.ts';

/** Public on purpose: they only give access to this sandbox. */
const account = { client_id: 'onward-sandbox', username: 'onward-sandbox', password: 'onward-sandbox-secret' };

/** The government's web services, the page where a person decides cases, and the controls for tests. */
export function everifyRoutes(app: FastifyInstance, world: EverifyWorld): void {
  app.decorateRequest('everifyMood', null);
  loginRoute(app, world);
  app.register(async (api) => {
    guardEverifyApi(api, world);
    companyRoutes(api, world);
    caseRoutes(api, world);
  });
  pageRoutes(app, world);
  controlRoutes(app, world);
}

function loginRoute(app: FastifyInstance, world: EverifyWorld): void {
  app.post('/everify/api/authentication/login', async (request, reply) => {
    const mood = world.feel('login');
    if (mood) return answerByMood(mood, reply, request);
    const given = isFields(request.body) ? request.body : {};
    const isKnown = Object.entries(account).every(([name, value]) => given[name] === value);
    return isKnown ? world.issueToken() : reply.code(401).send(problem('UNAUTHORIZED'));
  });
}

const named = ['employer_reference', 'legal_name', 'employer_identification_number', 'employee_count_range'];

function companyRoutes(api: FastifyInstance, world: EverifyWorld): void {
  api.post('/everify/api/companies', async (request, reply) => {
    const fields = isFields(request.body) ? request.body : {};
    const missing = named.filter((field) => text(fields[field]) === '');
    const errors = missing.map((field) => ({ field, code: 'REQUIRED' }));
    if (!/^\d{9}$/.test(text(fields.employer_identification_number))) {
      errors.push({ field: 'employer_identification_number', code: 'INVALID' });
    }
    if (errors.length > 0) return answer(world, request, reply, 422, { errors });
    const employer_reference = text(fields.employer_reference);
    const known = world.companies.newestFirst().find((one) => one.employer_reference === employer_reference);
    const company = known ?? (await world.companies.append({ key: `C${newKey()}`, employer_reference, fields }));
    return answer(world, request, reply, known ? 200 : 201, { client_company_id: company.key, employer_reference });
  });
}

function pageRoutes(app: FastifyInstance, world: EverifyWorld): void {
  app.get('/everify', async (_request, reply) => sendPage(reply, everifyPage(world)));

  app.post<{ Params: { number: string; answer: string } }>('/everify/cases/:number/:answer', async (request, reply) => {
    const found = world.caseOf(request.params.number);
    if (!found || !(await answerCase(world, found, request.params.answer))) return reply.callNotFound();
    return reply.redirect('/everify', 303);
  });
}

const object = (properties: Record<string, object>) => ({ schema: { body: { type: 'object', properties } } });

function controlRoutes(app: FastifyInstance, world: EverifyWorld): void {
  app.get('/api/everify', async () => ({
    companies: world.companies.newestFirst(),
    cases: world.cases.newestFirst(),
    calls: world.calls.newestFirst(),
  }));

  app.delete('/api/everify', async (_request, reply) => {
    await Promise.all([world.cases.clear(), world.calls.clear()]);
    return reply.code(204).send();
  });

  app.put<{ Body: { mood: EverifyMood | null } }>('/api/everify/mood', object({ mood: {} }), async (request, reply) => {
    world.setMood(request.body.mood);
    return reply.code(204).send();
  });

  app.put<{ Body: { decide_after_ms: number } }>(
    '/api/everify/settings',
    object({ decide_after_ms: { type: 'integer', minimum: 0 } }),
    async (request, reply) => {
      world.decideAfterMs = request.body.decide_after_ms;
      return reply.code(204).send();
    },
  );

  app.post('/api/everify/revoke', async (_request, reply) => {
    world.revokeTokens();
    return reply.code(204).send();
  });
}
