// Converts between a list's URL and a saved view (AHD-003).
import type { ViewState } from '@onward/contract/saved-views/saved-views';
import type { ViewList } from '@onward/domain/saved-views/views';
import { LAYOUT_PARAMETERS, readLayout, writeLayout } from '../../../platform/lists/list-layout.ts';
import { ROUTES } from '../../../platform/routing/paths.ts';

const ORDER = 'order';
/** URL parameters that say which page or panel is open, not what the list shows. */
const NOT_OF_THE_VIEW = [
  'currentPanel',
  'page',
  'create_position_modal_visible',
  'add',
  'report_err_to_cs',
  'people',
  'key',
  'part',
];
const NOT_A_FILTER = [...NOT_OF_THE_VIEW, ORDER, LAYOUT_PARAMETERS.columns, LAYOUT_PARAMETERS.density];

export function viewIn(address: URLSearchParams, list: ViewList): ViewState {
  const filters = [...address].filter(([key, value]) => !NOT_A_FILTER.includes(key) && value !== '');
  const { columns, density } = readLayout(address, list);
  return {
    filters: Object.fromEntries(filters),
    order: address.get(ORDER),
    columns: columns && [...columns],
    density: density === 'comfortable' ? null : density,
  };
}

/** The URL with this view applied. */
export function withView(address: URLSearchParams, { filters, order, columns, density }: ViewState): URLSearchParams {
  const kept = [...address].filter(([key]) => NOT_OF_THE_VIEW.includes(key) && key !== 'page');
  const narrowed = Object.entries(filters).filter(([key]) => !NOT_A_FILTER.includes(key));
  const rows = new URLSearchParams([...kept, ...narrowed, ...(order ? [[ORDER, order]] : [])]);
  return writeLayout(rows, { columns, density });
}

const key = ({ filters, order, columns, density }: ViewState): string =>
  JSON.stringify([
    Object.entries(filters).sort(([a], [b]) => a.localeCompare(b)),
    order,
    columns,
    density ?? 'comfortable',
  ]);

export const sameView = (a: ViewState, b: ViewState): boolean => key(a) === key(b);

/** All rows in default order, all columns, comfortable density. */
export const PLAIN_VIEW: ViewState = { filters: {}, order: null, columns: null, density: null };

/** Most lists with views are panels of the company page. */
export const ROUTE_OF_LIST = {
  locations: ROUTES.company,
  departments: ROUTES.company,
  staff: ROUTES.company,
  job_postings: ROUTES.jobPostings,
  applicants: ROUTES.allApplicants,
  employees: ROUTES.employeeList,
  onboarding: ROUTES.onboarding,
  analytics: ROUTES.analytics,
} as const satisfies Record<ViewList, string>;

export function pathOfView(list: ViewList, state: ViewState): string {
  const route = ROUTE_OF_LIST[list];
  const address = withView(new URLSearchParams(route === ROUTES.company ? { currentPanel: list } : {}), state);
  return `${route}?${address}`;
}
