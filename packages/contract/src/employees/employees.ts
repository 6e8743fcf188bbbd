// Employee records: the list, one record, and what changes it (EMP-003..009, EMP-015, EMP-023, EMP-027).
import { DOCUMENTS_EXPIRE_WITHIN_DAYS, STARTED_LATELY_DAYS } from '@onward/domain/employees/lists';
import { REASON_MAX } from '@onward/domain/employees/statuses';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  CalendarDate,
  Email,
  Id,
  IdParams,
  Moment,
  Name,
  Nullable,
  Phone,
  pageQuery,
  pageResponse,
  RegionNumber,
  Timestamp,
  Version,
} from '../fields.ts';
import { CustomFieldValues } from '../locations/custom-fields.ts';
import { Employee, EmployeeAttachment, EmployeeInformation, EmployeeRow, EmployeeStateTax } from './employee.ts';

const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^\\d{1,15}(,\\d{1,15})*$' }));
const WordList = Type.Optional(Type.String({ maxLength: 200, pattern: '^[a-z_]+(,[a-z_]+)*$' }));

const reading = { audience: 'company', permission: 'view_employee' } as const;
const editing = { audience: 'company', permission: 'edit_employee' } as const;
const EmployeeAnswer = Type.Object({ employee: Employee });

export const EMPLOYEE_FILTERS = {
  query: Type.Optional(Type.String({ maxLength: SEARCH_MAX })),
  position_id: IdList,
  brand: IdList,
  location_id: IdList,
  department_id: IdList,
  /** Their current onboarding was completed on these days of the company's time zone, both included (RPT-022). */
  onboarding_completed_from: Type.Optional(CalendarDate),
  onboarding_completed_to: Type.Optional(CalendarDate),
  /** States of the onboarding. */
  status: WordList,
  /** Of the company's onboarding processes. */
  onboarding_process_id: IdList,
  /** States of the employee. */
  employee_status: WordList,
  has_open_issues: Type.Optional(Type.Boolean()),
  /** Started within the last ${STARTED_LATELY_DAYS} days. */
  started_lately: Type.Optional(Type.Boolean({ description: `Within the last ${STARTED_LATELY_DAYS} days` })),
  has_expiring_documents: Type.Optional(
    Type.Boolean({ description: `Documents expired or expire within ${DOCUMENTS_EXPIRE_WITHIN_DAYS} days` }),
  ),
};
export const EmployeeFilters = Type.Object(EMPLOYEE_FILTERS);
export type EmployeeFilters = Static<typeof EmployeeFilters>;

export const EMPLOYEE_ORDERS = ['hired_date', 'name'] as const;

export const listEmployees = endpoint({
  name: 'listEmployees',
  method: 'GET',
  path: '/v1/companies/:id/employees',
  summary: "Employees in the user's scope",
  audience: 'company',
  permission: ['view_employee', 'manage_onboarding'],
  toleratesDelay: true,
  params: IdParams,
  query: pageQuery(EMPLOYEE_FILTERS),
  answers: {
    200: Type.Object({
      ...pageResponse({ employees: Type.Array(EmployeeRow) }).properties,
      /** False when there are more than were counted. */
      total_is_exact: Type.Boolean(),
    }),
  },
});

const Count = Type.Integer();

export const countEmployees = endpoint({
  name: 'countEmployees',
  method: 'GET',
  path: '/v1/employees/counts',
  summary: "How many employees in the user's scope are in each tab of the list",
  ...reading,
  toleratesDelay: true,
  answers: {
    200: Type.Object({
      active: Count,
      suspended: Count,
      terminated: Count,
      open_issues: Count,
      started_lately: Count,
      expiring_documents: Count,
    }),
  },
});
export type EmployeeCounts = Static<(typeof countEmployees)['answers'][200]>;

const EmployeeProfile = Type.Object({
  employee: Employee,
  application: Nullable(
    Type.Object({
      id: Id,
      digest_key: Type.String(),
      position_key: Type.String(),
      position_title: Type.String(),
      applied_at: Timestamp,
    }),
  ),
  next_employee_id: Nullable(Id),
  previous_employee_id: Nullable(Id),
  employee_information: EmployeeInformation,
  employee_state_income_tax: EmployeeStateTax,
  /** The onboarding module that the employee fills in; null while none is under way. */
  basic_information_module: Nullable(
    Type.Object({
      id: Id,
      status: Type.String(),
      process_key: Type.String(),
      /** False once everything was sent, also while the company has to complete it. */
      waits_for_employee: Type.Boolean(),
    }),
  ),
  attachments: Type.Array(EmployeeAttachment),
});
export type EmployeeProfile = Static<typeof EmployeeProfile>;

