// Lists of people: whose onboarding waits for the user, and who can be started (ONB-017, ONB-030).
import { ACTION_TYPES } from '@onward/domain/onboarding/module-types';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const MODULE = 'onboarding';

export const OnboardingTask = Type.Object({
  action_key: Type.String(),
  action_type: Type.Enum([...ACTION_TYPES]),
  name: Type.String(),
  process_key: Type.String(),
  process_name: Type.String(),
  employee: Type.Object({
    id: Id,
    name: Type.String(),
    position: Nullable(Type.String()),
    location: Nullable(Type.String()),
  }),
  opened_at: Timestamp,
  due_on: Nullable(CalendarDate),
  is_late: Type.Boolean(),
});
export type OnboardingTask = Static<typeof OnboardingTask>;

export const listOnboardingTasks = endpoint({
  name: 'listOnboardingTasks',
  method: 'GET',
  path: '/v1/onboarding/tasks',
  summary: 'Actions that wait for the user, of all employees in scope, the most urgent first',
  audience: 'company',
  module: MODULE,
  query: pageQuery({
    query: Type.Optional(Type.String({ maxLength: 80 })),
    action_type: Type.Optional(Type.Enum([...ACTION_TYPES])),
  }),
  answers: { 200: pageResponse({ onboarding_tasks: Type.Array(OnboardingTask) }) },
});

export const OnboardingCandidate = Type.Object({
  employee_id: Nullable(Id),
  application_id: Nullable(Id),
  name: Type.String(),
  position: Nullable(Type.String()),
  location: Nullable(Type.Object({ id: Id, name: Type.String() })),
  hired_date: CalendarDate,
  start_date: Nullable(CalendarDate),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
});
export type OnboardingCandidate = Static<typeof OnboardingCandidate>;

export const listCandidates = endpoint({
  name: 'listOnboardingCandidates',
  method: 'GET',
  path: '/v1/onboarding/candidates',
  summary: 'Hired applicants and employees in scope whose onboarding was not started, newest first',
  audience: 'company',
  module: MODULE,
  permission: 'onboard_employee',
  query: pageQuery({
    query: Type.Optional(Type.String({ maxLength: 80 })),
    /** Only these, for dialogs that open with people chosen. */
    employee_ids: Type.Optional(Type.String({ maxLength: 4000, pattern: '^\\d{1,15}(,\\d{1,15})*$' })),
    application_ids: Type.Optional(Type.String({ maxLength: 4000, pattern: '^\\d{1,15}(,\\d{1,15})*$' })),
  }),
  answers: { 200: pageResponse({ candidates: Type.Array(OnboardingCandidate) }) },
});
