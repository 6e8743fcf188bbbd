// Notices before a rejection for a finding; each check has at most one adverse action.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface AdverseRow {
  company_id: number;
  check_id: number;
  started_by: number | null;
  items: Buffer;
  message: string | null;
  notice_day: string;
  waits_until: string;
  pre_at: Date | null;
  pre_letter_key: string | null;
  disputed_at: Date | null;
  statement: string | null;
  final_at: Date | null;
  final_letter_key: string | null;
}

export const listOfChecks = (tx: Transaction, companyId: number, checkIds: readonly number[]): Promise<AdverseRow[]> =>
  tx.prepared<AdverseRow & Record<string, unknown>>(
    'adverse_actions_of_checks',
    `select company_id, check_id, started_by, items, message, notice_day::text, waits_until::text, pre_at,
       pre_letter_key, disputed_at, statement, final_at, final_letter_key
     from adverse_actions where company_id = $1 and check_id = any($2::bigint[])`,
    [companyId, checkIds],
  );

export async function find(tx: Transaction, companyId: number, checkId: number): Promise<AdverseRow | undefined> {
  return (await listOfChecks(tx, companyId, [checkId]))[0];
}

export type NewAdverseAction = Pick<
  AdverseRow,
  'company_id' | 'check_id' | 'started_by' | 'items' | 'message' | 'notice_day' | 'waits_until'
>;

export const insert = (tx: Transaction, action: NewAdverseAction): Promise<unknown> =>
  tx.db.insertInto('adverse_actions').values(action).execute();

export type AdverseChange = Partial<Omit<AdverseRow, 'company_id' | 'check_id' | 'started_by' | 'items' | 'message'>>;

export const update = (
  tx: Transaction,
  { company_id, check_id }: Pick<AdverseRow, 'company_id' | 'check_id'>,
  change: AdverseChange,
): Promise<unknown> =>
  tx.db
    .updateTable('adverse_actions')
    .set(change)
    .where('company_id', '=', company_id)
    .where('check_id', '=', check_id)
    .execute();
