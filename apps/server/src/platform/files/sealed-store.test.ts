// What is on the disk is of no use without the key, and under no other name.
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEncryption } from '../crypto/encryption.ts';
import { createDiskStore } from './disk-store.ts';
import { createSealedStore } from './sealed-store.ts';

const [OLD, NEW] = ['a'.repeat(48), 'b'.repeat(48)];
const SECRET = 'A photo of a passport, number 512345678';

describe('A stored file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onward-sealed-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const storeWith = (...keys: string[]) => createSealedStore(createDiskStore(folder), createEncryption(keys));

  it('is encrypted on the disk, and read back as it was [EMP-018, PLT-052]', async () => {
    const store = storeWith(OLD);
    await store.put('1/copy', Buffer.from(SECRET), 'text/plain');
    expect((await store.get('1/copy'))?.toString()).toBe(SECRET);
    expect(await readdir(join(folder, '1'))).toEqual(['copy']);
    expect((await readFile(join(folder, '1/copy'))).includes('passport')).toBe(false);
    expect(await store.get('1/other')).toBeNull();
  });

  it('opens with the key it was stored with after a new one was added, and with no other [PLT-056]', async () => {
    await storeWith(OLD).put('1/copy', Buffer.from(SECRET), 'text/plain');
    expect((await storeWith(NEW, OLD).get('1/copy'))?.toString()).toBe(SECRET);
    await expect(storeWith(NEW).get('1/copy')).rejects.toThrow('No configured key');
  });

  it('opens under its own name only, and not when a bit was changed [PLT-056]', async () => {
    const store = storeWith(OLD);
    await store.put('1/copy', Buffer.from(SECRET), 'text/plain');
    const bytes = await readFile(join(folder, '1/copy'));
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    await writeFile(join(folder, '1/broken'), bytes);
    await expect(store.get('1/broken')).rejects.toThrow();
    await rename(join(folder, '1/copy'), join(folder, '1/moved'));
    await expect(store.get('1/moved')).rejects.toThrow();
  });

  it('from before encryption is still read [PLT-052]', async () => {
    await createDiskStore(folder).put('1/plain', Buffer.from(SECRET), 'text/plain');
    expect((await storeWith(OLD).get('1/plain'))?.toString()).toBe(SECRET);
  });
});
