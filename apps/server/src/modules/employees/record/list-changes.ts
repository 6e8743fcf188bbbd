// The history of a record, newest first; sensitive values stay masked without the right (EMP-014).
import type { EmployeeChangeEntry, listEmployeeChanges } from '@onward/contract/employees/employee-information';
import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import { CHANGE_PAGE, type ChangeEvent, type ChangePart } from '@onward/domain/employees/changes';
import { dayAfter, momentOf } from '@onward/domain/platform/time/zoned-time';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { pageFacts } from '../../../platform/database/lists.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { EmployeeRow } from '../employees.queries.ts';
import type { ChangedValue } from './employee-changes.ts';
import { loadEmployee } from './load-employee.ts';

interface ChangeRow {
  company_id: number;
  id: number;
  changed_at: Date;
  staff_id: number | null;
  staff_name: string | null;
  event: ChangeEvent;
  part: ChangePart | null;
  field: string | null;
  before: ChangedValue;
  after: ChangedValue;
  sensitive: Buffer | null;
  change_key: string;
  effective_date: string | null;
}

type Query = QueryOf<typeof listEmployeeChanges>;

export async function listChanges(
  app: App,
  call: CompanyCall,
  id: number,
  query: Query,
): Promise<ResponseOf<typeof listEmployeeChanges>> {
  const { tx, access } = call;
  const row = await loadEmployee(call, id);
  const { where, values } = conditionsOf(row, query);
  const window = { page: query.page ?? 1, perPage: query.per_page ?? CHANGE_PAGE };
  const { rows } = await tx.client.query<ChangeRow>(
    `select c.company_id, c.id, c.changed_at, c.staff_id, s.name as staff_name, c.event, c.part, c.field, c.before,
       c.after, c.sensitive, c.change_key, c.effective_date::text
     from employee_changes c left join company_staffs s on s.company_id = c.company_id and s.id = c.staff_id
     where ${where} order by c.id desc limit ${Number(window.perPage)} offset ${(window.page - 1) * window.perPage}`,
    values,
  );
  const { rows: counted } = await tx.client.query<{ total: number }>(
    `select count(*)::int as total from employee_changes c where ${where}`,
    values,
  );
  const { rows: authors } = await tx.client.query<{ id: number; name: string }>(
    `select distinct s.id, s.name from employee_changes c
     join company_staffs s on s.company_id = c.company_id and s.id = c.staff_id
     where c.company_id = $1 and c.employee_id = $2 order by s.name`,
    [access.companyId, id],
  );
  const mayView = holdsPermission(access.permissions, 'view_sensitive_pii');
  const changes = rows.map((change) => presentChange(app, change, mayView));
  return { changes, authors, ...pageFacts(window, counted[0]?.total ?? 0) };
}

/** Days are those at the location. */
function conditionsOf(
  { company_id, id, time_zone }: EmployeeRow,
  { staff_id, part, from, to }: Query,
): { where: string; values: unknown[] } {
  const values: unknown[] = [company_id, id];
  const conditions = ['c.company_id = $1', 'c.employee_id = $2'];
  const startOf = (day: string): Date => new Date(momentOf(day, 0, time_zone));
  if (staff_id !== undefined) conditions.push(`c.staff_id = $${values.push(staff_id)}`);
  if (part !== undefined) conditions.push(`c.part = $${values.push(part)}`);
  if (from !== undefined) conditions.push(`c.changed_at >= $${values.push(startOf(from))}`);
  if (to !== undefined) conditions.push(`c.changed_at < $${values.push(startOf(dayAfter(to, 1)))}`);
  return { where: conditions.join(' and '), values };
}

const HIDDEN = '*****';

/** Pay is shown to those who may see it; numbers that identify somebody stay masked even then. */
function presentChange({ encryption }: App, row: ChangeRow, mayView: boolean): EmployeeChangeEntry {
  const full =
    row.sensitive !== null && row.field === 'pay_rate' && mayView
      ? (JSON.parse(encryption.decrypt(row.sensitive, placeIn('employee_changes.sensitive', row))) as {
          before: string | null;
          after: string | null;
        })
      : null;
  const isHidden = !mayView && (row.part === 'compensation' || row.part === 'direct_deposit');
  const shown = (value: ChangedValue): ChangedValue => (isHidden && value !== null ? HIDDEN : value);
  return {
    id: row.id,
    changed_at: row.changed_at.toISOString(),
    staff: row.staff_id === null || row.staff_name === null ? null : { id: row.staff_id, name: row.staff_name },
    event: row.event,
    part: row.part,
    field: row.field,
    before: full ? full.before : shown(row.before),
    after: full ? full.after : shown(row.after),
    effective_date: row.effective_date,
  };
}
