import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildBrowserApps } from './browser-apps.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'onward-build-'));
  await mkdir(join(root, 'apps/employer/src'), { recursive: true });
  await mkdir(join(root, 'packages/domain/src'), { recursive: true });
  await symlink(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  await write('apps/employer/index.html', '<script type="module" src="/src/main.ts"></script>');
  await write('apps/employer/src/main.ts', 'document.title = "first";');
  await write('packages/domain/src/rule.ts', 'export const rule = 1;');
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe('The browser apps', { timeout: 60_000 }, () => {
  test('is built once, and again when a source changes', async () => {
    expect(await build()).toBe(true);
    expect(await build()).toBe(false);
    await write('packages/domain/src/rule.test.ts', 'a test is not part of it');
    expect(await build()).toBe(false);
    await write('packages/domain/src/rule.ts', 'export const rule = 2;');
    expect(await build()).toBe(true);
  });

  test('is built without the other one when only its own sources changed', async () => {
    await mkdir(join(root, 'apps/portal/src'), { recursive: true });
    await write('apps/portal/index.html', '<script type="module" src="/src/main.ts"></script>');
    await write('apps/portal/src/main.ts', 'document.title = "portal";');
    expect(await build()).toBe(true);
    const before = await read('apps/employer/dist/.sources');
    await write('apps/portal/src/main.ts', 'document.title = "portal again";');
    await write('apps/employer/dist/index.html', 'untouched');
    expect(await build()).toBe(true);
    expect([await read('apps/employer/dist/.sources'), await read('apps/employer/dist/index.html')]).toEqual([
      before,
      'untouched',
    ]);
  });

  test('that cannot be built says why, and is tried again', async () => {
    await write('apps/employer/src/main.ts', 'import "./missing.ts";');
    await expect(build()).rejects.toThrow(/could not be built:[\s\S]*missing\.ts/);
    await write('apps/employer/src/main.ts', 'document.title = "mended";');
    expect(await build()).toBe(true);
    expect(await readFile(join(root, 'apps/employer/dist/index.html'), 'utf8')).toContain('<script');
  });
});

const build = (): Promise<boolean> => buildBrowserApps(root).finished;
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
const write = (path: string, text: string): Promise<void> => writeFile(join(root, path), text);
