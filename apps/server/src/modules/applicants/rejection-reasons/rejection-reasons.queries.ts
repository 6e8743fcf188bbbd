// The saved list of a company. Without a row it uses the built-in reasons.
import { type ListedReason, reasonList } from '@onward/domain/applicants/rejection';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface SavedReasons {
  reasons: ListedReason[];
  version: number;
}

interface Row extends Record<string, unknown> {
  reasons: ListedReason[];
  version: number;
}

export async function find(tx: Transaction, companyId: number): Promise<SavedReasons> {
  const [row] = await tx.prepared<Row>(
    'applicants_rejection_reasons',
    'select reasons, version from rejection_reasons where company_id = $1',
    [companyId],
  );
  return { reasons: reasonList(row?.reasons ?? []), version: row?.version ?? 0 };
}

/** False when somebody else saved meanwhile. */
export async function write(
  tx: Transaction,
  companyId: number,
  { reasons, version }: SavedReasons,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into rejection_reasons as known (company_id, reasons, updated_at)
     select $1, $2::jsonb, $4::timestamptz
       where $3::integer = 0 or exists (select from rejection_reasons where company_id = $1)
     on conflict (company_id) do update set reasons = excluded.reasons, version = known.version + 1,
       updated_at = excluded.updated_at where known.version = $3`,
    [companyId, JSON.stringify(reasons), version, now],
  );
  return rowCount === 1;
}
