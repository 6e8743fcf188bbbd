// The list behind the number that is open: what to load, and where the whole list is.
import type { AnalyticsAnswer, AnalyticsFilters } from '@onward/contract/analytics/analytics';
import { PLANNED } from '@onward/domain/analytics/panels';
import { hiredOfSource, type PeopleBehind, partOfStep, peopleBehind } from '@onward/domain/analytics/people-behind';
import { ROUTES, withQuery } from '../../../platform/routing/paths.ts';
import type { ShownPeople } from '../analytics.address.ts';
import { ALL, type NamedEntry } from '../panels/use-entry-texts.ts';

type Entry = AnalyticsAnswer['series'][number];

export interface OpenEntry {
  entry: NamedEntry;
  count: number;
  /** The funnel step after it. */
  next: Entry | undefined;
}

/** Null when the panel has no such number, as after a change of the filters. */
export function openEntry({ panel, series, totals }: AnalyticsAnswer, { key }: ShownPeople): OpenEntry | null {
  const at = series.findIndex((entry) => entry.key === key);
  const entry = series[at];
  if (entry) return { entry, count: entry.count, next: panel === 'funnel' ? series[at + 1] : undefined };
  // The board of locations opens the interviews of today before they have an outcome.
  if (panel === 'interview_outcomes' && key === PLANNED) {
    const planned = series.filter((each) => each.key !== 'cancelled').reduce((sum, { count }) => sum + count, 0);
    return { entry: { key, name: null, from: null, to: null }, count: planned, next: undefined };
  }
  if (key !== ALL) return null;
  return { entry: { key: ALL, name: null, from: null, to: null }, count: totals.count, next: undefined };
}

export function behindOf(answer: AnalyticsAnswer, { entry, next }: OpenEntry, { part }: ShownPeople): PeopleBehind {
  const { panel, period } = answer;
  if (panel === 'funnel' && (part === 'stopped' || part === 'went_on')) {
    return partOfStep(entry, next, part, period);
  }
  if (panel === 'sources' && part === 'hired') return hiredOfSource(entry, period);
  return peopleBehind(panel, entry, period);
}

type Places = Omit<AnalyticsFilters, 'from' | 'to'>;

export const placesOf = ({ from: _from, to: _to, ...places }: AnalyticsFilters): Places => places;

/** The page of the whole list; null where the rail itself is the list. */
export function listAddress(
  behind: PeopleBehind,
  filters: AnalyticsFilters,
  { positionId, stageName }: { positionId: number | undefined; stageName: string | null },
): string | null {
  const { position_key, ...places } = placesOf(filters);
  if (behind.list === 'applications') {
    return withQuery(ROUTES.allApplicants, {
      ...behind.filters,
      ...places,
      position_key,
      stage_name: stageName,
    });
  }
  if (behind.list === 'records') return null;
  return withQuery(ROUTES.employeeList, { ...behind.filters, ...places, position_id: positionId });
}
