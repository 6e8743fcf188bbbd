import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { caseErrors, isFields, text } from './check-case.ts';
import { answered, lookAt } from './decide-cases.ts';
import { drawFace } from './draw-face.ts';
import {
  type EverifyCase,
  type EverifyStatus,
  type EverifyWorld,
  type Fields,
  newCaseNumber,
  newKey,
} from './everify-world.ts';
import { answer, problem } from './guard-api.ts';

const ROOT = '/everify/api/cases';
const BODY_LIMIT = 60 * 1024 * 1024;

type ByNumber = { Params: { number: string } };

const open = (found: EverifyCase): boolean => found.status !== 'CLOSED';
const fieldsOf = (request: FastifyRequest): Fields => (isFields(request.body) ? request.body : {});

/** Without the numbers of the person. */
const present = (found: EverifyCase) => ({
  case_number: found.number,
  employer_case_id: found.employer_case_id,
  client_company_id: found.client_company_id,
  case_status: found.status,
  unconfirmed_data_fields: found.unconfirmed_fields,
  mismatch_reason_code: found.mismatch_reason,
  rdc_id: found.rdc_id,
  closed_result: found.closed_result,
  closure_reason_code: found.closure_reason,
  created_on: found.created_at.slice(0, 10),
});

export function caseRoutes(api: FastifyInstance, world: EverifyWorld): void {
  const respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: object) =>
    answer(world, request, reply, status, body);

  api.post(ROOT, async (request, reply) => {
    const fields = fieldsOf(request);
    const errors = caseErrors(fields);
    const known = world.companies.newestFirst().some(({ key }) => key === text(fields.client_company_id));
    if (!known) errors.push({ field: 'client_company_id', code: 'INVALID' });
    if (errors.length > 0) return respond(request, reply, 422, { errors });
    const reference = text(fields.employer_case_id);
    if (world.cases.newestFirst().some(({ employer_case_id }) => employer_case_id === reference)) {
      return respond(request, reply, 409, problem('EMPLOYER_CASE_ID_EXISTS'));
    }
    if (duplicatesOf(world, fields).some(open)) return respond(request, reply, 409, problem('OPEN_DUPLICATE'));
    return respond(request, reply, 201, present(await addCase(world, fields)));
  });

  api.get<{ Querystring: { employer_case_id?: string } }>(ROOT, async (request, reply) => {
    const { employer_case_id } = request.query;
    const found = world.cases.newestFirst().filter((one) => one.employer_case_id === employer_case_id);
    return respond(request, reply, 200, { cases: found.map(present) });
  });

  api.post(`${ROOT}/duplicates`, async (request, reply) => {
    const cases = duplicatesOf(world, fieldsOf(request)).map(present);
    return respond(request, reply, 200, { cases });
  });

  api.get<ByNumber>(`${ROOT}/:number`, async (request, reply) => {
    const found = world.caseOf(request.params.number);
    if (!found) return respond(request, reply, 404, problem('CASE_UNKNOWN'));
    return respond(request, reply, 200, present(await lookAt(world, found)));
  });

  api.get<ByNumber>(`${ROOT}/:number/photo`, async (request, reply) => {
    const found = world.caseOf(request.params.number);
    if (found?.status !== 'PHOTO_MATCH') return respond(request, reply, 404, problem('NO_PHOTO'));
    return reply.type('image/png').send(drawFace());
  });

  api.get<ByNumber>(`${ROOT}/:number/further_action_notice`, async (request, reply) => {
    const found = world.caseOf(request.params.number);
    if (!found?.fan_id) return respond(request, reply, 404, problem('NO_NOTICE'));
    return respond(request, reply, 200, { case_number: found.number, fan_id: found.fan_id });
  });

  stepRoutes(api, world);
}

type Step = (found: EverifyCase, fields: Fields, world: EverifyWorld) => Partial<EverifyCase> | string;

interface StepRule {
  from: readonly EverifyStatus[];
  /** The changes, or the code of a refusal. */
  step: Step;
}

const closable: EverifyStatus[] = [
  'DRAFT',
  'UNCONFIRMED_DATA',
  'PHOTO_MATCH',
  'SCAN_AND_UPLOAD',
  'PENDING_REFERRAL',
  'CLOSE_CASE_AND_RESUBMIT',
  'FINAL_NONCONFIRMATION',
];

