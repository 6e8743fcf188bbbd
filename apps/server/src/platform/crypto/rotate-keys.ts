// Reseals values from an older key or format with the newest key, batch by batch, so that an old key can be removed.
// Their search hashes are updated too.
import { sql } from 'kysely';
import { batchesById } from '../database/keyset.ts';
import type { Pool } from '../database/pool.ts';
import { inIdentity, inSystem, type Transaction } from '../database/transaction.ts';
import type { Encryption } from './encryption.ts';
import { placeOf, SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts';

export const ROTATE_KEYS_TASK = 'platform.rotate_keys';

interface Column extends SealedColumn {
  table: string;
  column: string;
}

interface Sealed extends Record<string, unknown> {
  id: number;
  sealed: Buffer;
  hash: Buffer | null;
}

const BATCH = 500;

/** How many values were resealed. */
export async function rotateKeys(
  pool: Pool,
  encryption: Encryption,
  columns: Readonly<Record<string, SealedColumn>> = SEALED_COLUMNS,
): Promise<number> {
  let rotated = 0;
  for (const [name, sealed] of Object.entries(columns)) {
    const [table = '', column = ''] = name.split('.');
    const place = { ...sealed, table, column };
    for await (const batch of batchesById((after) => readBatch(pool, place, after))) {
      for (const row of batch) rotated += await renew(pool, encryption, place, row);
    }
  }
  return rotated;
}

const work = <R>(pool: Pool, { isOfIdentity }: Column, does: (tx: Transaction) => Promise<R>): Promise<R> =>
  isOfIdentity ? inIdentity(pool, does) : inSystem(pool, does);

const readBatch = (pool: Pool, sealedColumn: Column, after: number): Promise<Sealed[]> =>
  work(pool, sealedColumn, async (tx) => {
    const { table, column, page, row, searchHash, aboveCompanies } = sealedColumn;
    const names = row.map((name) => sql.ref(name));
    const { rows } = await sql<Sealed>`
      select ${sql.ref(page)} as id, ${aboveCompanies ? sql`null` : sql.ref('company_id')} as company_id,
        ${sql.join(names)}, ${sql.ref(column)} as sealed,
        ${searchHash ? sql.ref(searchHash) : sql`null::bytea`} as hash
      from ${sql.table(table)}
      where ${sql.ref(page)} > ${after} and ${sql.ref(column)} is not null
      order by ${sql.ref(page)} limit ${sql.lit(BATCH)}`.execute(tx.db);
    return rows;
  });

async function renew(pool: Pool, encryption: Encryption, column: Column, row: Sealed): Promise<number> {
  const isFresh = !encryption.isStale(row.sealed) && !(column.searchHash && encryption.isStaleHash(row.hash));
  if (isFresh) return 0;
  const place = placeOf(column, row);
  const plain = encryption.decrypt(row.sealed, place);
  return write(pool, column, row, {
    sealed: encryption.encrypt(plain, place),
    hash: column.searchHash ? encryption.searchHash(plain, place) : null,
  });
}

/** The old value is part of the condition, so a value changed or erased in the meantime is left alone. */
const write = (
  pool: Pool,
  sealedColumn: Column,
  { id, sealed }: Sealed,
  renewed: { sealed: Buffer; hash: Buffer | null },
): Promise<number> =>
  work(pool, sealedColumn, async (tx) => {
    const { table, column, page, searchHash } = sealedColumn;
    const hashed = searchHash ? sql`, ${sql.ref(searchHash)} = ${renewed.hash}` : sql``;
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${renewed.sealed}${hashed}
      where ${sql.ref(page)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(tx.db);
    return Number(numAffectedRows ?? 0);
  });
