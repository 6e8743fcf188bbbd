/** Starts the PostgreSQL process of a data folder and waits until it accepts connections. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, socketFolderIn } from './address.ts';
import { dataFolderIn, type Place } from './cluster.ts';
import { explainOutput } from './failure.ts';
import { findRunningPostmaster, readPostmasterFile, removeMisleadingPostmasterFile } from './postmaster-file.ts';
import { settingArguments } from './settings.ts';

export type Postmaster = { pid: number; port: number };

/** PostgreSQL only reports readiness in a file, so the file is polled. */
export const pollInterval = 10;
/** The processes of a crashed PostgreSQL need a moment to notice the crash. */
const patienceWithCrashedOne = 20_000;
const keptLogSize = 10_000_000;

const leftoversOfCrash = /pre-existing shared memory block|lock file ".*" already exists/;
const portTaken = /could not create any TCP\/IP sockets|Address already in use/;

/** Null when another process started PostgreSQL on the same folder in the meantime. */
export async function launchPostmaster(place: Place): Promise<Postmaster | null> {
  const deadline = Date.now() + patienceWithCrashedOne;
  for (;;) {
    await removeMisleadingPostmasterFile(dataFolderIn(place.folder));
    const attempt = await tryLaunch(place);
    if ('pid' in attempt) return attempt;
    if (portTaken.test(attempt.output)) continue;
    if (!leftoversOfCrash.test(attempt.output) || Date.now() > deadline) {
      throw explainOutput('PostgreSQL', attempt.output, place.folder);
    }
    if (await findRunningPostmaster(dataFolderIn(place.folder))) return null;
    await pause(pollInterval * 5);
  }
}

async function tryLaunch(place: Place): Promise<Postmaster | { output: string }> {
  const port = await freePort();
  const logFile = await prepareLog(place.folder);
  const log = await open(logFile, 'a', 0o600);
  const { size: logStart } = await log.stat();
  const { file, args, identity } = place.account.wrap(place.binaries.postgres, [
    '-D',
    dataFolderIn(place.folder),
    ...settingArguments({ port, durable: place.durable, socketFolder: socketFolderIn(place.folder) }),
  ]);
  // A separate process group, so that Ctrl-C in the terminal reaches only the supervisor, which stops the server before
  // the database.
  const child = spawn(file, args, { ...identity, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] });
  const exited = new Promise<true>((resolve) => child.once('exit', () => resolve(true)));
  try {
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  while (!(await isReady(place, child))) {
    const ended = await Promise.race([exited, pause(pollInterval, false)]);
    if (ended) return { output: (await readFile(logFile)).subarray(logStart).toString() };
  }
  return { pid: child.pid as number, port };
}

async function isReady(place: Place, child: ChildProcess): Promise<boolean> {
  const file = await readPostmasterFile(dataFolderIn(place.folder));
  return file !== null && file.pid === child.pid && file.ready;
}

async function prepareLog(folder: string): Promise<string> {
  const file = join(folder, 'postgres.log');
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > keptLogSize) await rename(file, `${file}.1`);
  return file;
}
