import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, guardPayrollApi } from '../payroll/answer.ts';
import { isFields, text } from '../payroll/check-values.ts';
import { departmentCodes, jobTitles, type KnownCode, locationCodes, payPeriods } from '../payroll/codes.ts';
import { type Fields, newKey, type PayrollPerson, type PayrollWorld } from '../payroll/payroll-world.ts';
import { tokenRoute } from '../payroll/token-routes.ts';
import type { ProductAddress } from '../product-address.ts';
import { applicantProblems, readApplicant } from './adp-rules.ts';
import { adpConsentRoutes, exchangeConsent } from './consent.routes.ts';
import { ConsentWorld } from './consent-world.ts';

/** ADP's client credentials belong to one company and one product. */
const clients = [
  { id: 'adp-sandbox', system: 'adp', company_id: 'larkfield' },
  { id: 'adp-run-sandbox', system: 'adp_run', company_id: 'larkfield' },
] as const;

const onboard = '/adp/hcm/v2/applicant.onboard';

const failed = (messages: string[]) => ({
  _confirmMessage: {
    messageID: newKey(),
    requestStatus: 'failed',
    messages: messages.map((messageText) => ({
      messageCode: null,
      messageTypeCode: 'error',
      messageText,
      resourceID: 'hcm/v2/applicant.onboard',
      resourceReference: null,
      resourceStatus: null,
    })),
  },
});

const succeeded = (messages: { messageCode: string; resourceID: string }[]) => ({
  _confirmMessage: { messageID: newKey(), requestStatus: 'success', messages },
});

const problem = (status: number) => failed([`The request was answered with ${status}.`]);

const lists: Record<string, KnownCode[]> = {
  'job-titles': jobTitles,
  departments: departmentCodes,
  locations: locationCodes,
  'pay-cycles': payPeriods,
};

const items = (codes: KnownCode[]) => codes.map(({ code, name }) => ({ codeValue: code, longName: name }));

/** Applicant Onboarding, version 2, of Workforce Now and RUN; the client decides which of them answers. */
export function adpPayrollRoutes(app: FastifyInstance, world: PayrollWorld, product: ProductAddress): void {
  const consent = { consents: new ConsentWorld(), world, problem };
  tokenRoute(app, world, {
    path: '/adp/auth/oauth/v2/token',
    clients,
    problem,
    exchangeCode: (caller, request, reply) => exchangeConsent(consent, caller, request, reply),
  });
  adpConsentRoutes(app, { ...consent, product });
  app.register(async (api) => {
    guardPayrollApi(api, world, ['adp', 'adp_run'], problem);
    const respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: unknown, ids?: string[]) =>
      answer(world, request, reply, { status, body, problem, ids: ids ?? [] });

    api.get(`${onboard}/meta`, async (request, reply) => respond(request, reply, 200, meta()));
    api.get<{ Params: { table: string } }>(
      '/adp/codelists/hr/v3/worker-management/:table/WFN/1',
      async (request, reply) => {
        const codes = lists[request.params.table];
        if (!codes) return respond(request, reply, 404, failed(['The code list is unknown.']));
        return respond(request, reply, 200, {
          codeLists: [{ codeListTitle: request.params.table, listItems: items(codes) }],
        });
      },
    );
    api.get<{ Querystring: { $filter?: string } }>('/adp/hr/v2/workers', async (request, reply) => {
      const wanted = /^workers\/alternateIDs\/idValue eq '([^']*)'$/.exec(request.query.$filter ?? '')?.[1];
      if (wanted === undefined) return respond(request, reply, 400, failed(['The filter is not supported.']));
      const found = peopleOf(world, request).filter(({ reference }) => reference === wanted);
      if (found.length === 0) return respond(request, reply, 204, undefined);
      const ids = found.flatMap(({ key, reference }) => [key, reference]);
      return respond(request, reply, 200, { workers: found.map(presentWorker) }, ids);
    });
    applicantRoutes(api, world, respond);
  });
}

type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: unknown,
  ids?: string[],
) => Promise<FastifyReply>;

function applicantRoutes(api: FastifyInstance, world: PayrollWorld, respond: Respond): void {
  api.post(onboard, async (request, reply) => {
    const system = productOf(request);
    const onboarding = onboardingIn(request.body);
    const problems = problemsOf(world, request, onboarding, null);
    if (problems.length > 0) return respond(request, reply, 400, failed(problems));
    const person = await world.add({
      key: `${newKey(4)}_3`,
      system,
      company_id: request.payroll?.company_id ?? '',
      ...readApplicant(system, onboarding),
      status: 'in progress',
      fields: onboarding,
      communications: [],
      pay_rates: [],
    });
    const messages = [
      { resourceID: person.key, messageCode: 'applicantID' },
      { resourceID: newKey(), messageCode: 'AssociateOID' },
    ];
    return respond(request, reply, 201, succeeded(messages), [person.key]);
  });

  api.put<{ Params: { id: string } }>('/adp/hcm/v2/applicants/:id/onboarding', async (request, reply) => {
    const person = peopleOf(world, request).find(({ key }) => key === request.params.id);
    if (!person) return respond(request, reply, 404, failed(['The applicant is unknown.']));
    const onboarding = onboardingIn(request.body);
    const problems = problemsOf(world, request, onboarding, person);
    if (problems.length > 0) return respond(request, reply, 400, failed(problems));
    await world.change(person, { ...readApplicant(productOf(request), onboarding), fields: onboarding });
    return respond(request, reply, 200, succeeded([]));
  });
}

const productOf = ({ payroll }: FastifyRequest): 'adp' | 'adp_run' =>
  payroll?.system === 'adp_run' ? 'adp_run' : 'adp';

const peopleOf = (world: PayrollWorld, request: FastifyRequest): PayrollPerson[] =>
  world.peopleOf(productOf(request), request.payroll?.company_id ?? '');

function onboardingIn(body: unknown): Fields {
  const { applicantOnboarding } = isFields(body) ? body : {};
  return isFields(applicantOnboarding) ? applicantOnboarding : {};
}

function problemsOf(
  world: PayrollWorld,
  request: FastifyRequest,
  onboarding: Fields,
  own: PayrollPerson | null,
): string[] {
  const system = productOf(request);
  const { ssn } = readApplicant(system, onboarding);
  const isTaken = peopleOf(world, request).some(
    (other) => text(ssn) !== '' && other.ssn === ssn && other.key !== own?.key,
  );
  return [
    ...applicantProblems(system, onboarding),
    ...(isTaken
      ? [`You have entered a Social Security Number (${ssn}) that is already used by another applicant.`]
      : []),
  ];
}

const presentWorker = ({ key, reference }: PayrollPerson) => ({
  associateOID: `G3${key}`,
  workerID: { idValue: key },
  alternateIDs: [{ idValue: reference, schemeCode: { codeValue: 'Badge ID' } }],
});

const meta = () => ({
  meta: {
    '/data/transforms': [
      {
        '/applicantOnboarding/applicantWorkerProfile/homeOrganizationalUnits/NameCode/codeValue': {
          optional: true,
          codeList: { codeListTitle: 'Departments', listItems: items(departmentCodes) },
        },
        '/applicantOnboarding/applicantPayrollProfile/payCycleCode/codeValue': {
          optional: true,
          codeList: { codeListTitle: 'Pay frequencies', listItems: items(payPeriods) },
        },
      },
    ],
  },
});
