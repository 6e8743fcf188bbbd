/** Prints one line for each test file and every failure in full. */
import { DefaultReporter, type TestModule } from 'vitest/node';
import { noTotals, type Totals } from './totals.ts';

export class LineReporter extends DefaultReporter {
  constructor() {
    super({ summary: false });
  }

  /** Our own last line takes its place. */
  override reportTestSummary(): void {}
}

export function totalsOf(module: TestModule): Totals {
  const totals = noTotals();
  // A file that could not be loaded has no tests, and a hook that failed skips its tests: each counts as one failure.
  const broken = [module, ...module.children.allSuites()].filter((entity) => entity.errors().length > 0);
  totals.failed += broken.length;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state !== 'pending') totals[state] += 1;
  }
  return totals;
}

/** Full names, as a person would look for them. */
export const failedTests = (module: TestModule): string[] =>
  [...module.children.allTests('failed')].map(({ fullName }) => `${module.relativeModuleId} > ${fullName}`);
