// Employee records, always within one company; reads for a user also within their scope (CMP-024).
import type { CustomFieldValues } from '@onward/contract/locations/custom-fields';
import type { IssueCode } from '@onward/domain/employees/open-issues';
import type { EmployeeStatus } from '@onward/domain/employees/statuses';
import type { EditingAccess, Membership } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface EmployeeRow {
  company_id: number;
  id: number;
  digest_key: string;
  employee_number: string;
  name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  application_id: number | null;
  position_id: number | null;
  location_id: number | null;
  department_id: number | null;
  company_staff_id: number | null;
  manager_id: number | null;
  rehired_from: number | null;
  rehired_as: number | null;
  hired_date: string;
  start_date: string | null;
  end_date: string | null;
  status: EmployeeStatus;
  status_reason: string | null;
  custom_field_values: CustomFieldValues;
  issues: IssueCode[];
  version: number;
  created_at: Date;
  updated_at: Date;
  job_title: string | null;
  position_title: string | null;
  location_name: string | null;
  location_state: string | null;
  brand_id: number | null;
  time_zone: string;
  department_name: string | null;
  staff_name: string | null;
  manager_name: string | null;
}

/** Days without a location count in the zone most of our customers are in. */
export const DEFAULT_ZONE = 'America/New_York';

export const COLUMNS = `e.company_id, e.id, e.digest_key, e.employee_number, e.name, e.email, e.phone, e.region_number,
  e.language, e.application_id, e.position_id, e.location_id, e.department_id, e.company_staff_id, e.manager_id,
  e.rehired_from, e.hired_date::text, e.start_date::text, e.end_date::text, e.status, e.status_reason,
  e.custom_field_values, e.issues, e.version, e.created_at, e.updated_at, i.job_title, p.title as position_title,
  l.name as location_name, l.state_code as location_state, l.brand_id,
  coalesce(l.time_zone, '${DEFAULT_ZONE}') as time_zone, d.name as department_name`;

/** Names that only the record shows. */
const RECORD_COLUMNS = `${COLUMNS}, s.name as staff_name, m.name as manager_name,
  (select r.id from employees r where r.company_id = e.company_id and r.rehired_from = e.id) as rehired_as`;

const REST = `join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
  left join positions p on p.company_id = e.company_id and p.id = e.position_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  left join departments d on d.company_id = e.company_id and d.id = e.department_id`;

export const TABLES = `employees e ${REST}`;

/** With a subquery of this name that lists company and id of a page. */
export const joinedTables = (page: string): string =>
  `employees e on e.company_id = ${page}.company_id and e.id = ${page}.id ${REST}`;

const RECORD_TABLES = `${TABLES}
  left join company_staffs s on s.company_id = e.company_id and s.id = e.company_staff_id
  left join company_staffs m on m.company_id = e.company_id and m.id = e.manager_id`;

/**
 * Uses the first five values of a statement (`scopeValues`). Staff limited to some locations or positions don't
 * see records without one.
 */
export const IN_SCOPE = `e.company_id = $1
  and (cardinality($2::bigint[]) = 0 or e.location_id = any($2))
  and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
  and (cardinality($4::bigint[]) = 0 or e.department_id is null or e.department_id = any($4))
  and (cardinality($5::bigint[]) = 0 or e.position_id = any($5))`;

export const scopeValues = ({ companyId, scope }: Pick<Membership, 'companyId' | 'scope'>): unknown[] => [
  companyId,
  scope.location,
  scope.brand,
  scope.department,
  scope.position,
];

export async function findInScope(
  tx: Transaction,
  access: EditingAccess,
  id: number,
): Promise<EmployeeRow | undefined> {
  const [row] = await tx.prepared<EmployeeRow & Record<string, unknown>>(
    'employees_find',
    `select ${RECORD_COLUMNS} from ${RECORD_TABLES} where ${IN_SCOPE} and e.id = $6`,
    [...scopeValues(access), id],
  );
  return row;
}

/** Two changes at once happen one after the other. */
export async function lockInScope(
  tx: Transaction,
  access: EditingAccess,
  id: number,
): Promise<EmployeeRow | undefined> {
  const [, row] = await tx.inOnePacket(() =>
    Promise.all([lock(tx, access.companyId, id), findInScope(tx, access, id)]),
  );
  return row;
}

