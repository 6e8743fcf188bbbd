// Brings a database to the current schema with plain numbered SQL files, each applied once, in order. Until the first
// release there is one file per room; after that, existing files don't change and changes are new files.
import { readdir, readFile } from 'node:fs/promises';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import pg from 'pg';
import { SEARCH_PATH } from './pool.ts';
import { admitLogins } from './rights/application-login.ts';
import { settleRights } from './rights/settle-rights.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
// An arbitrary lock number shared by all processes, so that several can start at once.
const ADVISORY_LOCK = 7_240_113;

/** Runs as the owner, which is used for nothing else. `logins` get access to the migrated schema. */
export async function migrate(
  ownerUrl: string,
  onProgress: (text: string) => void = () => {},
  logins: readonly string[] = [],
): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'onward-migrate',
    options: SEARCH_PATH,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await migrateJobQueue({ connectionString: ownerUrl });
    await client.query(`
      create schema if not exists onward_meta;
      create table if not exists onward_meta.migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      );
      alter table onward_meta.migrations enable row level security`);
    const { rows } = await client.query<{ name: string }>('select name from onward_meta.migrations');
    const applied = new Set(rows.map((row) => row.name));
    const files = await migrationFiles();
    const pending = files.filter((file) => !applied.has(file));
    refuseOtherHistory(
      pending,
      [...applied].filter((name) => !files.includes(name)),
    );
    for (const name of pending) {
      onProgress(`migration ${name}`);
      await apply(client, name);
    }
    await settleRights(client);
    await admitLogins(client, logins);
  } finally {
    await client.end();
  }
}

export const migrationFiles = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => /^\d{4}_[a-z_]+\.sql$/.test(file)).sort();

/**
 * Pending files would recreate what the unknown migrations already built. An older program on a newer database has
 * none.
 */
function refuseOtherHistory(pending: readonly string[], unknown: string[]): void {
  if (pending.length === 0 || unknown.length === 0) return;
  throw new Error(
    `The database was built by other migrations (${unknown.sort().join(', ')}). ` +
      'Before the first release the schema is not upgraded: use an empty database, or delete the data folder.',
  );
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, FOLDER), 'utf8');
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into onward_meta.migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
