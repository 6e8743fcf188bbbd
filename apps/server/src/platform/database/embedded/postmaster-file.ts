/** Reads `postmaster.pid`, where a running PostgreSQL records its pid and address. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine, isAlive, workingFolder } from './process-table.ts';

export type PostmasterFile = { pid: number; port: number; ready: boolean };

/** The lines are, in order: pid, data folder, start time, port, socket folder, address, shared memory, status. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | null> {
  const text = await readFile(pathIn(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!(pid > 0) || !(port > 0)) return null;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

/** The PostgreSQL currently running on this data folder, no matter what started it. */
export async function findRunningPostmaster(dataFolder: string): Promise<PostmasterFile | null> {
  const file = await readPostmasterFile(dataFolder);
  return file && (await isAlive(file.pid)) && (await worksOn(file.pid, dataFolder)) ? file : null;
}

/** PostgreSQL runs in its data folder. When in doubt, any process called postgres counts as ours. */
async function worksOn(pid: number, dataFolder: string): Promise<boolean> {
  const [program] = (await commandLine(pid)).split(' -');
  if (!program?.trim().endsWith('postgres')) return false;
  const folder = await workingFolder(pid);
  return folder === null || folder === dataFolder;
}

/**
 * After a power cut, another program may have the old pid, and PostgreSQL would refuse to start. A file whose process
 * has exited is left alone: PostgreSQL replaces it safely on its own.
 */
export async function removeMisleadingPostmasterFile(dataFolder: string): Promise<void> {
  const file = await readPostmasterFile(dataFolder);
  if (!file || !(await isAlive(file.pid)) || (await worksOn(file.pid, dataFolder))) return;
  await rm(pathIn(dataFolder), { force: true });
}

const pathIn = (dataFolder: string): string => join(dataFolder, 'postmaster.pid');
