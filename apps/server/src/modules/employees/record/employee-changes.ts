// Writes the history of a record: who changed which field, from what to what (EMP-014).
import { randomUUID } from 'node:crypto';
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
  const records = changes.map((change) => recordOf(keys, companyId, change));
  await tx.client.query(
    `insert into employee_changes (company_id, employee_id, changed_at, staff_id, event, part, field, before, after,
       sensitive, change_key, effective_date)
     select $1, n.employee_id, $3, $4, n.event, n.part, n.field, n.before, n.after, decode(n.sensitive, 'hex'),
       n.change_key, n.effective_date
     from jsonb_to_recordset($2::jsonb) as n (employee_id bigint, event text, part text, field text,
       before jsonb, after jsonb, sensitive text, change_key uuid, effective_date date)`,
    [companyId, JSON.stringify(records), now, staffId],
  );
}

function recordOf({ encryption }: Keys, company_id: number, change: NewChange) {
  const change_key = change.sensitive ? randomUUID() : null;
  const place = change_key && placeIn('employee_changes.sensitive', { company_id, change_key });
  return {
    employee_id: change.employeeId,
    event: change.event,
    part: change.part ?? null,
    field: change.field ?? null,
    before: change.before ?? null,
    after: change.after ?? null,
    sensitive: place && encryption.encrypt(JSON.stringify(change.sensitive), place).toString('hex'),
    change_key,
    effective_date: change.effectiveDate ?? null,
  };
}
