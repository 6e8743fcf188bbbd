// Lists the fields of an employee record that leave the server.
import type {
  Employee,
  EmployeeAttachment,
  EmployeeInformation,
  EmployeeStateTax,
  EmployeeRow as ListedEmployee,
  OpenIssue,
} from '@onward/contract/employees/employee';
import { maskAccountNumber } from '@onward/domain/employees/direct-deposit';
import {
  canDeleteDocument,
  type DocumentCategory,
  type DocumentSource,
} from '@onward/domain/employees/document-expiry';
import type { OpenIssue as FoundIssue } from '@onward/domain/employees/open-issues';
import { retainedUntil } from '@onward/domain/employees/retention';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import { stateTaxOf } from '@onward/domain/employees/state-taxes';
import type { Language } from '@onward/domain/platform/languages';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { translator } from '../../platform/i18n/translate.ts';
import type { EmployeeRow } from './employees.queries.ts';
import type { InformationRow } from './information/informations.queries.ts';
import { type Keys, openAccounts, openValue } from './information/sealed-values.ts';
import { type OnboardedRow, presentOnboarding } from './list/onboarding-columns.ts';

const header = (row: EmployeeRow) => ({
  id: row.id,
  digest_key: row.digest_key,
  employee_number: row.employee_number,
  application_id: row.application_id,
  position_id: row.position_id,
  location_id: row.location_id,
  department_id: row.department_id,
  company_staff_id: row.company_staff_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  region_number: row.region_number,
  hired_date: row.hired_date,
  start_date: row.start_date,
  end_date: row.end_date,
  status: row.status,
});

export const presentListed = (row: OnboardedRow, language: Language, now: Date): ListedEmployee => ({
  ...header(row),
  position: row.job_title ?? row.position_title,
  location: row.location_name,
  department: row.department_name,
  open_issues_count: row.issues.length,
  onboarding: presentOnboarding(row, language, () => dayIn(now, row.time_zone)),
});

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });

export const presentEmployee = (row: EmployeeRow, issues?: OpenIssue[]): Employee => ({
  ...header(row),
  position: row.job_title ?? row.position_title,
  location: named(row.location_id, row.location_name),
  department: named(row.department_id, row.department_name),
  company_staff: named(row.company_staff_id, row.staff_name),
  manager: named(row.manager_id, row.manager_name),
  status_reason: row.status_reason,
  custom_field_values: row.custom_field_values,
  ...(issues && { open_issues: issues }),
  i9_retained_until: retainedUntil([row.hired_date, row.start_date], row.end_date),
  rehired_from: row.rehired_from,
  rehired_as: row.rehired_as,
  time_zone: row.time_zone,
  version: row.version,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const presentIssue = ({ code, group, field }: FoundIssue, language: Language): OpenIssue => ({
  code,
  message: translator(language)(`employee-records:issues.${code}`),
  group,
  field,
});

/** `mayView`: the reader may see sensitive data. Even then they come masked; one at a time is revealed. */
export function presentInformation(
  keys: Keys,
  row: EmployeeRow,
  information: InformationRow,
  mayView: boolean,
): EmployeeInformation {
  const masked = (column: 'ssn' | 'date_of_birth' | 'pay_rate'): string | null => {
    const value = openValue(keys, column, information);
    return value === null ? null : maskSensitive(column, value);
  };
  return {
    id: row.id,
    basic_information: {
      legal_first_name: information.legal_first_name,
      legal_middle_name: information.legal_middle_name,
      legal_last_name: information.legal_last_name,
      preferred_name: information.preferred_name,
      date_of_birth: masked('date_of_birth'),
      ssn: masked('ssn'),
      gender: information.gender,
      email: row.email,
      phone: row.phone,
      region_number: row.region_number,
    },
    address: {
      address_line_1: information.address_line_1,
      address_line_2: information.address_line_2,
      city: information.city,
      state: information.state,
      postal_code: information.postal_code,
      country: information.country,
    },
    emergency_contact: {
      name: information.emergency_name,
      relationship: information.emergency_relationship,
      phone: information.emergency_phone,
      email: information.emergency_email,
    },
    employment_details: {
      job_title: information.job_title,
      department_id: row.department_id,
      employment_type: information.employment_type,
      hired_date: row.hired_date,
      start_date: row.start_date,
      manager_id: row.manager_id,
    },
    work_location: {
      location_id: row.location_id,
      is_remote: information.is_remote,
      work_state: information.work_state,
    },
    compensation: mayView
      ? {
          pay_rate: masked('pay_rate'),
          pay_unit: information.pay_unit,
          flsa_status: information.flsa_status,
          effective_date: information.effective_date,
        }
      : null,
    direct_deposit: mayView
      ? openAccounts(keys, information).map((account) => ({
          ...account,
          routing_number: maskAccountNumber(account.routing_number),
          account_number: maskAccountNumber(account.account_number),
        }))
      : null,
    versions: information.versions,
  };
}

export interface StateTaxRow {
  state: string;
  filing_status: string | null;
  allowances: number | null;
  percent_withheld: string | null;
  additional_withholding: number | null;
  exempt: boolean;
  version: number;
  updated_at: Date;
}

/** A certificate for another state than that of work no longer counts. */
export function presentStateTax(
  employeeId: number,
  workState: string | null,
  saved: StateTaxRow | null,
): EmployeeStateTax {
  const tax = stateTaxOf(workState ?? '');
  const counts = saved !== null && tax.kind === 'form' && saved.state === tax.state;
  return {
    id: employeeId,
    kind: tax.kind,
    state: tax.kind === 'unknown_state' ? null : tax.state,
    form: tax.kind === 'form' ? tax.form.form : null,
    filing_status: counts ? saved.filing_status : null,
    allowances: counts ? saved.allowances : null,
    percent_withheld: counts ? saved.percent_withheld : null,
    additional_withholding: counts ? saved.additional_withholding : null,
    exempt: counts ? saved.exempt : false,
    updated_at: counts ? saved.updated_at.toISOString() : null,
    version: saved?.version ?? 0,
  };
}

export interface AttachmentRow {
  id: number;
  employee_id: number;
  category: DocumentCategory;
  source: DocumentSource;
  name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
  expires_on: string | null;
  added_by: string | null;
  created_at: Date | string;
}

export const presentAttachment = (row: AttachmentRow): EmployeeAttachment => ({
  id: row.id,
  name: row.name,
  category: row.category,
  source: row.source,
  content_type: row.content_type,
  byte_size: Number(row.byte_size),
  expires_on: row.expires_on,
  added_by: row.added_by,
  created_at: new Date(row.created_at).toISOString(),
  can_delete: canDeleteDocument(row.source),
});
