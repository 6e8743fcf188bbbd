// The onboarding of one employee: starting, following, replacing, stopping, and sending the link (ONB-015..037).

import { LINK_MESSAGE_MAX } from '@onward/domain/onboarding/links';
import { ACTION_SIDES, ACTION_TYPES, MODULE_TYPES } from '@onward/domain/onboarding/module-types';
import { LOCK_REASONS } from '@onward/domain/onboarding/progress';
import { SCREENING_PROBLEMS, SCREENING_STATUSES } from '@onward/domain/onboarding/screenings';
import {
  ACTION_STATUSES,
  MODULE_STATUSES,
  ONBOARDING_STATES,
  PROCESS_STATUSES,
} from '@onward/domain/onboarding/states';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { Assignee, ModuleConfig } from './onboarding-processes.ts';

const MODULE = 'onboarding';
const starting = { audience: 'company', module: MODULE, permission: 'onboard_employee' } as const;
const completing = { audience: 'company', module: MODULE, permission: 'manually_complete_module' } as const;
/** Assignees of an action needn't see the dashboard; the service checks that they are one. */
const acting = { audience: 'company', module: MODULE } as const;

/** Keys are written as `a1B2c3…`. */
export const DigestKey = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

const Named = Type.Object({ id: Id, name: Type.String() });

const WaitingOn = Nullable(
  Type.Object({
    side: Type.Enum([...ACTION_SIDES]),
    action_type: Type.Enum([...ACTION_TYPES]),
    /** As the process calls it. */
    name: Type.String(),
    due_on: Nullable(CalendarDate),
    is_late: Type.Boolean(),
  }),
);

export const EmployeeAction = Type.Object({
  id: Id,
  action_key: Type.String(),
  submission_key: Type.String(),
  action_type: Type.Enum([...ACTION_TYPES]),
  side: Type.Enum([...ACTION_SIDES]),
  name: Type.String(),
  description: Type.String(),
  sequence: Type.Integer(),
  status: Type.Enum([...ACTION_STATUSES]),
  /** Why it is locked. */
  lock_reason: Nullable(Type.Enum([...LOCK_REASONS])),
  assignees: Type.Array(Assignee),
  /** The user may act on it now. */
  can_act: Type.Boolean(),
  due_on: Nullable(CalendarDate),
  is_late: Type.Boolean(),
  saved_at: Nullable(Timestamp),
  completed_at: Nullable(Timestamp),
  /** Null when it was the employee or the product itself. */
  completed_by: Nullable(Named),
  signature_name: Nullable(Type.String()),
  returned_at: Nullable(Timestamp),
  returned_by: Nullable(Named),
  return_reason: Nullable(Type.String()),
  fixes: Type.Array(Type.Object({ field: Type.String(), reason: Type.String() })),
  /** The filled form; null before it was written, and for those who may not see the employee's documents. */
  attachment_id: Nullable(Id),
  signers: Type.Array(
    Type.Object({
      id: Id,
      role: Type.Enum(['applicant', 'company']),
      name: Type.String(),
      status: Type.String(),
      signed_at: Nullable(Timestamp),
    }),
  ),
  /** The questionnaire on its way to the tax credit provider; null for other actions, and when nothing is sent. */
  screening: Nullable(
    Type.Object({
      provider: Type.String(),
      status: Type.Enum([...SCREENING_STATUSES]),
      /** Why it has not left. */
      problem: Nullable(Type.Enum([...SCREENING_PROBLEMS])),
      /** When it was sent, or last tried. */
      changed_at: Timestamp,
    }),
  ),
  /** Of sending to payroll. */
  send_errors: Type.Array(Type.Object({ field: Nullable(Type.String()), message: Type.String() })),
});
export type EmployeeAction = Static<typeof EmployeeAction>;

export const EmployeeModule = Type.Object({
  id: Id,
  module_type: Type.Enum([...MODULE_TYPES]),
  name: Type.String(),
  description: Type.String(),
  sequence: Type.Integer(),
  requirement: Type.Enum(['required', 'optional']),
  config: ModuleConfig,
  status: Type.Enum([...MODULE_STATUSES]),
  completed_at: Nullable(Timestamp),
  manually_completed_by: Nullable(Named),
  manual_reason: Nullable(Type.String()),
  actions: Type.Array(EmployeeAction),
});
export type EmployeeModule = Static<typeof EmployeeModule>;

