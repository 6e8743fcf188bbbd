// Filters, grouping, and paging of the clock; the URL uses the parameter names of the endpoint (AHD-011).
import { I9_DUES, URGENCIES } from '@onward/domain/everify/i9-clock';
import { orderParameter } from '@onward/domain/platform/lists';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';
import type { ClockQuery } from '../i9.api.ts';

/** How rows are grouped is also how they are ordered. */
export const CLOCK_GROUPS = ['location', 'due_on', 'manager'] as const;
export type ClockGroup = (typeof CLOCK_GROUPS)[number];

const FILTERS = ['urgency', 'brand', 'location_id', 'what'] as const;
export type ClockFilter = (typeof FILTERS)[number];
export type ClockState = ListState<ClockGroup, ClockFilter>;

export const CLOCK: ListShape<ClockGroup, ClockFilter> = {
  orderFields: CLOCK_GROUPS,
  defaultOrder: { field: 'location', direction: 'asc' },
  filters: FILTERS,
};

export const CLOCK_PAGE_SIZE = 25;

/** Unknown values of a link are left out. */
export function clockFilters({ query, filters }: Pick<ClockState, 'query' | 'filters'>): ClockQuery {
  const location = Number(filters.location_id);
  const found: ClockQuery = {
    query: query || undefined,
    urgency: URGENCIES.find((urgency) => urgency === filters.urgency),
    what: I9_DUES.find((what) => what === filters.what),
    brand: filters.brand,
    location_id: Number.isInteger(location) && location > 0 ? location : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

export const toClockQuery = (list: ClockState): ClockQuery => ({
  ...clockFilters(list),
  order: orderParameter(list.order),
  page: list.page,
  per_page: CLOCK_PAGE_SIZE,
});

export const chosenFilters = ({ filters }: Pick<ClockState, 'filters'>): number =>
  FILTERS.filter((filter) => filters[filter] !== undefined).length;
