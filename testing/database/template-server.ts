/** The PostgreSQL of a test run, with a template database that holds the schema and the demo company. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLogins } from '../../apps/server/src/platform/database/embedded/logins.ts';
import { startPostgres } from '../../apps/server/src/platform/database/embedded/start-postgres.ts';
import { templateDatabase, withDatabase } from './database-address.ts';
import { guardPostgres } from './postgres-guard.ts';

export type TemplateServer = { logins: DatabaseLogins; stop(): Promise<void> };

export async function startTemplateServer(): Promise<TemplateServer> {
  const folder = await mkdtemp(join(tmpdir(), 'onward-tests-'));
  const guard = guardPostgres(folder);
  const postgres = await startPostgres({ folder, durable: false });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
    guard.release();
  };
  try {
    await fillTemplate(postgres.ownerUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  const { ownerUrl, applicationUrl } = postgres;
  return { logins: { ownerUrl, applicationUrl }, stop };
}

async function fillTemplate(ownerUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: ownerUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${templateDatabase}`);
    const url = withDatabase(ownerUrl, templateDatabase);
    const { migrate } = await import('../../apps/server/src/platform/database/migrate.ts');
    await migrate(url);
    const { loadDemo } = await import('../../apps/server/src/demo/load.ts');
    await loadDemo(url);
    await analyse(url);
    // No more connections, because a database in use can't be copied.
    await admin.query(`alter database ${templateDatabase} with is_template true allow_connections false`);
  } finally {
    await admin.end();
  }
}

/** The copies inherit the planner's statistics, because autovacuum is off during tests. */
async function analyse(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
