// Search, filters, order and paging of the job list; existing links define the URL parameters (JOB-008, JOB-009).
import type { QueryOf } from '@onward/contract/endpoint';
import type { countMyPositions } from '@onward/contract/positions/positions';
import type { SortOrder } from '@onward/domain/platform/lists';
import { ACCESS_WITH_STATUS, POSITION_ORDER_FIELDS, sortFieldOf } from '@onward/domain/positions/list-order';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';

const POSITION_FILTERS = [
  'status',
  'brand_id',
  'location_id',
  'department_id',
  'position_template_id',
  'hiring_process_template_id',
  'access_with_status_code',
] as const;
export type PositionFilter = (typeof POSITION_FILTERS)[number];

/** Two columns sort by the status (JOB-009). */
export type PositionField = (typeof POSITION_ORDER_FIELDS)[number] | 'published' | 'url';

export type PositionListState = ListState<PositionField, PositionFilter>;

export const POSITION_LIST: ListShape<PositionField, PositionFilter> = {
  orderFields: [...POSITION_ORDER_FIELDS, 'published', 'url'],
  defaultOrder: { field: 'new_applicants_count', direction: 'desc' },
  filters: POSITION_FILTERS,
};

export const STATUS_TABS = ['published', 'pending', 'closed'] as const satisfies readonly PositionStatus[];

/** `published` and `url` sort by status; this list has no groups. */
export const queryOrder = ({ field, direction }: SortOrder<PositionField>): SortOrder => ({
  field: sortFieldOf(field, null) ?? field,
  direction,
});

const ID_LIST = /^-?\d{1,15}(,-?\d{1,15})*$/;
/** Stands in for malformed ids in a link, so that it finds no job instead of all. */
const NOBODY = '0';

const ids = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : ID_LIST.test(text) ? text : NOBODY;

const accessCode = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d$/.test(text) && ACCESS_WITH_STATUS[Number(text)] ? Number(text) : undefined;

type Filters = { [Word in PositionFilter]?: string | undefined };

/** The filters as parameters of the endpoint; only those that are set. */
export function queryFilters({
  query,
  filters,
}: {
  query: string;
  filters: Filters;
}): QueryOf<typeof countMyPositions> {
  const parameters = {
    query: query || undefined,
    status: STATUS_TABS.find((status) => status === filters.status),
    brand: ids(filters.brand_id),
    location: ids(filters.location_id),
    department: ids(filters.department_id),
    position_template: ids(filters.position_template_id),
    hiring_process_template: ids(filters.hiring_process_template_id),
    access_with_status_code: accessCode(filters.access_with_status_code),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}

/** The tab that matches the filters; null when none does. */
export function shownTab(filters: Filters): (typeof STATUS_TABS)[number] | 'all' | null {
  const code = accessCode(filters.access_with_status_code);
  const status = code === undefined ? filters.status : ACCESS_WITH_STATUS[code]?.status;
  if (status === undefined) return 'all';
  return STATUS_TABS.find((tab) => tab === status) ?? (code === undefined ? 'all' : null);
}

/** Known rows keep their place while counts change; new rows go where the server puts them. */
export function steadyRows<Row extends { id: number }>(before: readonly number[], rows: readonly Row[]): Row[] {
  const known = rows.filter(({ id }) => before.includes(id));
  known.sort((a, b) => before.indexOf(a.id) - before.indexOf(b.id));
  return rows.map((row) => (before.includes(row.id) ? (known.shift() ?? row) : row));
}
