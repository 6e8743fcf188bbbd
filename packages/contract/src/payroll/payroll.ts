// Handing employees over to payroll: pre-flight, transfers, and the provider's codes (EMP-030..032, AHD-013, INT-011).

import { INFORMATION_GROUPS } from '@onward/domain/employees/information';
import { CODE_KINDS, PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import { PREFLIGHT_PROBLEMS } from '@onward/domain/payroll/preflight';
import { TRANSFER_EVENTS, TRANSFER_STATUSES } from '@onward/domain/payroll/transfers';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const MODULE = 'payroll_integration_hiring_to_onboarding';
const Provider = Type.Enum([...PAYROLL_PROVIDERS]);
const FieldError = Type.Object({
  /** Our name of the field; null when it belongs to none. */
  field: Nullable(Type.String()),
  message: Type.String(),
});

/** Applicants are handed over by those who onboard them, employees also by those who keep the records. */
const ofApplicants = { audience: 'company', permission: 'onboard_employee', module: MODULE } as const;
const ofEmployees = { audience: 'company', permission: ['edit_employee', 'onboard_employee'], module: MODULE } as const;
const settingUp = { audience: 'company', permission: 'edit_company', module: MODULE } as const;

const TransferEvent = Type.Object({
  id: Id,
  event: Type.Enum([...TRANSFER_EVENTS]),
  errors: Type.Array(FieldError),
  staff_name: Nullable(Type.String()),
  happened_at: Timestamp,
});

export const PayrollTransfer = Type.Object({
  id: Id,
  employee_id: Id,
  employee_name: Type.String(),
  provider: Provider,
  provider_name: Type.String(),
  status: Type.Enum([...TRANSFER_STATUSES]),
  external_id: Nullable(Type.String()),
  errors: Type.Array(FieldError),
  /** Of the current send. */
  attempts: Type.Integer(),
  /** While the provider is not available, when it is tried again; null otherwise. */
  next_attempt_at: Nullable(Timestamp),
  sent_at: Nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
  /** Newest first. */
  events: Type.Array(TransferEvent),
});
export type PayrollTransfer = Static<typeof PayrollTransfer>;

export const listPayrollProviders = endpoint({
  name: 'listPayrollProviders',
  method: 'GET',
  path: '/v1/payroll_providers',
  summary: 'The payroll providers this company has connected',
  ...ofEmployees,
  answers: {
    200: Type.Object({
      payroll_providers: Type.Array(Type.Object({ provider: Provider, name: Type.String(), status: Type.String() })),
    }),
  },
});

const PreflightField = Type.Object({
  /** Our name, such as `pay_rate`, or `codes.position` for a code that is looked up. */
  field: Type.String(),
  /** Where it is fixed; null for codes, which are matched on the provider's page. */
  group: Nullable(Type.Enum([...INFORMATION_GROUPS])),
  /** Masked when it is sensitive; the code of the provider for `codes.*`. */
  value: Nullable(Type.String()),
  /** For `codes.*`, our own word for the code. */
  label: Nullable(Type.String()),
  problem: Nullable(Type.Enum([...PREFLIGHT_PROBLEMS])),
  /** The problem in the user's language. */
  message: Nullable(Type.String()),
});
export type PreflightField = Static<typeof PreflightField>;

const Preflight = Type.Object({
  provider: Provider,
  provider_name: Type.String(),
  person_name: Type.String(),
  /** Null before the record exists; sending creates it. */
  employee_id: Nullable(Id),
  ready: Type.Boolean(),
  fields: Type.Array(PreflightField),
  /** The exact requests, with sensitive values masked. */
  requests: Type.Array(
    Type.Object({ method: Type.String(), path: Type.String(), body: Type.String({ description: 'JSON' }) }),
  ),
  transfer: Nullable(PayrollTransfer),
});
export type Preflight = Static<typeof Preflight>;

const ProviderQuery = Type.Object({ provider: Provider });

export const checkEmployeeForPayroll = endpoint({
  name: 'checkEmployeeForPayroll',
  method: 'GET',
  path: '/v1/employees/:id/payroll_preflight',
  summary: 'What would be sent to payroll for an employee, and what is missing',
  ...ofEmployees,
  params: IdParams,
  query: ProviderQuery,
  answers: { 200: Type.Object({ preflight: Preflight }) },
});

export const checkApplicantForPayroll = endpoint({
  name: 'checkApplicantForPayroll',
  method: 'GET',
  path: '/v1/applications/:id/payroll_preflight',
  summary: 'What would be sent to payroll for a hired applicant, and what is missing',
  ...ofApplicants,
  params: IdParams,
  query: ProviderQuery,
  answers: { 200: Type.Object({ preflight: Preflight }) },
});

const SendBody = Type.Object({
  provider: Provider,
  /** A person who is there already is updated; that has to be confirmed. */
  confirm_update: Type.Optional(Type.Boolean()),
});
const TransferAnswer = Type.Object({ payroll_transfer: PayrollTransfer });

export const sendApplicantToPayroll = endpoint({
  name: 'sendApplicantToPayroll',
  method: 'POST',
  path: '/v1/applications/:id/payroll_transfers',
  summary: 'Send a hired applicant to payroll; the employee record is created if there is none',
  ...ofApplicants,
  params: IdParams,
  body: Type.Object({
    ...SendBody.properties,
    /** Values for the record by the names of the pre-flight, saved together with the send. */
    fields: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 40 }),
        Nullable(Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()])),
      ),
    ),
  }),
  answers: { 201: TransferAnswer },
});

