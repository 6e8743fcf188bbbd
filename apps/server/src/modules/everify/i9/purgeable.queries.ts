// Forms I-9 that no longer have to be kept: three years after the first day of work and one year after the end (EMP-027).
import type { PurgeableI9 } from '@onward/contract/everify/i9-forms';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { DEFAULT_ZONE, IN_SCOPE, scopeValues } from '../../employees/employees.service.ts';

interface PurgeableRow {
  id: number;
  employee_id: number;
  employee_name: string;
  location_id: number | null;
  location_name: string | null;
  hired_date: string;
  start_date: string | null;
  first_day: string;
  end_date: string;
}

const TABLES = `i9_forms f
  join employees e on e.company_id = f.company_id and e.id = f.employee_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id`;

/** A legal hold on the person keeps the form as well. */
const HELD = 'e.id in (select onward.held_employees($1))';

/** The last day is the later of the two, as in the rule that the screens show; it ends where the employee worked. */
const PURGEABLE = `${IN_SCOPE} and f.company_id = $1 and f.status <> 'purged' and e.end_date is not null and not ${HELD}
  and greatest(greatest(e.hired_date, e.start_date, f.first_day) + interval '3 years', e.end_date + interval '1 year')::date
    < ($6::timestamptz at time zone coalesce(l.time_zone, '${DEFAULT_ZONE}'))::date`;

interface PurgeableForm extends Omit<PurgeableI9, 'retained_until'> {
  first_days: [string, ...(string | null)[]];
}

type Call = Pick<CompanyCall, 'tx' | 'access' | 'now'>;

const valuesOf = ({ access, now }: Call): unknown[] => [...scopeValues(access), now];

export async function countPurgeable(call: Call): Promise<number> {
  const { rows } = await call.tx.client.query<{ count: number }>(
    `select count(*)::int as count from ${TABLES} where ${PURGEABLE}`,
    valuesOf(call),
  );
  return rows[0]?.count ?? 0;
}

export async function findPurgeable(
  call: Call,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<PurgeableForm[]> {
  const { rows } = await call.tx.client.query<PurgeableRow>(
    `select f.id, e.id as employee_id, e.name as employee_name, l.id as location_id, l.name as location_name,
       e.hired_date::text, e.start_date::text, f.first_day::text, e.end_date::text
     from ${TABLES} where ${PURGEABLE} order by e.end_date, f.id limit $7 offset $8`,
    [...valuesOf(call), perPage, offset],
  );
  return rows.map((row) => ({
    id: row.id,
    employee: { id: row.employee_id, name: row.employee_name },
    location: row.location_id === null ? null : { id: row.location_id, name: row.location_name ?? '' },
    hired_date: row.hired_date,
    end_date: row.end_date,
    first_days: [row.hired_date, row.start_date, row.first_day],
  }));
}

export async function isHeld(tx: Transaction, companyId: number, employeeId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from employees e where e.company_id = $1 and e.id = $2 and ${HELD}`,
    [companyId, employeeId],
  );
  return (rowCount ?? 0) > 0;
}

/** The corrections and supplements of a form, whose values go with it. */
export async function emptyEvents(tx: Transaction, companyId: number, formId: number): Promise<void> {
  await tx.client.query(
    'update i9_events set sealed = null, seal_key = null where company_id = $1 and i9_form_id = $2',
    [companyId, formId],
  );
}
