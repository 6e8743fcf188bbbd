// The two secrets of a conversation: the link to the applicant's page and the reply address. Each email has new ones;
// only hashes are stored, the link expires, and both are revoked when the contact details change (CAR-020).
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

type TokenKind = 'page' | 'reply';

const TOKEN_SECONDS: Record<TokenKind, number> = { page: 30 * SECONDS.day, reply: SECONDS.year };

/** The kind is part of the hash, so a reply address cannot open the page. */
const hashOf = (kind: TokenKind, token: string): Buffer => hashToken(`${kind}:${token}`);

export interface ConversationTokens {
  page: string;
  reply: string;
}

/** New tokens for each of these conversations, in order. */
export async function createTokens(
  tx: Transaction,
  companyId: number,
  conversationIds: readonly number[],
  now: Date,
): Promise<ConversationTokens[]> {
  const created = conversationIds.map(() => ({ page: createToken(), reply: createToken() }));
  const rows = created.flatMap((tokens, at) =>
    (['page', 'reply'] as const).map((kind) => ({
      hash: hashOf(kind, tokens[kind]),
      conversationId: conversationIds[at] ?? 0,
      kind,
      expiresAt: addSeconds(now, TOKEN_SECONDS[kind]),
    })),
  );
  await tx.prepared(
    'conversation_tokens_insert',
    `insert into conversation_tokens (token_hash, company_id, conversation_id, kind, expires_at)
     select t.hash, $1, t.conversation_id, t.kind, t.expires_at
     from unnest($2::bytea[], $3::bigint[], $4::text[], $5::timestamptz[]) as t (hash, conversation_id, kind, expires_at)`,
    [
      companyId,
      rows.map(({ hash }) => hash),
      rows.map(({ conversationId }) => conversationId),
      rows.map(({ kind }) => kind),
      rows.map(({ expiresAt }) => expiresAt),
    ],
  );
  return created;
}

/** The conversation a token belongs to; across companies, since only the token is known. */
export async function findByToken(
  tx: Transaction,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<{ company_id: number; conversation_id: number } | undefined> {
  const [row] = await tx.prepared<{ company_id: number; conversation_id: number }>(
    'conversation_tokens_find',
    `select company_id, conversation_id from conversation_tokens
     where token_hash = $1 and kind = $2 and expires_at > $3`,
    [hashOf(kind, token), kind, now],
  );
  return row;
}

/** Also of a link that no longer opens anything, as long as it is stored. */
export async function findCompanyOfLink(tx: Transaction, token: string): Promise<number | null> {
  const [row] = await tx.prepared<{ company_id: number }>(
    'conversation_tokens_company',
    'select company_id from conversation_tokens where token_hash = $1',
    [hashOf('page', token)],
  );
  return row?.company_id ?? null;
}

export async function findPersonOfLink(
  tx: Transaction,
  token: string,
): Promise<{ companyId: number; personId: number } | null> {
  const companyId = await findCompanyOfLink(tx, token);
  if (companyId === null) return null;
  await tx.enterCompany(companyId);
  const [row] = await tx.prepared<{ person_id: number }>(
    'conversation_tokens_person',
    `select v.person_id from conversation_tokens t
     join conversations v on v.company_id = t.company_id and v.id = t.conversation_id
     where t.company_id = $1 and t.token_hash = $2`,
    [companyId, hashOf('page', token)],
  );
  return row ? { companyId, personId: row.person_id } : null;
}

export const deleteExpired = (tx: Transaction, now: Date): Promise<unknown> =>
  tx.db.deleteFrom('conversation_tokens').where('expires_at', '<', now).execute();
