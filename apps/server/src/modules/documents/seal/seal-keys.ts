// Loads the keys that seal documents from their file, and creates the first one (AHD-010).
import { open, readFile } from 'node:fs/promises';
import { createSealKey, fromPem, type SealKey, toPem } from './certificates.ts';

class SealKeyError extends Error {}

export async function loadSealKeys(file: string, now: Date): Promise<SealKey[]> {
  const text = (await readIfPresent(file)) ?? (await createOnce(file, now));
  const keys = await fromPem(text);
  if (keys.length === 0) throw new SealKeyError(`${file} holds no key and certificate to seal documents with.`);
  return keys;
}

async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Two processes may start at once: the first one creates the file and the other reads it. */
async function createOnce(file: string, now: Date): Promise<string> {
  const text = await toPem(await createSealKey(now));
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFile(file, 'utf8');
  }
}
