import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, markInstalled } from './installed.mjs';

let root: string;

const otherMachine = { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['mips'] };
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'onward-installed-'));
  await lock({
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/far': otherMachine,
    'node_modules/near': here,
  });
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('The dependencies count as installed', () => {
  test('not in a fresh clone', () => {
    expect(isInstalled(root)).toBe(false);
  });

  test('after our own installation, until the lockfile changes', async () => {
    await mkdir(join(root, 'node_modules'));
    markInstalled(root);
    expect(isInstalled(root)).toBe(true);
    await lock({ 'node_modules/a': { version: '2.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });

  test('when someone ran npm by hand', async () => {
    await npmInstalled({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/near': here });
    expect(isInstalled(root)).toBe(true);
  });

  test('not when npm installed another version', async () => {
    await npmInstalled({ 'node_modules/a': { version: '0.9.0' }, 'node_modules/near': here });
    expect(isInstalled(root)).toBe(false);
  });

  test('not when the folder came from another kind of machine', async () => {
    await npmInstalled({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/far': otherMachine });
    expect(isInstalled(root)).toBe(false);
  });
});

const lock = (packages: object): Promise<void> =>
  writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));

async function npmInstalled(packages: object): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}
