// The secret that opens the thank-you page of an application. Staff know the application's key, never this token.
import { RECEIPT_LINK_DAYS } from '@onward/domain/careers/task-links';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';

export async function createReceiptToken(
  tx: Transaction,
  { company_id, id }: Pick<ApplicationRow, 'company_id' | 'id'>,
  now: Date,
): Promise<string> {
  const token = createToken();
  await tx.prepared(
    'receipt_tokens_insert',
    'insert into receipt_tokens (token_hash, company_id, application_id, expires_at) values ($1, $2, $3, $4)',
    [hashToken(token), company_id, id, addSeconds(now, RECEIPT_LINK_DAYS * SECONDS.day)],
  );
  return token;
}

/** A token that the applicant already has, from when the application was held back. */
export const keepReceiptToken = (
  tx: Transaction,
  { company_id, id }: Pick<ApplicationRow, 'company_id' | 'id'>,
  tokenHash: Buffer,
  now: Date,
): Promise<unknown> =>
  tx.db
    .insertInto('receipt_tokens')
    .values({
      token_hash: tokenHash,
      company_id,
      application_id: id,
      expires_at: addSeconds(now, RECEIPT_LINK_DAYS * SECONDS.day),
    })
    .execute();

/** Across companies, since only the token is known. */
export async function findByReceiptToken(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<{ company_id: number; application_id: number } | undefined> {
  const [row] = await tx.prepared<{ company_id: number; application_id: number }>(
    'receipt_tokens_find',
    'select company_id, application_id from receipt_tokens where token_hash = $1 and expires_at > $2',
    [hashToken(token), now],
  );
  return row;
}

export const removeExpiredTokens = (tx: Transaction, now: Date): Promise<unknown> =>
  tx.db.deleteFrom('receipt_tokens').where('expires_at', '<', now).execute();
