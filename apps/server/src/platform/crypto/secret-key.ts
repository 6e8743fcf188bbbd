// The key that encrypts sensitive columns: SECRET_KEY, or generated once in the data folder.
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function loadSecretKeys(configured: string[] | null, dataDir: string): Promise<string[]> {
  if (configured) return configured;
  const file = join(dataDir, 'secret.key');
  try {
    return [(await readFile(file, 'utf8')).trim()];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return [await createOnce(file)];
}

/** Two processes may start at once: the first one creates the file and the other reads it. */
async function createOnce(file: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(`${key}\n`);
    await handle.sync();
    await handle.close();
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
