// Tax credit questionnaires on their way to the provider.
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { ScreeningProblem, ScreeningStatus } from '@onward/domain/onboarding/screenings';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ScreeningRow {
  company_id: number;
  action_id: number;
  process_id: number;
  nickname: TaxCreditNickname;
  status: ScreeningStatus;
  problem: ScreeningProblem | null;
  version: number;
  attempts: number;
  next_attempt_at: Date | null;
  external_id: string | null;
  changed_at: Date;
}

type Key = Pick<ScreeningRow, 'company_id' | 'action_id'>;

const COLUMNS = [
  'company_id',
  'action_id',
  'process_id',
  'nickname',
  'status',
  'problem',
  'version',
  'attempts',
  'next_attempt_at',
  'external_id',
  'changed_at',
] as const;

const ofCompany = (tx: Transaction, companyId: number) =>
  tx.db.selectFrom('tax_credit_screenings').select(COLUMNS).where('company_id', '=', companyId).$castTo<ScreeningRow>();

export const listOfRun = (tx: Transaction, companyId: number, runId: number): Promise<ScreeningRow[]> =>
  ofCompany(tx, companyId).where('process_id', '=', runId).execute();

export const lock = (tx: Transaction, { company_id, action_id }: Key): Promise<ScreeningRow | undefined> =>
  ofCompany(tx, company_id).where('action_id', '=', action_id).forUpdate().executeTakeFirst();

/** A new submission starts over; the provider keeps it under the same reference. */
export const put = async (tx: Transaction, row: Omit<ScreeningRow, 'external_id' | 'attempts'>): Promise<void> => {
  const { company_id, action_id, process_id, ...values } = row;
  await tx.db
    .insertInto('tax_credit_screenings')
    .values({ company_id, action_id, process_id, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'action_id']).doUpdateSet({ ...values, attempts: 0 }))
    .execute();
};

export type ScreeningValues = Partial<Omit<ScreeningRow, 'company_id' | 'action_id' | 'process_id'>>;

/** The caller holds the row's lock. */
export const update = async (
  tx: Transaction,
  { company_id, action_id }: Key,
  values: ScreeningValues,
): Promise<void> => {
  await tx.db
    .updateTable('tax_credit_screenings')
    .set(values)
    .where('company_id', '=', company_id)
    .where('action_id', '=', action_id)
    .execute();
};

/** Somebody declined after all, before anything was sent. */
export const removeUnsent = async (tx: Transaction, { company_id, action_id }: Key): Promise<void> => {
  await tx.db
    .deleteFrom('tax_credit_screenings')
    .where('company_id', '=', company_id)
    .where('action_id', '=', action_id)
    .where('external_id', 'is', null)
    .execute();
};

export const lockUnsent = (tx: Transaction, companyId: number, nickname: TaxCreditNickname): Promise<ScreeningRow[]> =>
  ofCompany(tx, companyId)
    .where('nickname', '=', nickname)
    .where('status', '<>', 'sent')
    .orderBy('action_id')
    .forUpdate()
    .execute();

/** Forms that would still be sent, for the question before disconnecting. */
export async function countWaiting(tx: Transaction, companyId: number, nickname: TaxCreditNickname): Promise<number> {
  const rows = await ofCompany(tx, companyId)
    .where('nickname', '=', nickname)
    .where('status', '=', 'waiting')
    .execute();
  return rows.length;
}

/** Across companies: those whose job was lost. */
export const listOverdue = (tx: Transaction, before: Date): Promise<ScreeningRow[]> =>
  tx.db
    .selectFrom('tax_credit_screenings')
    .select(COLUMNS)
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<', before)
    .orderBy('next_attempt_at')
    .limit(500)
    .$castTo<ScreeningRow>()
    .execute();
