// The rules of a company. Without a row it has chosen nothing, and nothing is removed.
import { defaultRules, mergedRules, type RetentionRule } from '@onward/domain/privacy/retention';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface Settings {
  rules: RetentionRule[];
  version: number;
  updated_at: Date | null;
  updated_by: string | null;
}

export async function findSettings(tx: Transaction, companyId: number, { lock = false } = {}): Promise<Settings> {
  const { rows } = await tx.client.query<Settings>(
    `select r.rules, r.version, r.updated_at, s.name as updated_by from retention_settings r
     join company_staffs s on s.company_id = r.company_id and s.id = r.staff_id
     where r.company_id = $1 ${lock ? 'for update of r' : ''}`,
    [companyId],
  );
  const [found] = rows;
  return found
    ? { ...found, rules: mergedRules(found.rules, []) }
    : { rules: defaultRules(), version: 0, updated_at: null, updated_by: null };
}

interface Change {
  companyId: number;
  staffId: number;
  rules: readonly RetentionRule[];
  /** The one it was edited from; 0 before the first. */
  version: number;
  now: Date;
}

/** False when somebody else saved meanwhile. */
export async function writeSettings(tx: Transaction, { companyId, staffId, rules, version, now }: Change) {
  const { rowCount } = await tx.client.query(
    `insert into retention_settings as known (company_id, rules, staff_id, updated_at)
     select $1, $2::jsonb, $3, $5::timestamptz where $4::integer = 0 or exists (select from retention_settings where company_id = $1)
     on conflict (company_id) do update set rules = excluded.rules, version = known.version + 1,
       staff_id = excluded.staff_id, updated_at = excluded.updated_at where known.version = $4`,
    [companyId, JSON.stringify(rules), staffId, version, now],
  );
  return rowCount === 1;
}
