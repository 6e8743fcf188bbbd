/** Prints one line for each test file, every failure in full, and counts for the last line of the run. */
import { DefaultReporter, type TestModule } from 'vitest/node';
import { addTotals, noTotals, type Totals } from './totals.ts';

type RunEnd = Parameters<DefaultReporter['onTestRunEnd']>;

export class LineReporter extends DefaultReporter {
  totals: Totals = noTotals();

  constructor() {
    super({ summary: false });
  }

  override onTestRunEnd(...[modules, unhandledErrors, reason]: RunEnd): void {
    this.totals = modules.map(totalsOf).reduce(addTotals, this.totals);
    this.totals.failed += unhandledErrors.length;
    super.onTestRunEnd(modules, unhandledErrors, reason);
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