export const browseEmployee = endpoint({
  name: 'browseEmployee',
  method: 'GET',
  path: '/v1/employees/:id/browse',
  summary: 'One employee record with everything its page shows',
  ...reading,
  params: IdParams,
  /** The filters and order of the list it was opened from, for the next and previous record. */
  query: Type.Object({
    ...EMPLOYEE_FILTERS,
    order: Type.Optional(Type.String({ maxLength: 60 })),
    include: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  answers: { 200: EmployeeProfile },
});

export const EmployeeInput = Type.Object({
  /** A hired applicant, whose application and signed offer fill the record; everything else can then be left out. */
  application_id: Type.Optional(Nullable(Id)),
  name: Type.Optional(Name),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Phone)),
  region_number: Type.Optional(Nullable(RegionNumber)),
  position_id: Type.Optional(Nullable(Id)),
  location_id: Type.Optional(Nullable(Id)),
  department_id: Type.Optional(Nullable(Id)),
  hired_date: Type.Optional(CalendarDate),
});
export type EmployeeInput = Static<typeof EmployeeInput>;

export const addEmployee = endpoint({
  name: 'addEmployee',
  method: 'POST',
  path: '/v1/employees',
  summary: 'Add an employee by hand, or from a hired applicant',
  ...editing,
  body: Type.Object({ employee: EmployeeInput }),
  answers: { 201: EmployeeAnswer },
});

/** Omitted fields stay unchanged. */
export const EmployeeChange = Type.Object({
  name: Type.Optional(Name),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Phone)),
  region_number: Type.Optional(Nullable(RegionNumber)),
  employee_number: Type.Optional(
    Type.String({ minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9-]+$', examples: ['20482'] }),
  ),
  position_id: Type.Optional(Nullable(Id)),
  company_staff_id: Type.Optional(Nullable(Id)),
  custom_field_values: Type.Optional(CustomFieldValues),
  version: Version,
  /** Another way to name the state that was loaded. */
  updated_at: Type.Optional(Moment),
});
export type EmployeeChange = Static<typeof EmployeeChange>;

export const updateEmployee = endpoint({
  name: 'updateEmployee',
  method: 'PUT',
  path: '/v1/employees/:id',
  summary: "Change an employee's name, contact, number, position, or staff account",
  ...editing,
  params: IdParams,
  body: Type.Object({ employee: EmployeeChange }),
  answers: { 200: EmployeeAnswer },
});

const PastDay = Type.String({ format: 'date', examples: ['2026-11-09'] });
const Reason = Type.Object({ reason: Type.Optional(Type.String({ maxLength: REASON_MAX })) });

export const suspendEmployee = endpoint({
  name: 'suspendEmployee',
  method: 'PATCH',
  path: '/v1/employees/:id/suspend',
  summary: 'Suspend an employee',
  ...editing,
  params: IdParams,
  query: Reason,
  answers: { 200: EmployeeAnswer },
});

export const reinstateEmployee = endpoint({
  name: 'reinstateEmployee',
  method: 'PATCH',
  path: '/v1/employees/:id/reinstate',
  summary: 'Reinstate a suspended employee',
  ...editing,
  params: IdParams,
  query: Reason,
  answers: { 200: EmployeeAnswer },
});

export const terminateEmployee = endpoint({
  name: 'terminateEmployee',
  method: 'PATCH',
  path: '/v1/employees/:id/terminate',
  summary: 'End an employment; the record can only be read from then on',
  ...editing,
  params: IdParams,
  query: Type.Object({ ...Reason.properties, end_date: PastDay }),
  answers: { 200: EmployeeAnswer },
});

export const rehireEmployee = endpoint({
  name: 'rehireEmployee',
  method: 'POST',
  path: '/v1/employees/:id/rehire',
  summary: 'Start a new record for somebody who worked here before',
  ...editing,
  params: IdParams,
  body: Type.Object({
    hired_date: PastDay,
    position_id: Type.Optional(Nullable(Id)),
    location_id: Type.Optional(Nullable(Id)),
  }),
  answers: { 201: EmployeeAnswer },
});

export const exportEmployees = endpoint({
  name: 'exportEmployees',
  method: 'GET',
  path: '/v1/employees/export',
  summary: 'The listed employees as a CSV file, without sensitive data',
  ...reading,
  confirmed: true,
  audited: { event: 'employees_exported', subjectType: 'employee' },
  query: Type.Object({
    ...EMPLOYEE_FILTERS,
    order: Type.Optional(Type.String({ maxLength: 60 })),
    ids: IdList,
  }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const MESSAGE_PEOPLE_MAX = 500;

export const messageEmployees = endpoint({
  name: 'messageEmployees',
  method: 'POST',
  path: '/v1/employees/message',
  summary: 'Send an email to several employees',
  ...editing,
  idempotent: true,
  body: Type.Object({
    employee_ids: Type.Array(Id, { minItems: 1, maxItems: MESSAGE_PEOPLE_MAX, uniqueItems: true }),
    subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    body: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
  }),
  answers: {
    200: Type.Object({
      sent_count: Type.Integer(),
      /** People without an email address. */
      skipped: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  },
});
