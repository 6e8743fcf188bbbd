/**
 * The embedded database: a real PostgreSQL under the data folder, started, adopted, and stopped by one owner. All files
 * of a database are in one folder: `data`, two secrets, `postgres.log`, and its socket while it runs.
 */
import { chown, realpath } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { chooseAccount } from './account.ts';
import { productDatabase, serverDatabase } from './address.ts';
import { findBinaries } from './binaries.ts';
import { dataFolderIn, ensureCluster, type Place } from './cluster.ts';
import { EmbeddedPostgresError, explainDiskTrouble } from './failure.ts';
import { type DatabaseLogins, ensureApplicationLogin, loginsFor, readOrCreateSecrets } from './logins.ts';
import { type Claim, claimFolder } from './owner.ts';
import { launchPostmaster, pollInterval } from './postmaster.ts';
import { findRunningPostmaster } from './postmaster-file.ts';
import { createPrivateFolder } from './private-folder.ts';
import { applicationSecretFile, secretFile } from './secret.ts';
import { supervise } from './supervision.ts';

export type StartOptions = {
  folder: string;
  /** False for tests: faster, but a power cut may lose everything. */
  durable?: boolean;
  onProgress?: (text: string) => void;
};

export type EmbeddedPostgres = DatabaseLogins & {
  /** True when PostgreSQL was still running after its previous owner was killed. */
  adopted: boolean;
  stop(): Promise<void>;
  /** Called at most once, when PostgreSQL exits without having been asked to. */
  onExit(callback: () => void): void;
};

export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    await createPrivateFolder(options.folder);
    return await start({ ...options, folder: await realpath(options.folder) });
  } catch (error) {
    throw explainDiskTrouble(error, options.folder);
  }
}

/** The URLs of a PostgreSQL already running on the folder, for tools that use it without owning it. */
export async function findRunningPostgres(folder: string): Promise<DatabaseLogins | null> {
  const path = await realpath(folder).catch(() => null);
  if (path === null) return null;
  const running = await findRunningPostmaster(dataFolderIn(path));
  if (!running?.ready) return null;
  return loginsFor(await readOrCreateSecrets(path), { port: running.port, database: productDatabase, folder: path });
}

async function start({ folder, durable = true, onProgress }: StartOptions): Promise<EmbeddedPostgres> {
  const secrets = await readOrCreateSecrets(folder);
  const serverUrl = (port: number) => loginsFor(secrets, { port, database: serverDatabase, folder }).ownerUrl;
  const running = await adoptOrLaunch({ folder, durable, onProgress }, serverUrl);
  const supervision = supervise({ ...running, folder, serverUrl: serverUrl(running.port) });
  try {
    await createProductDatabase(running.claim.client);
    await ensureApplicationLogin(running.claim.client, secrets);
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  const logins = loginsFor(secrets, { port: running.port, database: productDatabase, folder });
  return { ...logins, adopted: running.adopted, ...supervision };
}

type Running = { pid: number; port: number; adopted: boolean; claim: Claim };

async function adoptOrLaunch(
  { folder, durable, onProgress }: StartOptions & { durable: boolean },
  serverUrl: (port: number) => string,
): Promise<Running> {
  let place: Place | undefined;
  for (;;) {
    const left = await findRunningPostmaster(dataFolderIn(folder));
    if (left?.ready) {
      const claim = await claimFolder(serverUrl(left.port), folder).catch(unlessGoingDown(folder));
      if (claim) return { ...left, adopted: true, claim };
    }
    if (left) {
      // It is starting or shutting down; wait until it has finished.
      await pause(pollInterval);
      continue;
    }
    place ??= await preparePlace({ folder, durable, onProgress });
    const launched = await launchPostmaster(place);
    if (launched) return { ...launched, adopted: false, claim: await claimFolder(serverUrl(launched.port), folder) };
  }
}

async function preparePlace({ folder, durable, onProgress }: StartOptions & { durable: boolean }): Promise<Place> {
  const binaries = await findBinaries();
  const account = await chooseAccount(binaries, folder);
  if (account.owner) {
    for (const path of [folder, secretFile(folder), applicationSecretFile(folder)]) {
      await chown(path, account.owner.uid, account.owner.gid);
    }
  }
  const place = { folder, binaries, account, durable };
  if (await ensureCluster(place)) onProgress?.('created a new database');
  return place;
}

/** Returns null for errors that mean "not now", so the caller retries; throws everything else. */
function unlessGoingDown(folder: string) {
  return (error: Error & { code?: string }): null => {
    if (error.code === '57P03' || error.code === '57P01' || error.code === 'ECONNREFUSED') return null;
    if (error.code === 'ECONNRESET' || /Connection terminated/.test(error.message)) return null;
    if (error.code !== '28P01') throw error;
    throw new EmbeddedPostgresError(
      `A PostgreSQL that does not know our secret runs on ${folder}. Stop it, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  };
}

async function createProductDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [productDatabase]);
  if (rowCount === 0) await client.query(`create database ${productDatabase}`);
}
