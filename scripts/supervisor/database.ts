/** The database of a run: the configured one, or the embedded PostgreSQL of the data folder. */
import { join } from 'node:path';
import type { Config } from '../../apps/server/src/platform/config.ts';
import type { DatabaseLogins } from '../../apps/server/src/platform/database/embedded/logins.ts';
import { findRunningPostgres, startPostgres } from '../../apps/server/src/platform/database/embedded/start-postgres.ts';
import type { Lifecycle } from './lifecycle.ts';
import { step } from './steps.ts';

/** The environment variables with the database URLs for the server. */
export type DatabaseEnvironment = {
  DATABASE_URL: string;
  DATABASE_OWNER_URL: string;
  ONWARD_EMBEDDED_DATABASE?: '1';
};

const embeddedFolder = (config: Config): string => join(config.dataDir, 'postgres');

export const embedded = ({ ownerUrl, applicationUrl }: DatabaseLogins): DatabaseEnvironment => ({
  DATABASE_URL: applicationUrl,
  DATABASE_OWNER_URL: ownerUrl,
  ONWARD_EMBEDDED_DATABASE: '1',
});

export async function startDatabase(config: Config, lifecycle: Lifecycle): Promise<DatabaseEnvironment> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl && databaseOwnerUrl) return { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl };
  const starting = startPostgres({ folder: embeddedFolder(config) });
  // Also when shutdown begins before startup has finished.
  lifecycle.add({ stop: async () => (await starting.catch(() => null))?.stop() });
  const database = await step('database ready', () => starting);
  database.onExit(() => void lifecycle.end('The database ended unexpectedly; its log is in the data folder.'));
  return embedded(database);
}

/** For tools: the database of a running product, or one that is started for the tool. */
export async function joinDatabase(config: Config, lifecycle: Lifecycle): Promise<DatabaseEnvironment> {
  const running = config.databaseUrl ? null : await findRunningPostgres(embeddedFolder(config));
  return running ? embedded(running) : startDatabase(config, lifecycle);
}
