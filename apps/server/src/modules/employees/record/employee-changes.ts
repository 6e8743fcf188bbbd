// Writes the history of a record: who changed which field, from what to what (EMP-014).
import type { ChangeEvent, ChangePart } from '@onward/domain/employees/changes';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export type ChangedValue = string | number | boolean | null;

export interface NewChange {
  employeeId: number;
  event: ChangeEvent;
  part?: ChangePart;
  field?: string;
  before?: ChangedValue;
  after?: ChangedValue;
  /** The values in full, when the two above are masked. */
  sensitive?: { before: string | null; after: string | null };
  effectiveDate?: string | null;
}

interface Author {
  tx: Transaction;
  companyId: number;
  staffId: number | null;
  now: Date;
}

type Keys = Pick<App, 'encryption'>;

export async function recordEmployeeChanges(
  keys: Keys,
  { tx, companyId, staffId, now }: Author,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { rows } = await tx.client.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('employee_changes', 'id'))::bigint as id from generate_series(1, $1)`,
    [changes.length],
  );
  const records = changes.map((change, at) => recordOf(keys, companyId, rows[at]?.id ?? 0, change));
  await tx.client.query(
    `insert into employee_changes (company_id, id, employee_id, changed_at, staff_id, event, part, field, before, after,
       sensitive, effective_date)
     overriding system value
     select $1, n.id, n.employee_id, $3, $4, n.event, n.part, n.field, n.before, n.after, decode(n.sensitive, 'hex'),
       n.effective_date
     from jsonb_to_recordset($2::jsonb) as n (id bigint, employee_id bigint, event text, part text, field text,
       before jsonb, after jsonb, sensitive text, effective_date date)`,
    [companyId, JSON.stringify(records), now, staffId],
  );
}

const recordOf = ({ encryption }: Keys, company_id: number, id: number, change: NewChange) => ({
  id,
  employee_id: change.employeeId,
  event: change.event,
  part: change.part ?? null,
  field: change.field ?? null,
  before: change.before ?? null,
  after: change.after ?? null,
  sensitive:
    change.sensitive === undefined
      ? null
      : encryption
          .encrypt(JSON.stringify(change.sensitive), placeIn('employee_changes.sensitive', { company_id, id }))
          .toString('hex'),
  effective_date: change.effectiveDate ?? null,
});
