// Statements of the import of employees.
import type { KnownForEmployees } from '@onward/domain/employees/employee-import';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../employees.queries.ts';

interface PlaceRow {
  id: number;
  name: string;
  code: string | null;
}

/** Places the importer may see, and the emails and numbers of the file that are taken. */
export async function findKnown(
  { tx, access }: CompanyCall,
  emails: readonly string[],
  numbers: readonly string[],
): Promise<KnownForEmployees> {
  const { companyId, scope } = access;
  const { rows: locations } = await tx.client.query<PlaceRow>(
    `select id, name, identify_code as code from locations where company_id = $1 and deleted_at is null
       and (cardinality($2::bigint[]) = 0 or id = any($2)) and (cardinality($3::bigint[]) = 0 or brand_id = any($3))`,
    [companyId, scope.location, scope.brand],
  );
  const { rows: departments } = await tx.client.query<PlaceRow>(
    `select id, name, null as code from departments
     where company_id = $1 and (cardinality($2::bigint[]) = 0 or id = any($2))`,
    [companyId, scope.department],
  );
  const { rows: taken } = await tx.client.query<{ email: string | null; employee_number: string; active: boolean }>(
    `select lower(email) as email, employee_number, status <> 'terminated' as active from employees
     where company_id = $1 and (employee_number = any($3) or lower(email) = any($2) and status <> 'terminated')`,
    [companyId, emails, numbers],
  );
  return {
    locations,
    departments,
    emails: new Set(taken.flatMap(({ email, active }) => (email !== null && active ? [email] : []))),
    numbers: new Set(taken.map(({ employee_number }) => employee_number)),
  };
}

/** Nobody changes them between the check and the removal. */
export async function lockEmployees({ tx, access }: CompanyCall, ids: readonly number[]): Promise<void> {
  await tx.client.query(
    'select from employees where company_id = $1 and id = any($2::bigint[]) order by id for update',
    [access.companyId, ids],
  );
}

export async function countOutOfScope({ tx, access }: CompanyCall, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from employees e
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where e.id = any($6::bigint[]) and e.company_id = $1 and not coalesce((${IN_SCOPE}), false)`,
    [...scopeValues(access), ids],
  );
  return rows[0]?.count ?? 0;
}

/** Records somebody worked with since the import: anything but the import is in their history, or they are gone. */
export async function countChanged({ tx, access }: CompanyCall, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from unnest($2::bigint[]) as wanted (id)
     where not exists (select from employees e where e.company_id = $1 and e.id = wanted.id and e.version = 1)
       or exists (select from employee_changes c where c.company_id = $1 and c.employee_id = wanted.id
         and c.event <> 'imported')
       or exists (select from payroll_transfers t where t.company_id = $1 and t.employee_id = wanted.id)
       or exists (select from employees r where r.company_id = $1 and r.rehired_from = wanted.id)`,
    [access.companyId, ids],
  );
  return rows[0]?.count ?? 0;
}

export const removeEmployees = ({ tx, access }: CompanyCall, ids: readonly number[]): Promise<unknown> =>
  deleteNewEmployees(tx, access.companyId, ids);

/** Records that were just made, when that is undone. */
export const deleteNewEmployees = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<unknown> =>
  tx.client.query('delete from employees where company_id = $1 and id = any($2::bigint[])', [companyId, ids]);
