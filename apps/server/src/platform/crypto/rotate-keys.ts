// Closes again with the newest key what older keys closed, batch by batch, so that an old key can be thrown away.
import { sql } from 'kysely';
import { batchesById } from '../database/keyset.ts';
import type { Pool } from '../database/pool.ts';
import { inSystem } from '../database/transaction.ts';
import { BODY_CONTEXT } from '../outbox/send.ts';
import type { Encryption } from './encryption.ts';

export const ROTATE_KEYS_TASK = 'platform.rotate_keys';

/** Every encrypted column there is; a new one is added here with the context it is bound to, and the key of its rows. */
export const ENCRYPTED_COLUMNS = [
  { table: 'outbox_messages', key: 'id', column: 'body', context: BODY_CONTEXT },
  { table: 'second_factors', key: 'id', column: 'secret', context: 'second_factors.secret' },
  { table: 'applicant_tasks', key: 'id', column: 'token', context: 'applicant_tasks.token' },
  { table: 'message_originals', key: 'message_id', column: 'words', context: 'message_originals.words' },
  {
    table: 'employer_tax_infos',
    key: 'id',
    column: 'employer_id_sealed',
    context: 'employer_tax_infos.employer_id_sealed',
  },
  { table: 'calendars', key: 'staff_id', column: 'feed_token', context: 'calendars.feed_token' },
  { table: 'calendar_links', key: 'id', column: 'access_token', context: 'calendar_links.access_token' },
  { table: 'calendar_links', key: 'id', column: 'refresh_token', context: 'calendar_links.refresh_token' },
] as const;

type EncryptedColumn = (typeof ENCRYPTED_COLUMNS)[number];

interface Sealed {
  id: number;
  sealed: Buffer;
}

const BATCH = 500;

/** How many values were closed anew. */
export async function rotateKeys(pool: Pool, encryption: Encryption): Promise<number> {
  let rotated = 0;
  for (const place of ENCRYPTED_COLUMNS) {
    for await (const batch of batchesById((after) => readBatch(pool, place, after))) {
      const stale = batch.filter(({ sealed }) => encryption.isStale(sealed));
      for (const row of stale) rotated += await closeAnew(pool, encryption, place, row);
    }
  }
  return rotated;
}

const readBatch = (pool: Pool, { table, key, column }: EncryptedColumn, after: number): Promise<Sealed[]> =>
  inSystem(pool, async (tx) => {
    const { rows } = await sql<Sealed>`
      select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} and ${sql.ref(column)} is not null
      order by ${sql.ref(key)} limit ${sql.lit(BATCH)}`.execute(tx.db);
    return rows;
  });

/** The old value stands in the condition: what was changed or wiped meanwhile stays as it is. */
function closeAnew(
  pool: Pool,
  encryption: Encryption,
  { table, key, column, context }: EncryptedColumn,
  { id, sealed }: Sealed,
): Promise<number> {
  const renewed = encryption.encrypt(encryption.decrypt(sealed, context), context);
  return inSystem(pool, async (tx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${renewed}
      where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(tx.db);
    return Number(numAffectedRows ?? 0);
  });
}
