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

/** What happened without sensitive values. */
export const recordEmployeeEvents = (author: Author, events: readonly Omit<NewChange, 'sensitive'>[]): Promise<void> =>
  insertChanges(author, events.map(plain));

export const recordEmployeeChanges = (keys: Keys, author: Author, changes: readonly NewChange[]): Promise<void> =>
  insertChanges(
    author,
    changes.map((change) => ({ ...plain(change), ...sealed(keys, author.companyId, change) })),
  );

async function insertChanges({ tx, companyId, staffId, now }: Author, records: readonly object[]): Promise<void> {
  if (records.length === 0) return;
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

const plain = ({ employeeId, event, part, field, before, after, effectiveDate }: Omit<NewChange, 'sensitive'>) => ({
  employee_id: employeeId,
  event,
  part: part ?? null,
  field: field ?? null,
  before: before ?? null,
  after: after ?? null,
  effective_date: effectiveDate ?? null,
});

function sealed({ encryption }: Keys, company_id: number, { sensitive }: NewChange) {
  if (!sensitive) return {};
  const change_key = randomUUID();
  const place = placeIn('employee_changes.sensitive', { company_id, change_key });
  return { sensitive: encryption.encrypt(JSON.stringify(sensitive), place).toString('hex'), change_key };
}
