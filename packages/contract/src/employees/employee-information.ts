// Information groups, sensitive values, state tax, and the history of an employee record (EMP-010..022).

import { CHANGE_EVENTS, CHANGE_PAGE, CHANGE_PARTS } from '@onward/domain/employees/changes';
import { ACCOUNT_TYPES, ACCOUNTS_MAX, SPLIT_KINDS } from '@onward/domain/employees/direct-deposit';
import { INFORMATION_GROUPS } from '@onward/domain/employees/information';
import { SENSITIVE_FIELDS } from '@onward/domain/employees/sensitive';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, pageResponse, Timestamp, Version } from '../fields.ts';
import { EmployeeInformation, EmployeeStateTax } from './employee.ts';

const reading = { audience: 'company', permission: 'view_employee' } as const;
const editing = { audience: 'company', permission: 'edit_employee' } as const;

export const updateEmployeeInformation = endpoint({
  name: 'updateEmployeeInformation',
  method: 'PUT',
  path: '/v1/employee_informations/:id',
  summary: 'Save one group of information; masked values mean unchanged',
  ...editing,
  params: IdParams,
  body: Type.Object({
    employee_information: Type.Object({
      group: Type.Enum([...INFORMATION_GROUPS]),
      /** By field; omitted fields stay unchanged. The fields of the group are checked one by one. */
      values: Type.Record(
        Type.String({ maxLength: 40 }),
        Nullable(Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()])),
      ),
      version: Version,
    }),
  }),
  answers: { 200: Type.Object({ employee_information: EmployeeInformation }) },
});

export const revealSensitiveField = endpoint({
  name: 'revealSensitiveField',
  method: 'POST',
  path: '/v1/employees/:id/reveal',
  summary: 'Show one sensitive value; each call is recorded',
  audience: 'company',
  permission: 'view_sensitive_pii',
  confirmed: true,
  params: IdParams,
  body: Type.Object({
    field: Type.Enum([...SENSITIVE_FIELDS]),
    /** Which account, for bank data. */
    index: Type.Optional(Type.Integer({ minimum: 0, maximum: ACCOUNTS_MAX - 1 })),
  }),
  answers: { 200: Type.Object({ value: Type.String() }) },
});

export const updateDirectDeposit = endpoint({
  name: 'updateDirectDeposit',
  method: 'PUT',
  path: '/v1/employees/:id/direct_deposit',
  summary: 'Save the bank accounts that the pay goes to',
  audience: 'company',
  permission: 'edit_employee',
  confirmed: true,
  params: IdParams,
  body: Type.Object({
    accounts: Type.Array(
      Type.Object({
        bank_name: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
        account_type: Type.Enum([...ACCOUNT_TYPES]),
        /** Masked means unchanged, for those who may see sensitive data; the last digits tell which account it is. */
        routing_number: Type.String({ maxLength: 20 }),
        account_number: Type.String({ maxLength: 30 }),
        split: Type.Enum([...SPLIT_KINDS]),
        value: Type.Optional(Nullable(Type.Number())),
      }),
      { maxItems: ACCOUNTS_MAX },
    ),
    version: Version,
  }),
  answers: { 200: Type.Object({ employee_information: EmployeeInformation }) },
});

export const updateEmployeeStateTax = endpoint({
  name: 'updateEmployeeStateTax',
  method: 'PUT',
  path: '/v1/employee_state_income_taxes/:id',
  summary: 'Save the state income tax of an employee',
  ...editing,
  params: IdParams,
  body: Type.Object({
    employee_state_income_tax: Type.Object({
      filing_status: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
      allowances: Type.Optional(Nullable(Type.Number())),
      percent_withheld: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
      additional_withholding: Type.Optional(Nullable(Type.Number())),
      exempt: Type.Optional(Type.Boolean()),
      version: Version,
    }),
  }),
  answers: { 200: Type.Object({ employee_state_income_tax: EmployeeStateTax }) },
});

export const getStateTaxSubmission = endpoint({
  name: 'getStateTaxSubmission',
  method: 'GET',
  path: '/v1/employee_state_income_taxes/:id/form_submission',
  summary: 'The state tax form as it was submitted last',
  ...reading,
  params: IdParams,
  answers: {
    200: Type.Object({
      submission_key: Type.String(),
      state: Type.String(),
      answers: Type.Record(Type.String(), Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
      pdf_attachment_id: Nullable(Id),
      submitted_at: Timestamp,
    }),
  },
});

const ChangedValue = Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

export const EmployeeChangeEntry = Type.Object({
  id: Id,
  changed_at: Timestamp,
  /** Null when it was the employee or the product itself. */
  staff: Nullable(Type.Object({ id: Id, name: Type.String() })),
  event: Type.Enum([...CHANGE_EVENTS]),
  part: Nullable(Type.Enum([...CHANGE_PARTS])),
  field: Nullable(Type.String()),
  /** Ids come as the names of what they meant; sensitive values are masked without the right. */
  before: ChangedValue,
  after: ChangedValue,
  effective_date: Nullable(CalendarDate),
});
export type EmployeeChangeEntry = Static<typeof EmployeeChangeEntry>;

export const listEmployeeChanges = endpoint({
  name: 'listEmployeeChanges',
  method: 'GET',
  path: '/v1/employees/:id/changes',
  summary: 'What was changed in a record, newest first',
  ...reading,
  params: IdParams,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: CHANGE_PAGE })),
    staff_id: Type.Optional(Id),
    part: Type.Optional(Type.Enum([...CHANGE_PARTS])),
    from: Type.Optional(CalendarDate),
    to: Type.Optional(CalendarDate),
  }),
  answers: {
    200: Type.Object({
      ...pageResponse({ changes: Type.Array(EmployeeChangeEntry) }).properties,
      /** Everybody who changed something, for the filter. */
      authors: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  },
});
