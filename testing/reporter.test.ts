import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVitest } from 'vitest/node';
import { totalsOf } from './reporter.ts';
import { addTotals, noTotals, totalsLine } from './totals.ts';

let folder: string;

beforeEach(async () => {
  // Below the repository, so that the files find the installed vitest.
  folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.onward-reporter-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('The last line of a test run', () => {
  test('counts what passed and failed, and skipped tests only when there are any', () => {
    expect(totalsLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(totalsLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
  });

  test('counts every test, a file that does not load, and a hook that fails', { timeout: 30_000 }, async () => {
    const use = `import { beforeAll, describe, expect, test } from 'vitest';\n`;
    await write('mixed.test.js', `${use} test('a', () => {}); test('b', () => expect(1).toBe(2)); test.skip('c');`);
    await write('broken.test.js', `${use} import './missing.js'; test('never', () => {});`);
    await write(
      'hook.test.js',
      `${use} describe('d', () => { beforeAll(() => { throw new Error('x'); }); test('e', () => {}); });`,
    );
    const totals = await runAll();
    expect(totals.passed).toBe(1);
    expect(totals.failed).toBe(3);
    expect(totals.skipped).toBeGreaterThanOrEqual(1);
  });
});

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

async function runAll() {
  const vitest = await createVitest({
    root: folder,
    config: false,
    watch: false,
    include: ['*.test.js'],
    exclude: [],
    reporters: [{}],
  });
  try {
    const { testModules } = await vitest.start();
    return testModules.map(totalsOf).reduce(addTotals, noTotals());
  } finally {
    await vitest.close();
    // The inner run failed on purpose; the outer one did not.
    process.exitCode = undefined;
  }
}
