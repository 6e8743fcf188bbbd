// The steps of an operator with their own PostgreSQL: run what is printed, set what is printed, start.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { type EmbeddedPostgres, startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { startServer } from '../apps/server/src/server.ts';
import { withDatabase } from '../testing/database/database-address.ts';
import { LIVE_SETTINGS } from '../testing/product/live-settings.ts';
import { until } from '../testing/until.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let administrator: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onward-logins-'));
  // A separate server, because on the tests' shared one the roles already belong to someone else.
  postgres = await startPostgres({ folder, durable: false });
  administrator = new pg.Client({ connectionString: withDatabase(postgres.ownerUrl, 'postgres') });
  await administrator.connect();
  // The embedded database has it, the operator's doesn't.
  await administrator.query('drop database onward');
  await administrator.query('drop role onward_login');
});
afterAll(async () => {
  await administrator.end();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

test('npm run database-logins prints two logins with which a live system starts and works [PLT-016, PLT-050]', async () => {
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'database-logins.ts')], {
    encoding: 'utf8',
  });
  const statements = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('--'));
  for (const statement of statements) await administrator.query(statement);
  const urlIn = (setting: string) => {
    const printed = new URL(stdout.match(new RegExp(` ${setting}=(\\S+)`))?.[1] ?? '');
    const url = new URL(withDatabase(postgres.ownerUrl, 'onward'));
    [url.username, url.password] = [printed.username, printed.password];
    return url.href;
  };
  const settings = {
    ...LIVE_SETTINGS,
    DATABASE_URL: urlIn('DATABASE_URL'),
    DATABASE_OWNER_URL: urlIn('DATABASE_OWNER_URL'),
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const twice = readConfig({ ...settings, DATABASE_URL: settings.DATABASE_OWNER_URL });
  await expect(startServer(twice)).rejects.toThrow(/is the owner/);

  const server = await startServer(readConfig(settings));
  try {
    expect((await fetch(`${server.url}/v1/ready`)).status).toBe(200);
    const { workerPool, pool } = server.app;
    await until('a worker to be alive', async () => (await workerPool.query('select from worker_heartbeats')).rowCount);
    const { rows } = await pool.query('select session_user as login, current_user as role');
    expect(rows).toEqual([{ login: 'onward_login', role: 'onward_app' }]);
    expect((await workerPool.query('select 1 from graphile_worker._private_jobs')).rowCount).toBe(0);
  } finally {
    await server.stop();
  }
});
