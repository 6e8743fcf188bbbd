// Records as exported for the person they are about.
import type { Transaction } from './database/transaction.ts';

/** Our internal keys, which grant access to something or mean nothing outside. */
const LEFT_OUT = [
  'company_id',
  'token',
  'token_hash',
  'storage_key',
  'digest_key',
  'sort_name',
  'version',
  'outbox_message_id',
];

export async function exportedRecords(tx: Transaction, select: string, values: readonly unknown[]): Promise<unknown[]> {
  const { rows } = await tx.client.query<{ record: unknown }>(
    `select to_jsonb(found) - $${values.length + 1}::text[] as record from (${select}) found`,
    [...values, LEFT_OUT],
  );
  return rows.map(({ record }) => record);
}
