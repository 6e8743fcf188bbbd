// The link with which the first company of an installation is created (CMP-067).
import { TOKEN_SECONDS } from '@onward/domain/identity/tokens';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { insertOneTimeToken, useOneTimeToken } from '../identity.queries.ts';

/** Each start makes a new link; earlier ones stop working. */
export async function createSetupToken(tx: Transaction, now: Date): Promise<string> {
  await tx.db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('purpose', '=', 'setup')
    .where('used_at', 'is', null)
    .execute();
  const token = createToken();
  await insertOneTimeToken(tx, {
    purpose: 'setup',
    tokenHash: hashToken(token),
    userId: null,
    expiresAt: addSeconds(now, TOKEN_SECONDS.setup),
  });
  return token;
}

/** When the link stops working; undefined when it already has. */
export const setupExpiry = async (tx: Transaction, token: string, now: Date): Promise<Date | undefined> =>
  (
    await tx.asIdentity(() =>
      tx.db
        .selectFrom('one_time_tokens')
        .select('expires_at')
        .where('purpose', '=', 'setup')
        .where('token_hash', '=', hashToken(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    )
  )?.expires_at;

export const useSetupToken = async (tx: Transaction, token: string, now: Date): Promise<boolean> =>
  (await useOneTimeToken(tx, 'setup', hashToken(token), now)) !== undefined;
