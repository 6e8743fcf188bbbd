// A request that sends something outside can be repeated with the same key and takes effect once (PLT-021).
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { conflict, fieldInvalid } from './errors.ts';

export interface StoredAnswer {
  status: number;
  body: unknown;
}

export interface IdempotentCall {
  companyId: number | null;
  /** The caller; two users may use the same key independently. */
  owner: string;
  endpoint: string;
  key: string;
  request: unknown;
}

const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;
const HOURS_KEPT = 24;

export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !KEY_PATTERN.test(header)) throw fieldInvalid('Idempotency-Key', 'pattern');
  return header;
}

/**
 * Claims the key before the work; a second request waits for the first to finish. The response is stored in the same
 * transaction as the work, so neither exists without the other.
 */
export async function answerOnce(
  tx: Transaction,
  call: IdempotentCall,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest();
  const row = await claim(tx, call, requestHash);
  if (!row.request_hash.equals(requestHash)) throw conflict('idempotency_key_reused');
  if (row.status !== null) return { status: row.status, body: row.answer };
  const answer = await work();
  await tx.db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) })
    .where('owner', '=', call.owner)
    .where('endpoint', '=', call.endpoint)
    .where('key', '=', call.key)
    .execute();
  return answer;
}

async function claim(tx: Transaction, { companyId, owner, endpoint, key }: IdempotentCall, requestHash: Buffer) {
  return tx.db
    .insertInto('idempotency_keys')
    .values({ company_id: companyId, owner, endpoint, key, request_hash: requestHash })
    .onConflict((conflicting) =>
      conflicting.columns(['owner', 'endpoint', 'key']).doUpdateSet({
        // A response older than a day counts as absent.
        status: sql<
          number | null
        >`case when idempotency_keys.created_at < now() - make_interval(hours => ${sql.lit(HOURS_KEPT)})
          then null else idempotency_keys.status end`,
        request_hash: sql<Buffer>`case when idempotency_keys.created_at < now() - make_interval(hours => ${sql.lit(HOURS_KEPT)})
          then excluded.request_hash else idempotency_keys.request_hash end`,
      }),
    )
    .returning(['request_hash', 'status', 'answer'])
    .executeTakeFirstOrThrow();
}
