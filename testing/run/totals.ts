/** The last line of a test run, for people and scripts. */

/** A flaky test failed at first and passed when its file ran again. */
export type Totals = { passed: number; failed: number; flaky: number; skipped: number };

export const noTotals = (): Totals => ({ passed: 0, failed: 0, flaky: 0, skipped: 0 });

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    flaky: one.flaky + other.flaky,
    skipped: one.skipped + other.skipped,
  };
}

export function totalsLine({ passed, failed, flaky, skipped }: Totals): string {
  const further = [flaky > 0 && `${flaky} flaky`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return [`${passed} passed, ${failed} failed`, ...further].join(', ');
}
