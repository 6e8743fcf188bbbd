// Closes again with the newest key what older keys closed, batch by batch, so that an old key can be thrown away.
import { sql } from 'kysely';
import type { Pool } from '../database/pool.ts';
import { inSystem } from '../database/transaction.ts';
import { BODY_CONTEXT } from '../outbox/send.ts';
import type { Encryption } from './encryption.ts';

export const ROTATE_KEYS_TASK = 'platform.rotate_keys';

/** Every encrypted column there is; a new one is added here with the context it is bound to. */
const ENCRYPTED_COLUMNS = [{ table: 'outbox_messages', column: 'body', context: BODY_CONTEXT }] as const;

const BATCH = 500;

/** How many values were closed anew. */
export async function rotateKeys(pool: Pool, encryption: Encryption): Promise<number> {
  let rotated = 0;
  for (const place of ENCRYPTED_COLUMNS) {
    for (let after = 0; ; ) {
      const batch = await rotateBatch(pool, encryption, place, after);
      rotated += batch.rotated;
      if (batch.last === null) break;
      after = batch.last;
    }
  }
  return rotated;
}

function rotateBatch(
  pool: Pool,
  encryption: Encryption,
  { table, column, context }: (typeof ENCRYPTED_COLUMNS)[number],
  after: number,
): Promise<{ rotated: number; last: number | null }> {
  return inSystem(pool, async (tx) => {
    const { rows } = await sql<{ id: number; sealed: Buffer }>`
      select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where id > ${after} and ${sql.ref(column)} is not null order by id limit ${sql.lit(BATCH)} for update`.execute(
      tx.db,
    );
    const stale = rows.filter((row) => encryption.isStale(row.sealed));
    for (const { id, sealed } of stale) {
      const renewed = encryption.encrypt(encryption.decrypt(sealed, context), context);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renewed} where id = ${id}`.execute(tx.db);
    }
    return { rotated: stale.length, last: rows.at(-1)?.id ?? null };
  });
}
