// Equal opportunity answers as counts. Groups so small that somebody could be recognized are not shown (AHD-020). There is
// no total either: with a single hidden group, the total minus the others would be its count.

export const SMALLEST_GROUP = 10;

export interface AnswerCount {
  key: string;
  /** Null: too small to be shown. Whether a group has nobody or a few is not said. */
  count: number | null;
}

export const hideSmallGroups = (counts: readonly { key: string; count: number }[]): AnswerCount[] =>
  counts.map(({ key, count }) => ({ key, count: count < SMALLEST_GROUP ? null : count }));

export const EEO_PERIODS = ['last_12_months', 'this_year', 'last_year'] as const;
export type EeoPeriod = (typeof EEO_PERIODS)[number];

const day = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/**
 * Only whole months that are over: counts that changed every day could be compared with those of the day before.
 * `until` is the first day that no longer belongs to the period.
 */
export function daysOfPeriod(period: EeoPeriod, now: Date): { from: string; until: string } {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  if (period === 'last_year') return { from: day(year - 1, 0), until: day(year, 0) };
  if (period === 'this_year') return { from: day(year, 0), until: day(year, month) };
  return { from: day(year, month - 12), until: day(year, month) };
}
