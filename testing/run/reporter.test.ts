import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createVitest, type Vitest } from 'vitest/node';
import { totalsOf } from './reporter.ts';
import { runWithSecondTry } from './second-try.ts';
import { addTotals, noTotals, type Totals, totalsLine } from './totals.ts';

let folder: string;

beforeEach(async () => {
  // Inside the repository, so that the files find the installed vitest.
  folder = await mkdtemp(join(import.meta.dirname, '../../node_modules/.onward-reporter-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('The last line of a test run', () => {
  test('counts what passed and failed, and skipped tests only when there are any', () => {
    expect(totalsLine({ passed: 3, failed: 0, flaky: 0, skipped: 0 })).toBe('3 passed, 0 failed');
    expect(totalsLine({ passed: 3, failed: 1, flaky: 0, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
    expect(totalsLine({ passed: 3, failed: 0, flaky: 1, skipped: 0 })).toBe('3 passed, 0 failed, 1 flaky');
  });

  test('counts every test, a file that does not load, and a hook that fails', { timeout: 30_000 }, async () => {
    const use = `import { beforeAll, describe, expect, test } from 'vitest';\n`;
    await write('mixed.test.js', `${use} test('a', () => {}); test('b', () => expect(1).toBe(2)); test.skip('c');`);
    await write('broken.test.js', `${use} import '../missing.js'; test('never', () => {});`);
    await write(
      'hook.test.js',
      `${use} describe('d', () => { beforeAll(() => { throw new Error('x'); }); test('e', () => {}); });`,
    );
    const totals = await runAll();
    expect(totals.passed).toBe(1);
    expect(totals.failed).toBe(3);
    expect(totals.skipped).toBeGreaterThanOrEqual(1);
  });

  test('counts as flaky what passes the second time, and as failed what fails twice', { timeout: 30_000 }, async () => {
    const use = `import { existsSync, writeFileSync } from 'node:fs'; import { expect, test } from 'vitest';\n`;
    const seen = join(folder, 'seen');
    await write(
      'missed.test.js',
      `${use} test('a', () => {}); test('b', () => { const again = existsSync('${seen}'); writeFileSync('${seen}', ''); expect(again).toBe(true); });`,
    );
    await write('wrong.test.js', `${use} test('c', () => {}); test('d', () => expect(1).toBe(2));`);
    await write('once.test.js', `${use} test('e', () => expect(1).toBe(2));`);
    const totals = await inVitest(async (vitest) => {
      const files = await vitest.globTestSpecifications();
      await vitest.standalone();
      return runWithSecondTry(vitest, files, ({ moduleId }) => !moduleId.endsWith('once.test.js'));
    });
    expect(totals).toEqual({ passed: 3, failed: 2, flaky: 1, skipped: 0 });
  });
});

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

const runAll = (): Promise<Totals> =>
  inVitest(async (vitest) => {
    const { testModules } = await vitest.start();
    return testModules.map(totalsOf).reduce(addTotals, noTotals());
  });

async function inVitest(run: (vitest: Vitest) => Promise<Totals>): Promise<Totals> {
  const vitest = await createVitest({
    root: folder,
    config: false,
    watch: false,
    include: ['*.test.js'],
    exclude: [],
    reporters: [{}],
  });
  try {
    return await run(vitest);
  } finally {
    await vitest.close();
    // The inner run failed on purpose; the outer one did not.
    process.exitCode = undefined;
  }
}
