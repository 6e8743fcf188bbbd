// Files in a folder, and what killed processes leave in it.
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore } from './disk-store.ts';

const HOUR_AGO = new Date(Date.now() - 3_600_000);

describe('The file folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onward-files-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('removes half-written files of killed processes, and neither new nor complete ones [PLT-058]', async () => {
    const store = createDiskStore(folder);
    await store.removeDrafts(HOUR_AGO);
    await store.put('1/kept', Buffer.from('complete'), 'text/plain');
    for (const name of ['old', 'new']) await writeFile(join(folder, '.drafts', name), 'half');
    const dayAgo = new Date(Date.now() - 86_400_000);
    await utimes(join(folder, '.drafts/old'), dayAgo, dayAgo);
    await store.removeDrafts(HOUR_AGO);
    expect(await readdir(join(folder, '.drafts'))).toEqual(['new']);
    expect((await store.get('1/kept'))?.toString()).toBe('complete');
  });
});