/** Before anything that belongs to the record is locked, so that nobody waits for each other. */
export const lock = (tx: Transaction, companyId: number, id: number): Promise<unknown> =>
  tx.prepared('employees_lock', 'select from employees where company_id = $1 and id = $2 for no key update', [
    companyId,
    id,
  ]);

/** Any record of the company, even outside the caller's scope. */
export async function exists(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query('select from employees where company_id = $1 and id = $2', [
    companyId,
    id,
  ]);
  return rowCount !== 0;
}

export async function find(tx: Transaction, companyId: number, id: number): Promise<EmployeeRow | undefined> {
  const [row] = await tx.prepared<EmployeeRow & Record<string, unknown>>(
    'employees_find_any',
    `select ${RECORD_COLUMNS} from ${RECORD_TABLES} where e.company_id = $1 and e.id = $2`,
    [companyId, id],
  );
  return row;
}

export interface NewEmployee {
  digest_key: string;
  employee_number: string;
  name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  application_id: number | null;
  position_id: number | null;
  location_id: number | null;
  department_id: number | null;
  rehired_from: number | null;
  hired_date: string;
  start_date: string | null;
  issues: IssueCode[];
}

/** In the order given. Their information is added by `insertInformations`. */
export async function insertEmployees(
  tx: Transaction,
  companyId: number,
  employees: readonly NewEmployee[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number; digest_key: string }>(
    `insert into employees (company_id, digest_key, employee_number, name, email, phone, region_number, language,
       application_id, position_id, location_id, department_id, rehired_from, hired_date, start_date, issues,
       created_at, updated_at)
     select $1, n.digest_key, n.employee_number, n.name, n.email, n.phone, n.region_number, n.language,
       n.application_id, n.position_id, n.location_id, n.department_id, n.rehired_from, n.hired_date, n.start_date,
       n.issues, $3, $3
     from jsonb_to_recordset($2::jsonb) as n (digest_key text, employee_number text, name text, email text, phone text,
       region_number text, language text, application_id bigint, position_id bigint, location_id bigint,
       department_id bigint, rehired_from bigint, hired_date date, start_date date, issues text[])
     returning id, digest_key`,
    [companyId, JSON.stringify(employees), now],
  );
  const ids = new Map(rows.map(({ id, digest_key }) => [digest_key, id]));
  return employees.map(({ digest_key }) => ids.get(digest_key) ?? 0);
}

/** Columns of the header that other files change. */
export type EmployeeValues = Partial<
  Pick<
    EmployeeRow,
    | 'name'
    | 'email'
    | 'phone'
    | 'region_number'
    | 'employee_number'
    | 'position_id'
    | 'location_id'
    | 'department_id'
    | 'company_staff_id'
    | 'manager_id'
    | 'hired_date'
    | 'start_date'
    | 'end_date'
    | 'status'
    | 'status_reason'
    | 'custom_field_values'
  >
>;

/** The row is locked by the caller. */
export async function update(
  tx: Transaction,
  { company_id, id }: Pick<EmployeeRow, 'company_id' | 'id'>,
  { custom_field_values, ...values }: EmployeeValues,
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable('employees')
    .set({
      ...values,
      ...(custom_field_values && { custom_field_values: JSON.stringify(custom_field_values) }),
      updated_at: now,
    })
    .set((columns) => ({ version: columns('version', '+', 1) }))
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

/** The active employee with this address, if any. */
export async function findByEmail(
  tx: Transaction,
  companyId: number,
  email: string,
  exceptId = 0,
): Promise<number | undefined> {
  const [row] = await tx.prepared<{ id: number }>(
    'employees_by_email',
    `select id from employees where company_id = $1 and lower(email) = lower($2) and status <> 'terminated' and id <> $3`,
    [companyId, email, exceptId],
  );
  return row?.id;
}

/** The record of a hired applicant, if there is one. */
export async function findByApplication(
  tx: Transaction,
  companyId: number,
  applicationId: number,
): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from employees where company_id = $1 and application_id = $2',
    [companyId, applicationId],
  );
  return rows[0]?.id;
}
