/** The last line of a test run: machines and people read the same one. */

export type Totals = { passed: number; failed: number; skipped: number };

export const noTotals = (): Totals => ({ passed: 0, failed: 0, skipped: 0 });

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
