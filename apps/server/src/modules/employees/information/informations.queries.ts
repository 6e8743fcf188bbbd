// The information of employees beyond the header, as stored: sensitive values are encrypted.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface InformationRow {
  company_id: number;
  employee_id: number;
  legal_first_name: string | null;
  legal_middle_name: string | null;
  legal_last_name: string | null;
  preferred_name: string | null;
  gender: string | null;
  date_of_birth: Buffer | null;
  ssn: Buffer | null;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string;
  emergency_name: string | null;
  emergency_relationship: string | null;
  emergency_phone: string | null;
  emergency_email: string | null;
  job_title: string | null;
  employment_type: string | null;
  is_remote: boolean;
  work_state: string | null;
  pay_rate: Buffer | null;
  pay_unit: string | null;
  flsa_status: string | null;
  effective_date: string | null;
  bank_accounts: Buffer | null;
  versions: Record<string, number>;
}

export type InformationValues = Partial<Omit<InformationRow, 'company_id' | 'employee_id' | 'versions'>>;

const COLUMNS = `company_id, employee_id, legal_first_name, legal_middle_name, legal_last_name, preferred_name, gender,
  date_of_birth, ssn, address_line_1, address_line_2, city, state, postal_code, country, emergency_name,
  emergency_relationship, emergency_phone, emergency_email, job_title, employment_type, is_remote, work_state, pay_rate,
  pay_unit, flsa_status, effective_date::text, bank_accounts, versions`;

export async function findInformation(
  tx: Transaction,
  companyId: number,
  employeeId: number,
): Promise<InformationRow | undefined> {
  const [row] = await tx.prepared<InformationRow & Record<string, unknown>>(
    'employees_information',
    `select ${COLUMNS} from employee_informations where company_id = $1 and employee_id = $2`,
    [companyId, employeeId],
  );
  return row;
}

export type NewInformation = InformationValues & { employee_id: number };

/** Encrypted values travel as hex, since JSON has no bytes. */
export async function insertInformations(
  tx: Transaction,
  companyId: number,
  rows: readonly NewInformation[],
): Promise<void> {
  const asJson = rows.map(({ date_of_birth, ssn, pay_rate, bank_accounts, ...row }) => ({
    ...row,
    date_of_birth: hexOf(date_of_birth),
    ssn: hexOf(ssn),
    pay_rate: hexOf(pay_rate),
    bank_accounts: hexOf(bank_accounts),
  }));
  await tx.client.query(
    `insert into employee_informations (company_id, employee_id, legal_first_name, legal_middle_name, legal_last_name,
       preferred_name, gender, date_of_birth, ssn, address_line_1, address_line_2, city, state, postal_code, country,
       job_title, employment_type, is_remote, work_state, pay_rate, pay_unit, flsa_status, effective_date,
       bank_accounts)
     select $1, n.employee_id, n.legal_first_name, n.legal_middle_name, n.legal_last_name, n.preferred_name, n.gender,
       decode(n.date_of_birth, 'hex'), decode(n.ssn, 'hex'), n.address_line_1, n.address_line_2, n.city, n.state,
       n.postal_code, coalesce(n.country, 'US'), n.job_title, n.employment_type, coalesce(n.is_remote, false),
       n.work_state, decode(n.pay_rate, 'hex'), n.pay_unit, n.flsa_status, n.effective_date,
       decode(n.bank_accounts, 'hex')
     from jsonb_to_recordset($2::jsonb) as n (employee_id bigint, legal_first_name text, legal_middle_name text,
       legal_last_name text, preferred_name text, gender text, date_of_birth text, ssn text, address_line_1 text,
       address_line_2 text, city text, state text, postal_code text, country text, job_title text,
       employment_type text, is_remote boolean, work_state text, pay_rate text, pay_unit text, flsa_status text,
       effective_date date, bank_accounts text)`,
    [companyId, JSON.stringify(asJson)],
  );
}

const hexOf = (sealed: Buffer | null | undefined): string | null => sealed?.toString('hex') ?? null;

/** The employee is locked by the caller. `group` gets a new version. */
export async function updateInformation(
  tx: Transaction,
  { company_id, employee_id }: Pick<InformationRow, 'company_id' | 'employee_id'>,
  values: InformationValues,
  group: string,
): Promise<void> {
  const entries = Object.entries(values);
  const sets = entries.map(([column], at) => `"${column}" = $${at + 4}`);
  await tx.client.query(
    `update employee_informations
     set ${[...sets, 'versions = versions || jsonb_build_object($3::text, coalesce((versions ->> $3)::int, 0) + 1)'].join(', ')}
     where company_id = $1 and employee_id = $2`,
    [company_id, employee_id, group, ...entries.map(([, value]) => value)],
  );
}
