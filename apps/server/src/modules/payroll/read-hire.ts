// An employee record as payroll providers need it: sensitive values opened, our words mapped to the provider's codes
// (EMP-032, INT-011). The result is only used within one request or attempt and never stored.
import type { FlsaStatus, Gender } from '@onward/domain/employees/information';
import type { CodeKind, PayrollHire, PayrollProvider } from '@onward/domain/payroll/hires';
import { payrollReference } from '@onward/domain/payroll/hires';
import { positionKey } from '@onward/domain/payroll/mappings';
import type { OwnWords } from '@onward/domain/payroll/preflight';
import type { EmploymentType, SalaryUnit } from '@onward/domain/positions/postings';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type InformationRow, openValue, type PreviewedRecord, workStateOf } from '../employees/employees.service.ts';
import { listMapped } from './mappings.queries.ts';

export interface PersonToSend {
  name: string;
  hire: PayrollHire;
  /** What they have, in the company's words. */
  ours: OwnWords;
}

type Row = PreviewedRecord['row'];

export async function readHire(
  app: App,
  tx: Transaction,
  provider: PayrollProvider,
  { row, information }: PreviewedRecord,
): Promise<PersonToSend> {
  const jobTitle = information.job_title ?? row.position_title;
  const ours = {
    location: row.location_name,
    department: row.department_name,
    position: jobTitle,
    pay_unit: information.pay_unit,
  };
  const keys = {
    location: row.location_id === null ? null : String(row.location_id),
    department: row.department_id === null ? null : String(row.department_id),
    position: jobTitle && positionKey(jobTitle),
    pay_unit: information.pay_unit,
  };
  const codes = await codesFor(tx, row.company_id, provider, keys);
  return { name: row.name, ours, hire: { ...hireOf(app, row, information), jobTitle, codes } };
}

async function codesFor(
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
  keys: Record<CodeKind, string | null>,
): Promise<PayrollHire['codes']> {
  const mapped = await listMapped(tx, companyId, provider, Object.values(keys));
  const codeOf = (kind: CodeKind): string | null =>
    mapped.find((one) => one.kind === kind && one.key === keys[kind])?.code ?? null;
  return {
    location: codeOf('location'),
    department: codeOf('department'),
    position: codeOf('position'),
    pay_unit: codeOf('pay_unit'),
  };
}

function hireOf(app: App, row: Row, information: InformationRow): Omit<PayrollHire, 'codes' | 'jobTitle'> {
  const payRate = openValue(app, 'pay_rate', information);
  return {
    reference: payrollReference(row.id),
    legalFirstName: information.legal_first_name ?? '',
    legalMiddleName: information.legal_middle_name,
    legalLastName: information.legal_last_name ?? '',
    preferredName: information.preferred_name,
    ssn: openValue(app, 'ssn', information) ?? '',
    dateOfBirth: openValue(app, 'date_of_birth', information) ?? '',
    gender: information.gender as Gender | null,
    email: row.email,
    phone: row.phone === null ? null : `+${row.region_number ?? '1'}${row.phone}`,
    address: {
      line1: information.address_line_1 ?? '',
      line2: information.address_line_2,
      city: information.city ?? '',
      state: information.state ?? '',
      postalCode: information.postal_code ?? '',
      country: information.country,
    },
    hiredDate: row.hired_date,
    startDate: row.start_date,
    employmentType: information.employment_type as EmploymentType | null,
    flsaStatus: information.flsa_status as FlsaStatus | null,
    payRate: payRate === null ? null : Number(payRate),
    payUnit: information.pay_unit as SalaryUnit | null,
    workState: workStateOf(row, information),
  };
}
