// Applications that look like spam, kept for a while so that staff can let them in (CAR-010).
import type { ApplicationInput } from '@onward/contract/careers/applying';
import { SPAM_KEPT_DAYS, SPAM_KEPT_PER_POSTING, type SpamReason } from '@onward/domain/careers/spam';
import type { Language } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface SpamRow {
  company_id: number;
  id: number;
  position_id: number;
  reason: SpamReason;
  input: ApplicationInput;
  language: Language;
  draft_id: number | null;
  receipt_token_hash: Buffer;
  received_at: Date;
}

interface NewSpam extends Pick<SpamRow, 'company_id' | 'position_id' | 'reason' | 'input' | 'language' | 'draft_id'> {
  phone: string;
  email: string | null;
  receiptToken: string;
  now: Date;
}

/** Keeps the newest of a posting only, so that nobody can fill the disk. */
export async function insert(tx: Transaction, { phone, email, receiptToken, now, ...spam }: NewSpam): Promise<void> {
  await tx.db
    .insertInto('suspected_spam')
    .values({
      ...spam,
      input: JSON.stringify(spam.input),
      phone,
      email,
      receipt_token_hash: hashToken(receiptToken),
      received_at: now,
    })
    .execute();
  await tx.client.query(
    `delete from suspected_spam where company_id = $1 and id in (select id from suspected_spam
       where company_id = $1 and position_id = $2 order by id desc offset ${SPAM_KEPT_PER_POSTING})`,
    [spam.company_id, spam.position_id],
  );
}

const COLUMNS = [
  'company_id',
  'id',
  'position_id',
  'reason',
  'input',
  'language',
  'draft_id',
  'receipt_token_hash',
  'received_at',
] as const;

export const list = (
  tx: Transaction,
  { companyId, positionId, limit }: { companyId: number; positionId: number; limit: number },
): Promise<SpamRow[]> =>
  tx.db
    .selectFrom('suspected_spam')
    .select(COLUMNS)
    .$castTo<SpamRow>()
    .where('company_id', '=', companyId)
    .where('position_id', '=', positionId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function count(tx: Transaction, companyId: number, positionId: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    'select count(*)::int as count from suspected_spam where company_id = $1 and position_id = $2',
    [companyId, positionId],
  );
  return rows[0]?.count ?? 0;
}

/** Locked, so that two team members cannot let in the same one. */
export const find = (tx: Transaction, companyId: number, id: number): Promise<SpamRow | undefined> =>
  tx.db
    .selectFrom('suspected_spam')
    .select(COLUMNS)
    .$castTo<SpamRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** For the thank-you page, which looks the same for everyone. Across companies, since only the token is known. */
export const findByReceipt = (tx: Transaction, token: string): Promise<SpamRow | undefined> =>
  tx.db
    .selectFrom('suspected_spam')
    .select(COLUMNS)
    .$castTo<SpamRow>()
    .where('receipt_token_hash', '=', hashToken(token))
    .executeTakeFirst();

export async function addContact(tx: Transaction, row: SpamRow, input: ApplicationInput): Promise<SpamRow> {
  await tx.db
    .updateTable('suspected_spam')
    .set({ input: JSON.stringify(input), email: input.email || null })
    .where('company_id', '=', row.company_id)
    .where('id', '=', row.id)
    .execute();
  return { ...row, input };
}

/** Names of the files sent with these drafts, by draft. */
export async function fileNames(
  tx: Transaction,
  companyId: number,
  draftIds: readonly number[],
): Promise<Map<number, string[]>> {
  const { rows } = await tx.client.query<{ draft_id: number; names: string[] }>(
    `select draft_id, array_agg(file_name order by id) as names from uploads
     where company_id = $1 and draft_id = any($2::bigint[]) and attached_at is null group by draft_id`,
    [companyId, draftIds],
  );
  return new Map(rows.map(({ draft_id, names }) => [draft_id, names]));
}

export const remove = (tx: Transaction, { company_id, id }: Pick<SpamRow, 'company_id' | 'id'>) =>
  tx.db.deleteFrom('suspected_spam').where('company_id', '=', company_id).where('id', '=', id).execute();

/** The same form was sent again. */
export const removeOfDraft = (tx: Transaction, companyId: number, draftId: number) =>
  tx.db.deleteFrom('suspected_spam').where('company_id', '=', companyId).where('draft_id', '=', draftId).execute();

export const removeExpired = (tx: Transaction, now: Date) =>
  tx.db
    .deleteFrom('suspected_spam')
    .where('received_at', '<', addSeconds(now, -SPAM_KEPT_DAYS * SECONDS.day))
    .execute();
