/** Prints one line for each test file and every failure in full. */
import { DefaultReporter, type TestModule } from 'vitest/node';
import { noTotals, type Totals } from './totals.ts';

export class LineReporter extends DefaultReporter {
  constructor() {
    super({ summary: false });
  }

  /** Replaced by our own last line. */
  override reportTestSummary(): void {}
}

export function totalsOf(module: TestModule): Totals {
  const totals = noTotals();
  // A file that couldn't be loaded has no tests, and a failed hook skips its tests: each counts as one failure.
  const broken = [module, ...module.children.allSuites()].filter((entity) => entity.errors().length > 0);
  totals.failed += broken.length;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state !== 'pending') totals[state] += 1;
  }
  return totals;
}

/** Full names, as a person would search for them. */
export const failedTests = (module: TestModule): string[] =>
  [...module.children.allTests('failed')].map(({ fullName }) => `${module.relativeModuleId} > ${fullName}`);
