import { configDefaults, defineConfig } from 'vitest/config';
import { LineReporter } from './testing/run/reporter.ts';

// Tests wait more than they compute, so two cores carry three at a time. Files of one worker share what they import:
// loading the whole server for each of them would cost more than most of them do.
const everywhere = { pool: 'forks', maxWorkers: 3, isolate: false } as const;

/** Tests that measure how long something takes. */
const MEASURED = [
  'apps/server/tests/foreign-input/linear-time.test.ts',
  'apps/server/src/modules/documents/rendering/render-pool.test.ts',
];

export default defineConfig({
  test: {
    ...everywhere,
    globalSetup: 'testing/run/global-setup.ts',
    reporters: [new LineReporter()],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/{employer,portal}/**/*.test.{ts,tsx}', 'testing/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'api',
          // The scripts start programs too, which takes a while: at the end of a run all else would wait for them.
          include: ['{apps/server,apps/sandbox,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...MEASURED],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'measured',
          include: MEASURED,
          // What other files left in memory would be measured too.
          isolate: true,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          include: ['e2e/**/*.spec.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
