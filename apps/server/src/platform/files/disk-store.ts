// Stores files in a folder. Each file is written to a temporary name and renamed, so that readers never see half of it.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Unfinished files are in one folder, so that those of killed processes are found without reading the whole store. */
const DRAFTS = '.drafts';

export function createDiskStore(folder: string): FileStore {
  const root = resolve(folder);
  const drafts = join(root, DRAFTS);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('A file key must stay inside the file folder.');
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      for (const needed of [drafts, dirname(path)]) await mkdir(needed, { recursive: true, mode: 0o700 });
      const draft = join(drafts, randomUUID());
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
    },
    get: (key) => readFile(pathOf(key)).catch(whenMissing(null)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async removeDrafts(before) {
      for (const name of await readdir(drafts).catch(whenMissing<string[]>([]))) {
        const draft = join(drafts, name);
        const written = await stat(draft).catch(whenMissing(null));
        if (written && written.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

const whenMissing =
  <V>(value: V) =>
  (error: NodeJS.ErrnoException): V => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
