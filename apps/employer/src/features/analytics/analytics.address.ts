// What the analytics page shows, in its URL: days, places, and the people behind one of its numbers (RPT-020).
import type { AnalyticsFilters } from '@onward/contract/analytics/analytics';
import { ANALYTICS_PANELS, type AnalyticsPanel } from '@onward/domain/analytics/panels';
import { ENTRY_PARTS, type EntryPart } from '@onward/domain/analytics/people-behind';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { ROUTES, withQuery } from '../../platform/routing/paths.ts';

export const PLACE_FILTERS = ['brand', 'location_id', 'department_id'] as const;
export type PlaceFilter = (typeof PLACE_FILTERS)[number];

/** One number of a panel; `all` for its total. */
export interface ShownPeople {
  panel: AnalyticsPanel;
  key: string;
  part: EntryPart;
}

export interface AnalyticsAddress {
  filters: AnalyticsFilters;
  people: ShownPeople | null;
}

const ID_LIST = /^\d{1,15}(,\d{1,15})*$/;
/** Replaces malformed ids in a link, so that the link finds no one instead of everyone. */
const NOBODY = '0';

export function readAddress(address: URLSearchParams): AnalyticsAddress {
  const day = (name: string) => {
    const text = address.get(name);
    return text && isCalendarDay(text) ? text : undefined;
  };
  const found: AnalyticsFilters = { from: day('from'), to: day('to') };
  for (const filter of PLACE_FILTERS) {
    const text = address.get(filter);
    if (text) found[filter] = ID_LIST.test(text) ? text : NOBODY;
  }
  const key = address.get('position_key');
  if (key) found.position_key = key;
  const set = Object.entries(found).filter(([, value]) => value !== undefined);
  return { filters: Object.fromEntries(set) as AnalyticsFilters, people: readPeople(address) };
}

function readPeople(address: URLSearchParams): ShownPeople | null {
  const panel = ANALYTICS_PANELS.find((each) => each === address.get('people'));
  if (!panel) return null;
  const part = ENTRY_PARTS.find((each) => each === address.get('part')) ?? 'all';
  return { panel, key: address.get('key') ?? '', part };
}

/** The page with these filters and the list of people that a number counts. */
export const analyticsAddress = (filters: AnalyticsFilters, people: Partial<ShownPeople> | null = null): string => {
  const path = withQuery(ROUTES.analytics, {
    ...filters,
    people: people?.panel,
    part: people?.part === 'all' ? undefined : people?.part,
  });
  if (people?.key === undefined) return path;
  // An empty key is a key too: applicants without a source.
  return `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(people.key)}`;
};
