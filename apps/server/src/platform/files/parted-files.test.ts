import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { putParts, readParts, removeParts } from './parted-files.ts';

const MB = 1024 * 1024;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onward-parts-'));
  store = createDiskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function* chunks(count: number): AsyncGenerator<Buffer> {
  for (let place = 0; place < count; place += 1) yield Buffer.alloc(MB, place);
}

const stored = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();

describe('A large file', () => {
  it('is stored in parts and read in their order [RPT-012]', async () => {
    expect(await putParts(store, 'big', chunks(9))).toBe(9 * MB);
    expect(await stored()).toEqual(['big', 'big.0', 'big.1', 'big.2']);
    const read: number[] = [];
    for await (const part of (await readParts(store, 'big')) ?? []) {
      for (let at = 0; at < part.length; at += MB) read.push(part[at] ?? -1);
    }
    expect(read).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('that was not written to its end is not there, and leaves nothing once removed [RPT-012]', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield* chunks(5);
      throw new Error('the database is gone');
    }
    await expect(putParts(store, 'half', broken())).rejects.toThrow('the database is gone');
    expect(await readParts(store, 'half')).toBeNull();
    await removeParts(store, 'half');
    await removeParts(store, 'big');
    expect(await stored()).toEqual([]);
  });

  it('of nothing is an empty file [RPT-012]', async () => {
    expect(await putParts(store, 'none', chunks(0))).toBe(0);
    const read: Buffer[] = [];
    for await (const part of (await readParts(store, 'none')) ?? []) read.push(part);
    expect(read).toEqual([]);
  });
});
