// Turns the counts of two periods into the series and totals of a panel.
import type { AnalyticsAnswer, AnalyticsEntry, AnalyticsTotals } from '@onward/contract/analytics/analytics';
import { addTo, countOf, medianOf, shareOf } from '@onward/domain/analytics/figures';
import { type FunnelStage, reachedSteps, type StandingCount } from '@onward/domain/analytics/funnel';
import { ANSWER_OF, OUTCOME_OF } from '@onward/domain/analytics/panels';
import { UNKNOWN_SOURCE } from '@onward/domain/analytics/people-behind';
import { type Period, weeksOf } from '@onward/domain/analytics/period';
import type { ListedReason } from '@onward/domain/applicants/rejection';
import type { DaysCount, KeyCount, SourceCount } from './counts.queries.ts';

export type PanelFigures = Pick<AnalyticsAnswer, 'series' | 'totals' | 'previous_totals'>;

/** The counts of the period, and of the one before. */
export interface Both<Row> {
  now: readonly Row[];
  before: readonly Row[];
}

const NOTHING = { name: null, previous_count: null, conversion: null, hired: null, median_days: null };
const NO_DAYS = { from: null, to: null };

const entry = (key: string, count: number, more: Partial<AnalyticsEntry> = {}): AnalyticsEntry => ({
  key,
  count,
  ...NOTHING,
  ...NO_DAYS,
  ...more,
});

const sum = (rows: readonly { count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

const totals = (count: number, more: Partial<AnalyticsTotals> = {}): AnalyticsTotals => ({
  count,
  rate: null,
  median_days: null,
  ...more,
});

export const buildFunnel = (stages: readonly FunnelStage[], { now, before }: Both<StandingCount>): PanelFigures => ({
  series: reachedSteps(stages, now, before).map(({ key, name, count, before: earlier, conversion }) =>
    entry(key, count, { name, conversion, previous_count: earlier }),
  ),
  totals: hiredOf(now),
  previous_totals: hiredOf(before),
});

function hiredOf(rows: readonly { isHired: boolean; count: number }[]): AnalyticsTotals {
  const count = sum(rows);
  return totals(count, { rate: shareOf(sum(rows.filter(({ isHired }) => isHired)), count) });
}

export function buildSources({ now, before }: Both<SourceCount>): PanelFigures {
  const keyOf = ({ source }: SourceCount): string => source ?? UNKNOWN_SOURCE;
  const earlier = Map.groupBy(before, keyOf);
  const series = [...Map.groupBy(now, keyOf)].map(([key, rows]) =>
    entry(key, sum(rows), {
      previous_count: sum(earlier.get(key) ?? []),
      hired: sum(rows.filter(({ isHired }) => isHired)),
    }),
  );
  const bySize = (one: AnalyticsEntry, other: AnalyticsEntry) =>
    other.count - one.count || (one.key < other.key ? -1 : 1);
  return { series: series.toSorted(bySize), totals: hiredOf(now), previous_totals: hiredOf(before) };
}

/** Hidden reasons are shown while somebody was rejected with them. */
export function buildReasons(reasons: readonly ListedReason[], { now, before }: Both<KeyCount>): PanelFigures {
  const names = new Map<string, string | null>(reasons.map(({ key, name }) => [key, name]));
  const counted = new Set([...now, ...before].map(({ key }) => key));
  const keys = reasons.filter(({ key, is_hidden }) => !is_hidden || counted.has(key)).map(({ key }) => key);
  const bySize = (one: AnalyticsEntry, other: AnalyticsEntry) => other.count - one.count;
  const series = entriesOf(keys, now, before)
    .map((each) => ({ ...each, name: names.get(each.key) ?? null }))
    .toSorted(bySize);
  return { series, totals: totals(sum(now)), previous_totals: totals(sum(before)) };
}

const entriesOf = (
  keys: readonly string[],
  now: readonly KeyCount[],
  before: readonly KeyCount[],
): AnalyticsEntry[] => {
  const countIn = (rows: readonly KeyCount[], key: string) => sum(rows.filter((row) => row.key === key));
  return keys.map((key) => entry(key, countIn(now, key), { previous_count: countIn(before, key) }));
};

const renamed = (rows: readonly KeyCount[], words: Record<string, string>): KeyCount[] =>
  rows.map(({ key, count }) => ({ key: words[key] ?? key, count }));

export function buildOutcomes(keys: readonly string[], { now, before }: Both<KeyCount>): PanelFigures {
  const [current, earlier] = [renamed(now, OUTCOME_OF), renamed(before, OUTCOME_OF)];
  /** The share of no-shows among interviews that took place or should have. */
  const figures = (rows: readonly KeyCount[]) => {
    const countAs = (key: string) => sum(rows.filter((row) => row.key === key));
    return totals(sum(rows), { rate: shareOf(countAs('no_show'), countAs('no_show') + countAs('completed')) });
  };
  return {
    series: entriesOf(keys, current, earlier),
    totals: figures(current),
    previous_totals: figures(earlier),
  };
}

export function buildAcceptance(keys: readonly string[], { now, before }: Both<KeyCount>): PanelFigures {
  const [current, earlier] = [renamed(now, ANSWER_OF), renamed(before, ANSWER_OF)];
  const figures = (rows: readonly KeyCount[]) => {
    const valid = sum(rows.filter(({ key }) => key !== 'withdrawn'));
    return totals(sum(rows), { rate: shareOf(sum(rows.filter(({ key }) => key === 'accepted')), valid) });
  };
  return {
    series: entriesOf(keys, current, earlier),
    totals: figures(current),
    previous_totals: figures(earlier),
  };
}

/** Every week of the period, also those in which nobody was hired or finished. */
export function buildWeeks(period: Period, { now, before }: Both<DaysCount>): PanelFigures {
  const byWeek = Map.groupBy(now, ({ week }) => week);
  return {
    series: weeksOf(period).map(({ week, from, to }) => {
      const histogram = histogramOf(byWeek.get(week) ?? []);
      return entry(week, countOf(histogram), { median_days: medianOf(histogram), from, to });
    }),
    totals: takenBy(now),
    previous_totals: takenBy(before),
  };
}

function histogramOf(rows: readonly DaysCount[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const { days, count } of rows) addTo(histogram, days, count);
  return histogram;
}

const takenBy = (rows: readonly DaysCount[]): AnalyticsTotals =>
  totals(sum(rows), { median_days: medianOf(histogramOf(rows)) });
