// The secret that opens the thank-you page of an application. Staff know the application's key, never this token.
import { RECEIPT_LINK_DAYS } from '@onward/domain/careers/task-links';
import { addSeconds, SECONDS } from '@onward/domain/platform/time-units';
import { createToken, hashToken } from '../../platform/crypto/tokens.ts';
import type { Gathering, Transaction } from '../../platform/database/transaction.ts';
import type { ApplicationRow } from '../applicants/applicants.service.ts';

interface NewToken {
  application: Pick<ApplicationRow, 'company_id' | 'id'>;
  token: string;
  now: Date;
}

/** Written at the end of the transaction, since the application itself may be. */
const TOKENS: Gathering<NewToken> = {
  order: 0,
  atOnce: true,
  async write(tx, tokens) {
    await Promise.all(tokens.map((each) => insert(tx, each)));
  },
};

const insert = (tx: Transaction, { application, token, now }: NewToken): Promise<unknown> =>
  tx.prepared(
    'receipt_tokens_insert',
    `insert into receipt_tokens (token_hash, company_id, application_id, expires_at) values ($1, $2, $3, $4)`,
    [hashToken(token), application.company_id, application.id, addSeconds(now, RECEIPT_LINK_DAYS * SECONDS.day)],
  );

export function createReceiptToken(tx: Transaction, application: NewToken['application'], now: Date): string {
  const token = createToken();
  tx.gather(TOKENS, [{ application, token, now }]);
  return token;
}

/** Asked above companies, since the token is all there is. */
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
