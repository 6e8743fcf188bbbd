/** Passwords of the embedded database: generated once, stored beside the data, readable only by their owner. */
import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const secretFile = (folder: string): string => join(folder, 'secret');
export const applicationSecretFile = (folder: string): string => join(folder, 'application-secret');

export async function readOrCreateSecret(file: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(ignoreMissing);
  if (existing) return existing.trim();

  // Written to a temporary file and then linked, so that a reader never sees half a secret and two starts agree on one.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
