// Starting and reminding many people at once, in the background (ONB-030, ONB-036).
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { LINK_FIELDS, StartDate } from './employee-processes.ts';

const starting = { audience: 'company', module: 'onboarding', permission: 'onboard_employee' } as const;

export const BATCH_PEOPLE_MAX = 500;

const BatchPerson = Type.Object({
  employee_id: Nullable(Id),
  application_id: Nullable(Id),
  name: Type.String(),
  status: Type.Enum(['waiting', 'done', 'refused', 'undone']),
  /** Why this person was left out, in the user's language. */
  reason: Nullable(Type.String()),
  process_key: Nullable(Type.String()),
});

export const OnboardingBatch = Type.Object({
  id: Id,
  kind: Type.Enum(['start', 'remind']),
  status: Type.Enum(['running', 'done', 'undone']),
  total: Type.Integer(),
  done_count: Type.Integer(),
  refused_count: Type.Integer(),
  /** Until then it can be undone; null when there is nothing to undo. */
  undo_until: Nullable(Timestamp),
  people: Type.Array(BatchPerson),
});
export type OnboardingBatch = Static<typeof OnboardingBatch>;

const BatchAnswer = Type.Object({ onboarding_batch: OnboardingBatch });

export const startSeveral = endpoint({
  name: 'startSeveralOnboardings',
  method: 'POST',
  path: '/v1/onboarding_batches/starts',
  summary: 'Start the onboarding of many people in the background',
  ...starting,
  idempotent: true,
  body: Type.Object({
    company_onboarding_process_id: Id,
    people: Type.Array(
      Type.Object({ employee_id: Type.Optional(Id), application_id: Type.Optional(Id), start_date: StartDate }),
      { minItems: 1, maxItems: BATCH_PEOPLE_MAX },
    ),
    ...LINK_FIELDS,
  }),
  answers: { 202: BatchAnswer },
});

export const remindSeveral = endpoint({
  name: 'remindSeveral',
  method: 'POST',
  path: '/v1/onboarding_batches/reminders',
  summary: 'Send many employees the link again, in the background',
  ...starting,
  idempotent: true,
  body: Type.Object({
    employee_ids: Type.Array(Id, { minItems: 1, maxItems: BATCH_PEOPLE_MAX, uniqueItems: true }),
    ...LINK_FIELDS,
  }),
  answers: { 202: BatchAnswer },
});

export const getBatch = endpoint({
  name: 'getOnboardingBatch',
  method: 'GET',
  path: '/v1/onboarding_batches/:id',
  summary: "The user's own work on many people, with the result for each",
  ...starting,
  params: IdParams,
  answers: { 200: BatchAnswer },
});

export const undoBatch = endpoint({
  name: 'undoOnboardingBatch',
  method: 'POST',
  path: '/v1/onboarding_batches/:id/undo',
  summary: 'Undo the start of many onboardings before their links leave',
  ...starting,
  params: IdParams,
  answers: { 200: BatchAnswer },
});
