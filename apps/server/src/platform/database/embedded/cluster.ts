/** Creates the PostgreSQL data folder, completely or not at all. */
import { execFile } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, explainOutput } from './failure.ts';
import { isAlive } from './process-table.ts';
import { secretFile } from './secret.ts';

const run = promisify(execFile);

export const superuser = 'onward';
const supportedVersion = '18';
const draftPrefix = 'data.new-';

/** Where a database is stored and how its programs are run. */
export type Place = { folder: string; binaries: Binaries; account: Account; durable: boolean };

export const dataFolderIn = (folder: string): string => join(folder, 'data');

/** True when the cluster was created by this call. */
export async function ensureCluster(place: Place): Promise<boolean> {
  const version = await readFile(join(dataFolderIn(place.folder), 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) return createCluster(place);
  if (version.trim() === supportedVersion) return false;
  throw new EmbeddedPostgresError(
    `The data in ${place.folder} was written by PostgreSQL ${version.trim()}, but this program brings PostgreSQL ` +
      `${supportedVersion}. Move it over with pg_dump, or set DATA_DIR to another folder.`,
  );
}

/** Works in a temporary folder and renames it at the end, so that a killed initdb leaves no partial cluster. */
async function createCluster(place: Place): Promise<boolean> {
  await removeAbandonedDrafts(place.folder);
  const draft = await mkdtemp(join(place.folder, `${draftPrefix}${process.pid}-`));
  if (place.account.owner) await chown(draft, place.account.owner.uid, place.account.owner.gid);
  try {
    await initialise(place, draft);
    await chmod(draft, 0o700);
    await rename(draft, dataFolderIn(place.folder));
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start finished first, and its cluster is as good as ours.
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

async function initialise(place: Place, draft: string): Promise<void> {
  // Sorting and case follow Unicode the same way on every machine; the libc locale only classifies characters for
  // full-text search, and not every system has a UTF-8 one.
  try {
    await initdb(place, draft, 'C.UTF-8');
  } catch (error) {
    if (!/invalid locale/i.test((error as Error).message)) throw error;
    await initdb(place, draft, 'C');
  }
}

async function initdb(place: Place, draft: string, libraryLocale: string): Promise<void> {
  const { file, args, identity } = place.account.wrap(place.binaries.initdb, [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${secretFile(place.folder)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${libraryLocale}`,
    '--no-instructions',
    ...(place.durable ? [] : ['--no-sync']),
  ]);
  const environment = { ...process.env, LC_ALL: libraryLocale };
  await run(file, args, { ...identity, cwd: '/', env: environment }).catch((error) => {
    throw explainOutput('initdb', `${error.stdout}\n${error.stderr}`, place.folder);
  });
}

/** Left by starts that were killed; the name contains their pid. */
async function removeAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftPrefix)) continue;
    const writer = Number.parseInt(name.slice(draftPrefix.length), 10);
    if (!(await isAlive(writer))) await rm(join(folder, name), { recursive: true, force: true });
  }
}