export const sendEmployeeToPayroll = endpoint({
  name: 'sendEmployeeToPayroll',
  method: 'POST',
  path: '/v1/employees/:id/payroll_transfers',
  summary: 'Send an employee to payroll',
  ...ofEmployees,
  idempotent: true,
  params: IdParams,
  body: SendBody,
  answers: { 201: TransferAnswer },
});

export const TRANSFERS_AT_ONCE_MAX = 500;

export const sendSeveralToPayroll = endpoint({
  name: 'sendSeveralToPayroll',
  method: 'POST',
  path: '/v1/payroll_transfers/bulk',
  summary: 'Send several employees to payroll; those who are there already or not ready are named',
  ...ofEmployees,
  idempotent: true,
  body: Type.Object({
    provider: Provider,
    employee_ids: Type.Array(Id, { minItems: 1, maxItems: TRANSFERS_AT_ONCE_MAX, uniqueItems: true }),
  }),
  answers: {
    200: Type.Object({
      queued_count: Type.Integer(),
      /** There already, or on the way: nothing is wrong with them. */
      already_sent: Type.Array(Type.Object({ employee_id: Id, name: Type.String() })),
      not_ready: Type.Array(Type.Object({ employee_id: Id, name: Type.String(), reasons: Type.Array(FieldError) })),
    }),
  },
});

export const listEmployeeTransfers = endpoint({
  name: 'listEmployeeTransfers',
  method: 'GET',
  path: '/v1/employees/:id/payroll_transfers',
  summary: 'Transfers of an employee to payroll providers',
  audience: 'company',
  permission: 'view_employee',
  module: MODULE,
  params: IdParams,
  answers: { 200: Type.Object({ payroll_transfers: Type.Array(PayrollTransfer) }) },
});

export const listTransfers = endpoint({
  name: 'listTransfers',
  method: 'GET',
  path: '/v1/payroll_transfers',
  summary: "Transfers in the user's scope, newest first",
  ...ofEmployees,
  query: pageQuery({
    provider: Type.Optional(Provider),
    status: Type.Optional(Type.Enum([...TRANSFER_STATUSES])),
  }),
  answers: { 200: pageResponse({ payroll_transfers: Type.Array(PayrollTransfer) }) },
});

export const retryTransfer = endpoint({
  name: 'retryTransfer',
  method: 'POST',
  path: '/v1/payroll_transfers/:id/retry',
  summary: 'Try a failed transfer again',
  ...ofEmployees,
  params: IdParams,
  answers: { 200: TransferAnswer },
});

const MappingKind = Type.Enum([...CODE_KINDS]);

const Mapping = Type.Object({
  kind: MappingKind,
  /** The id of a location or department, a job title in lower case, or a pay unit. */
  key: Type.String(),
  label: Type.String(),
  /** The store number of a location. */
  detail: Nullable(Type.String()),
  code: Nullable(Type.String()),
  /** The provider's code that looks right; null when a code was chosen or none is close. */
  suggestion: Nullable(Type.String()),
  /** Active employees who have it, and those of them who are not with the provider yet. */
  people_count: Type.Integer(),
  waiting_count: Type.Integer(),
});
export type PayrollMapping = Static<typeof Mapping>;

const Code = Type.Object({ code: Type.String(), name: Type.String() });
const PayrollMappings = Type.Object({
  provider: Provider,
  provider_name: Type.String(),
  mappings: Type.Array(Mapping),
  codes: Type.Object({
    location: Type.Array(Code),
    position: Type.Array(Code),
    department: Type.Array(Code),
    pay_unit: Type.Array(Code),
  }),
  /** Kinds that this provider has codes for; the others are sent as they are. */
  kinds: Type.Array(MappingKind),
  codes_read_at: Nullable(Timestamp),
  account: Nullable(Type.String()),
  connected_at: Nullable(Timestamp),
  last_sent_at: Nullable(Timestamp),
  sent_this_month: Type.Integer(),
  failed_this_month: Type.Integer(),
  /** People who cannot be sent because one of their values has no code. */
  waiting_count: Type.Integer(),
});
export type PayrollMappings = Static<typeof PayrollMappings>;
const MappingsAnswer = Type.Object({ payroll_mappings: PayrollMappings });

export const getPayrollMappings = endpoint({
  name: 'getPayrollMappings',
  method: 'GET',
  path: '/v1/payroll_mappings',
  summary: "Our positions, departments, locations, and pay units in a provider's codes",
  ...settingUp,
  query: ProviderQuery,
  answers: { 200: MappingsAnswer },
});

export const savePayrollMappings = endpoint({
  name: 'savePayrollMappings',
  method: 'PUT',
  path: '/v1/payroll_mappings',
  summary: "Match our words to a provider's codes",
  ...settingUp,
  body: Type.Object({
    provider: Provider,
    mappings: Type.Array(
      Type.Object({
        kind: MappingKind,
        key: Type.String({ minLength: 1, maxLength: 200 }),
        code: Nullable(Type.String({ minLength: 1, maxLength: 60 })),
      }),
      { maxItems: 500 },
    ),
  }),
  answers: { 200: MappingsAnswer },
});

export const readPayrollCodes = endpoint({
  name: 'readPayrollCodes',
  method: 'POST',
  path: '/v1/payroll_mappings/read_codes',
  summary: 'Ask the provider for its codes',
  ...settingUp,
  ownTransactions: true,
  body: ProviderQuery,
  answers: { 200: MappingsAnswer },
});