const nonconfirmations = [
  'EMPLOYEE_CONTINUES_TO_WORK_AFTER_FNC',
  'EMPLOYEE_TERMINATED_FOR_FNC_RESULT',
  'EMPLOYEE_CHOSE_NOT_TO_CONTEST',
];

const steps: Record<string, StepRule> = {
  submit: { from: ['DRAFT'], step: () => ({ status: 'QUEUED' }) },
  confirm_data: {
    from: ['UNCONFIRMED_DATA'],
    step: ({ fields }, changed) => {
      const next = { ...fields, ...changed };
      if (caseErrors(next).length > 0) return 'DATA_INVALID';
      return { status: 'QUEUED', fields: next, is_confirmed: true, unconfirmed_fields: [] };
    },
  },
  confirm_photo: {
    from: ['PHOTO_MATCH'],
    step: (_found, { photo_matches, no_photo }) => {
      if (no_photo === true) return answered('SCAN_AND_UPLOAD');
      if (typeof photo_matches !== 'boolean') return 'PHOTO_ANSWER_MISSING';
      return answered(photo_matches ? 'EMPLOYMENT_AUTHORIZED' : 'PENDING_REFERRAL', 'PHOTO');
    },
  },
  documents: {
    from: ['SCAN_AND_UPLOAD'],
    step: (_found, { front, back }, world) =>
      text(front) === ''
        ? 'DOCUMENT_MISSING'
        : {
            status: 'MANUAL_REVIEW',
            documents: text(back) === '' ? 1 : 2,
            decided_at: Date.now() + world.decideAfterMs,
          },
  },
  refer: {
    from: ['PENDING_REFERRAL'],
    step: ({ fan_id }, given, world) =>
      text(given.fan_id) === fan_id
        ? { status: 'REFERRED', rdc_id: `RDC${newKey(5)}`, decided_at: Date.now() + world.decideAfterMs }
        : 'NOTICE_NOT_CONFIRMED',
  },
  close: {
    from: closable,
    step: (_found, { closure_reason_code }) => {
      const reason = text(closure_reason_code);
      if (reason === '') return 'CLOSURE_REASON_MISSING';
      const closed_result = nonconfirmations.includes(reason) ? 'NONCONFIRMATION' : 'OTHER';
      return { status: 'CLOSED', closure_reason: reason, closed_result, decided_at: null };
    },
  },
};

function stepRoutes(api: FastifyInstance, world: EverifyWorld): void {
  for (const [name, { from, step }] of Object.entries(steps)) {
    api.post<ByNumber>(`${ROOT}/:number/${name}`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const found = world.caseOf(request.params.number);
      if (!found) return answer(world, request, reply, 404, problem('CASE_UNKNOWN'));
      if (!from.includes(found.status)) return answer(world, request, reply, 409, problem('WRONG_STATE'));
      const changes = step(found, fieldsOf(request), world);
      if (typeof changes === 'string') return answer(world, request, reply, 422, problem(changes));
      return answer(world, request, reply, 200, present(await world.change(found, changes)));
    });
  }
}

const YEAR_MS = 365 * 86_400_000;

function duplicatesOf(world: EverifyWorld, { client_company_id, ssn }: Fields): EverifyCase[] {
  return world.cases
    .newestFirst()
    .filter((one) => one.client_company_id === text(client_company_id) && text(one.fields.ssn) === text(ssn))
    .filter((one) => open(one) || Date.parse(one.created_at) > Date.now() - YEAR_MS);
}

function addCase(world: EverifyWorld, fields: Fields): Promise<EverifyCase> {
  const now = new Date().toISOString();
  return world.cases.append({
    number: newCaseNumber(),
    client_company_id: text(fields.client_company_id),
    employer_case_id: text(fields.employer_case_id),
    status: 'DRAFT',
    fields,
    unconfirmed_fields: [],
    mismatch_reason: null,
    is_confirmed: false,
    next_status: null,
    decided_at: null,
    fan_id: null,
    rdc_id: null,
    closed_result: null,
    closure_reason: null,
    documents: 0,
    created_at: now,
    updated_at: now,
  });
}
