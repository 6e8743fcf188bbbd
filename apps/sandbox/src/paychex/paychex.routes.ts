import type { FastifyInstance } from 'fastify';
import { answer, guardPayrollApi } from '../payroll/answer.ts';
import { at, isFields, text } from '../payroll/check-values.ts';
import { type Fields, newKey, type PayrollPerson, type PayrollWorld } from '../payroll/payroll-world.ts';
import { tokenRoute } from '../payroll/token-routes.ts';
import { partRoutes } from './part.routes.ts';
import { contentBody, type Respond, refuse, workerOf } from './paychex-answers.ts';
import { errorsBody, paychexError, paychexProblem } from './paychex-problems.ts';
import { changedWorkerErrors, newWorkerErrors, paychexOrganizations, paychexTitles } from './paychex-rules.ts';

const clients = [{ id: 'paychex-sandbox', system: 'paychex', company_id: '' }] as const;

/** The last one exists, but has not given the application access. */
const paychexCompanies = [
  { companyId: '00H1LARKFIELD0000001', displayId: '70015021', legalName: 'Larkfield Group LLC', isLinked: true },
  { companyId: '00H1KINDHOME00000002', displayId: '70015022', legalName: 'Kindhome Care LLC', isLinked: true },
  { companyId: '00H1NOTLINKED0000003', displayId: '70015099', legalName: 'Unlinked Diner Inc', isLinked: false },
] as const;

/** As Paychex does, whatever page size is asked for. */
const PAGE_MAX = 20;

/** Companies, workers, and their parts. */
export function paychexRoutes(app: FastifyInstance, world: PayrollWorld): void {
  tokenRoute(app, world, { path: '/paychex/auth/oauth/v2/token', clients, problem: paychexProblem });
  app.register(async (api) => {
    api.addContentTypeParser(
      /^application\/vnd\.paychex\.[\w.]+\+json/,
      { parseAs: 'string' },
      (_request, body, done) => {
        try {
          done(null, JSON.parse(body.toString()));
        } catch (error) {
          done(error as Error);
        }
      },
    );
    guardPayrollApi(api, world, ['paychex'], paychexProblem);
    const respond: Respond = (request, reply, status, body, ids = []) =>
      answer(world, request, reply, { status, body, problem: paychexProblem, ids });
    companyRoutes(api, respond);
    workerRoutes(api, world, respond);
    partRoutes(api, world, respond);
  });
}

type OfCompany = { Params: { company: string }; Querystring: Record<string, string | undefined> };

const isLinked = (id: string): boolean => paychexCompanies.some((one) => one.companyId === id && one.isLinked);

const notLinked = errorsBody([
  paychexError('API-2', 'Your application is not authorized to access the resource of this company.'),
]);

function companyRoutes(api: FastifyInstance, respond: Respond): void {
  const linked = paychexCompanies.filter((one) => one.isLinked).map(({ isLinked: _, ...company }) => company);
  api.get<OfCompany>('/paychex/companies', async (request, reply) =>
    respond(request, reply, 200, contentBody(paged(linked, request.query))),
  );
  api.get<OfCompany>('/paychex/companies/:company', async (request, reply) => {
    const found = linked.filter(({ companyId }) => companyId === request.params.company);
    return found.length > 0
      ? respond(request, reply, 200, contentBody(found))
      : respond(request, reply, 403, notLinked);
  });
  const lists = {
    jobtitles: paychexTitles.map(({ code, name }) => ({ jobTitleId: code, title: name })),
    organizations: paychexOrganizations.map(({ code, name }) => ({ organizationId: code, name })),
  };
  for (const [name, rows] of Object.entries(lists)) {
    api.get<OfCompany>(`/paychex/companies/:company/${name}`, async (request, reply) =>
      isLinked(request.params.company)
        ? respond(request, reply, 200, contentBody(paged<object>(rows, request.query)))
        : respond(request, reply, 403, notLinked),
    );
  }
}

function paged<Row>(rows: readonly Row[], { limit, offset }: OfCompany['Querystring']): Row[] {
  const start = Number(offset ?? 0) || 0;
  return rows.slice(start, start + Math.min(PAGE_MAX, Number(limit) || PAGE_MAX));
}

const summaryOf = (fields: Fields) => ({
  name: `${text(at(fields, 'name.givenName'))} ${text(at(fields, 'name.familyName'))}`.trim(),
  ssn: text(at(fields, 'legalId.legalIdValue')),
  reference: text(fields.workerCorrelationId),
});

const presentWorker = ({ key, status, fields }: PayrollPerson): Fields => ({
  workerId: key,
  ...fields,
  currentStatus: { ...(isFields(fields.currentStatus) ? fields.currentStatus : {}), statusType: status },
});

function workerRoutes(api: FastifyInstance, world: PayrollWorld, respond: Respond): void {
  const idsOf = ({ key, reference }: PayrollPerson) => [key, reference];

  api.get<OfCompany>('/paychex/companies/:company/workers', async (request, reply) => {
    const { company } = request.params;
    if (!isLinked(company)) return respond(request, reply, 403, notLinked);
    const { employeeid } = request.query;
    const workers = world.peopleOf('paychex', company);
    const found =
      employeeid === undefined
        ? paged(workers, request.query)
        : workers.filter(({ fields }) => fields.employeeId === employeeid);
    return respond(request, reply, 200, contentBody(found.map(presentWorker)), found.flatMap(idsOf));
  });

  api.post<OfCompany>('/paychex/companies/:company/workers', async (request, reply) => {
    const { company } = request.params;
    if (!isLinked(company)) return respond(request, reply, 403, notLinked);
    const [fields, ...more] = Array.isArray(request.body) ? request.body : [];
    if (!isFields(fields)) return refuse(respond, request, reply, [paychexError('API-52', 'The body is empty.')]);
    if (more.length > 0)
      return refuse(respond, request, reply, [paychexError('API-4', 'The sandbox takes one worker at a time.')]);
    const errors = newWorkerErrors(fields, world.peopleOf('paychex', company));
    if (errors.length > 0) return refuse(respond, request, reply, errors);
    const person = await world.add({
      key: newKey(10),
      system: 'paychex',
      company_id: company,
      ...summaryOf(fields),
      status: 'IN_PROGRESS',
      fields,
      communications: [],
      pay_rates: [],
    });
    return respond(request, reply, 201, contentBody([presentWorker(person)]), idsOf(person));
  });

  api.get<{ Params: { id: string } }>('/paychex/workers/:id', async (request, reply) => {
    const person = workerOf(world, request.params.id);
    if (!person) return respond(request, reply, 404, paychexProblem(404));
    return respond(request, reply, 200, contentBody([presentWorker(person)]), idsOf(person));
  });

  api.patch<{ Params: { id: string } }>('/paychex/workers/:id', async (request, reply) => {
    const person = workerOf(world, request.params.id);
    if (!person) return respond(request, reply, 404, paychexProblem(404));
    const changes = isFields(request.body) ? request.body : {};
    const errors = changedWorkerErrors(changes, person);
    if (errors.length > 0) return refuse(respond, request, reply, errors);
    const fields = { ...person.fields, ...changes };
    const changed = await world.change(person, { fields, ...summaryOf(fields) });
    return respond(request, reply, 200, contentBody([presentWorker(changed)]), idsOf(changed));
  });
}
