// What the API shows of an employee (EMP-001, EMP-002).
import { ACCOUNT_TYPES, SPLIT_KINDS } from '@onward/domain/employees/direct-deposit';
import { DOCUMENT_CATEGORIES, DOCUMENT_SOURCES } from '@onward/domain/employees/document-expiry';
import { INFORMATION_GROUPS } from '@onward/domain/employees/information';
import { ISSUE_CODES } from '@onward/domain/employees/open-issues';
import { EMPLOYEE_STATUSES } from '@onward/domain/employees/statuses';
import { ACTION_SIDES, ACTION_TYPES } from '@onward/domain/onboarding/module-types';
import { ONBOARDING_STATES } from '@onward/domain/onboarding/states';
import Type, { type Static } from 'typebox';
import { CalendarDate, Id, Nullable, Timestamp } from '../fields.ts';
import { CustomFieldValues } from '../locations/custom-fields.ts';

const Named = Type.Object({ id: Id, name: Type.String() });

export const OpenIssue = Type.Object({
  code: Type.Enum([...ISSUE_CODES]),
  /** In the user's language. */
  message: Type.String(),
  group: Nullable(Type.Enum([...INFORMATION_GROUPS])),
  field: Nullable(Type.String()),
});
export type OpenIssue = Static<typeof OpenIssue>;

const HEADER = {
  id: Id,
  digest_key: Type.String(),
  employee_number: Type.String(),
  application_id: Nullable(Id),
  position_id: Nullable(Id),
  location_id: Nullable(Id),
  department_id: Nullable(Id),
  company_staff_id: Nullable(Id),
  name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  hired_date: CalendarDate,
  start_date: Nullable(CalendarDate),
  end_date: Nullable(CalendarDate),
  status: Type.Enum([...EMPLOYEE_STATUSES]),
};

/** Null while no onboarding was started. */
const OnboardingSummary = Nullable(
  Type.Object({
    digest_key: Type.String(),
    process_name: Type.String(),
    /** Of the process that it follows; null when that was deleted. */
    company_onboarding_process_id: Nullable(Id),
    status: Type.Enum([...ONBOARDING_STATES]),
    percent: Type.Integer(),
    done_actions: Type.Integer(),
    all_actions: Type.Integer(),
    waiting_on: Nullable(
      Type.Object({
        side: Type.Enum([...ACTION_SIDES]),
        action_type: Type.Enum([...ACTION_TYPES]),
        /** As the process calls it. */
        name: Type.String(),
        due_on: Nullable(CalendarDate),
        is_late: Type.Boolean(),
      }),
    ),
    last_link_sent_at: Nullable(Timestamp),
    completed_at: Nullable(Timestamp),
  }),
);

export const EmployeeRow = Type.Object({
  ...HEADER,
  /** The job title, or that of the job posting. */
  position: Nullable(Type.String()),
  location: Nullable(Type.String()),
  department: Nullable(Type.String()),
  open_issues_count: Type.Integer(),
  onboarding: OnboardingSummary,
});
export type EmployeeRow = Static<typeof EmployeeRow>;

export const Employee = Type.Object({
  ...HEADER,
  position: Nullable(Type.String()),
  location: Nullable(Named),
  department: Nullable(Named),
  company_staff: Nullable(Named),
  manager: Nullable(Named),
  status_reason: Nullable(Type.String()),
  custom_field_values: CustomFieldValues,
  /** Only when asked for. */
  open_issues: Type.Optional(Type.Array(OpenIssue)),
  /** Until when Form I-9 is kept; null while the person works here. */
  i9_retained_until: Nullable(CalendarDate),
  /** The records before and after this one, of the same person. */
  rehired_from: Nullable(Id),
  rehired_as: Nullable(Id),
  time_zone: Type.String(),
  version: Type.Integer(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Employee = Static<typeof Employee>;

const Text = Nullable(Type.String());

/** Sensitive values are masked (`*****6789`); one at a time is revealed. */
export const EmployeeInformation = Type.Object({
  /** That of the employee. */
  id: Id,
  basic_information: Type.Object({
    legal_first_name: Text,
    legal_middle_name: Text,
    legal_last_name: Text,
    preferred_name: Text,
    date_of_birth: Text,
    ssn: Text,
    gender: Text,
    email: Text,
    phone: Text,
    region_number: Text,
  }),
  address: Type.Object({
    address_line_1: Text,
    address_line_2: Text,
    city: Text,
    state: Text,
    postal_code: Text,
    country: Text,
  }),
  emergency_contact: Type.Object({ name: Text, relationship: Text, phone: Text, email: Text }),
  employment_details: Type.Object({
    job_title: Text,
    department_id: Nullable(Id),
    employment_type: Text,
    hired_date: Nullable(CalendarDate),
    start_date: Nullable(CalendarDate),
    manager_id: Nullable(Id),
  }),
  work_location: Type.Object({ location_id: Nullable(Id), is_remote: Type.Boolean(), work_state: Text }),
  /** Null for those who may not see sensitive data. */
  compensation: Nullable(
    Type.Object({ pay_rate: Text, pay_unit: Text, flsa_status: Text, effective_date: Nullable(CalendarDate) }),
  ),
  /** Null for those who may not see sensitive data; account numbers are masked. */
  direct_deposit: Nullable(
    Type.Array(
      Type.Object({
        bank_name: Text,
        account_type: Type.Enum([...ACCOUNT_TYPES]),
        routing_number: Type.String(),
        account_number: Type.String(),
        split: Type.Enum([...SPLIT_KINDS]),
        value: Nullable(Type.Number()),
      }),
    ),
  ),
  /** One number per group that was saved, to send back with the next change. */
  versions: Type.Record(Type.String(), Type.Integer()),
});
export type EmployeeInformation = Static<typeof EmployeeInformation>;

export const EmployeeStateTax = Type.Object({
  /** That of the employee. */
  id: Id,
  /** `form`, `no_income_tax`, or `unknown_state` while the work state is missing. */
  kind: Type.Enum(['form', 'no_income_tax', 'unknown_state']),
  state: Nullable(Type.String()),
  /** The state's certificate; null where the federal W-4 serves. */
  form: Nullable(Type.String()),
  filing_status: Nullable(Type.String()),
  allowances: Nullable(Type.Number()),
  percent_withheld: Nullable(Type.String()),
  additional_withholding: Nullable(Type.Number()),
  exempt: Type.Boolean(),
  /** Null before it was saved for this state. */
  updated_at: Nullable(Timestamp),
  version: Type.Integer(),
});
export type EmployeeStateTax = Static<typeof EmployeeStateTax>;

export const EmployeeAttachment = Type.Object({
  id: Id,
  name: Type.String(),
  category: Type.Enum([...DOCUMENT_CATEGORIES]),
  source: Type.Enum([...DOCUMENT_SOURCES]),
  content_type: Type.String(),
  byte_size: Type.Integer(),
  expires_on: Nullable(CalendarDate),
  added_by: Nullable(Type.String()),
  created_at: Timestamp,
  can_delete: Type.Boolean(),
});
export type EmployeeAttachment = Static<typeof EmployeeAttachment>;