const OnboardingEvent = Type.Object({
  id: Id,
  event: Type.String(),
  happened_at: Timestamp,
  staff: Nullable(Named),
  action_id: Nullable(Id),
  module_id: Nullable(Id),
  details: Type.Record(Type.String(), Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
});

export const EmployeeProcess = Type.Object({
  digest_key: Type.String(),
  employee_id: Id,
  employee: Type.Object({
    id: Id,
    name: Type.String(),
    position: Nullable(Type.String()),
    location: Nullable(Named),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    region_number: Nullable(Type.String()),
    start_date: Nullable(CalendarDate),
    hired_date: CalendarDate,
    time_zone: Type.String(),
  }),
  company_onboarding_process_id: Nullable(Id),
  name: Type.String(),
  status: Type.Enum([...PROCESS_STATUSES]),
  state: Type.Enum([...ONBOARDING_STATES]),
  percent: Type.Integer(),
  done_actions: Type.Integer(),
  all_actions: Type.Integer(),
  minutes_left: Type.Integer(),
  waiting_on: WaitingOn,
  started_at: Timestamp,
  started_by: Nullable(Named),
  completed_at: Nullable(Timestamp),
  ended_at: Nullable(Timestamp),
  last_link_sent_at: Nullable(Timestamp),
  link_channels: Type.Array(Type.Enum(['sms', 'email'])),
  last_opened_at: Nullable(Timestamp),
  opened_count: Type.Integer(),
  modules: Type.Array(EmployeeModule),
  events: Type.Array(OnboardingEvent),
});
export type EmployeeProcess = Static<typeof EmployeeProcess>;

const ProcessAnswer = Type.Object({ employee_onboarding_process: EmployeeProcess });
const KeyParams = Type.Object({ process_key: DigestKey });

/** Who starts also decides whether the link leaves; without channels nothing is sent. */
export const LINK_FIELDS = {
  send_sms: Type.Optional(Type.Boolean()),
  send_email: Type.Optional(Type.Boolean()),
  message: Type.Optional(Type.String({ maxLength: LINK_MESSAGE_MAX })),
};
export const StartDate = Type.Optional(Nullable(Type.String({ format: 'date', examples: ['2026-11-30'] })));

export const onboardEmployee = endpoint({
  name: 'onboardEmployee',
  method: 'POST',
  path: '/v1/employees/:id/onboard',
  summary: 'Start the onboarding of an employee',
  ...starting,
  idempotent: true,
  params: IdParams,
  body: Type.Object({ onboarding_process_id: Id, start_date: StartDate, ...LINK_FIELDS }),
  answers: { 201: ProcessAnswer },
});

export const createEmployeeProcess = endpoint({
  name: 'createEmployeeProcess',
  method: 'POST',
  path: '/v1/employee_onboarding_processes',
  summary: 'Start the onboarding of an employee or of a hired applicant, who gets a record',
  ...starting,
  idempotent: true,
  body: Type.Object({
    employee_id: Type.Optional(Id),
    application_id: Type.Optional(Id),
    company_onboarding_process_id: Id,
    start_date: StartDate,
    ...LINK_FIELDS,
  }),
  answers: { 201: ProcessAnswer },
});

export const replaceProcess = endpoint({
  name: 'replaceProcess',
  method: 'POST',
  path: '/v1/employees/:id/replace_process',
  summary: 'Continue with another process; what was done for the same modules is kept',
  ...starting,
  params: IdParams,
  body: Type.Object({ onboarding_process_id: Id }),
  answers: { 200: ProcessAnswer },
});

export const getEmployeeProcess = endpoint({
  name: 'getEmployeeProcess',
  method: 'GET',
  path: '/v1/employee_onboarding_processes/:process_key',
  summary: 'The onboarding of an employee with modules, actions, and history',
  ...acting,
  params: KeyParams,
  answers: { 200: ProcessAnswer },
});

export const stopProcess = endpoint({
  name: 'stopProcess',
  method: 'DELETE',
  path: '/v1/employee_onboarding_processes/:process_key',
  summary: 'Stop an onboarding; the record keeps what was saved, and links stop working',
  ...starting,
  params: KeyParams,
  answers: { 204: Empty },
});

export const sendOnboardingLink = endpoint({
  name: 'sendOnboardingLink',
  method: 'POST',
  path: '/v1/employee_onboarding_processes/:process_key/send_onboarding_link',
  summary: 'Send the employee the link of the portal',
  ...starting,
  idempotent: true,
  params: KeyParams,
  body: Type.Object(LINK_FIELDS),
  answers: { 200: Type.Object({ last_link_sent_at: Timestamp }) },
});

const ModuleAnswer = { 200: Type.Object({ employee_onboarding_module: EmployeeModule }) };
const Reason = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) });

export const updateEmployeeModule = endpoint({
  name: 'updateEmployeeModule',
  method: 'POST',
  path: '/v1/employee_onboarding_modules/:id',
  summary: 'Change the configuration of a module for one employee',
  ...starting,
  params: IdParams,
  body: Type.Object({ config: ModuleConfig }),
  answers: ModuleAnswer,
});

export const completeModuleManually = endpoint({
  name: 'completeModuleManually',
  method: 'POST',
  path: '/v1/employee_onboarding_modules/:id/manually_complete',
  summary: 'Complete a module by hand, with the reason',
  ...completing,
  params: IdParams,
  body: Reason,
  answers: ModuleAnswer,
});

export const markModuleIncomplete = endpoint({
  name: 'markModuleIncomplete',
  method: 'POST',
  path: '/v1/employee_onboarding_modules/:id/mark_as_incomplete',
  summary: 'Open the last action of a completed module again; the answers are kept',
  ...completing,
  params: IdParams,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 500 })) }),
  answers: ModuleAnswer,
});
