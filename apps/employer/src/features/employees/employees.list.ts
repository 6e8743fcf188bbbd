// Search, filters, order and paging of the employee list; the URL uses the parameter names of the endpoint (EMP-004).
import { EMPLOYEE_ORDERS, type EmployeeFilters } from '@onward/contract/employees/employees';
import { EMPLOYEE_STATUSES } from '@onward/domain/employees/statuses';
import { orderParameter } from '@onward/domain/platform/lists';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { type ListShape, type ListState, readListState, writeListState } from '../../platform/lists/list-address.ts';
import { paths } from '../../platform/routing/paths.ts';

/** The filter behind each tab of the list; the first tab has none. */
export const TAB_FILTERS = {
  open_issues: 'has_open_issues',
  started_lately: 'started_lately',
  expiring_documents: 'has_expiring_documents',
} as const;
export type EmployeeTab = keyof typeof TAB_FILTERS;
export const EMPLOYEE_TABS = Object.keys(TAB_FILTERS) as EmployeeTab[];

const CHIP_FILTERS = ['location_id', 'department_id', 'position_id', 'employee_status'] as const;
/** Links from numbers set them; there is nothing to choose. */
const LINK_FILTERS = ['brand', 'onboarding_completed_from', 'onboarding_completed_to'] as const;
const EMPLOYEE_FILTERS = [...CHIP_FILTERS, ...LINK_FILTERS, ...Object.values(TAB_FILTERS)] as const;
export type EmployeeFilter = (typeof EMPLOYEE_FILTERS)[number];
export type EmployeeField = (typeof EMPLOYEE_ORDERS)[number];
export type EmployeeListState = ListState<EmployeeField, EmployeeFilter>;

export const EMPLOYEE_LIST: ListShape<EmployeeField, EmployeeFilter> = {
  orderFields: EMPLOYEE_ORDERS,
  defaultOrder: { field: 'hired_date', direction: 'desc' },
  filters: EMPLOYEE_FILTERS,
};

const ID_LIST = /^\d{1,15}(,\d{1,15})*$/;
/** Replaces malformed ids in a link, so that the link finds no one instead of everyone. */
const NOBODY = '0';

const ids = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : ID_LIST.test(text) ? text : NOBODY;

const day = (text: string | undefined): string | undefined => (text && isCalendarDay(text) ? text : undefined);

/** The filters as parameters of the endpoint; only those that are set. */
export function queryFilters({ query, filters }: Pick<EmployeeListState, 'query' | 'filters'>): EmployeeFilters {
  const parameters: EmployeeFilters = {
    query: query || undefined,
    location_id: ids(filters.location_id),
    department_id: ids(filters.department_id),
    position_id: ids(filters.position_id),
    employee_status: EMPLOYEE_STATUSES.find((status) => status === filters.employee_status),
    brand: ids(filters.brand),
    onboarding_completed_from: day(filters.onboarding_completed_from),
    onboarding_completed_to: day(filters.onboarding_completed_to),
    has_open_issues: filters.has_open_issues === 'true' || undefined,
    started_lately: filters.started_lately === 'true' || undefined,
    has_expiring_documents: filters.has_expiring_documents === 'true' || undefined,
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)) as EmployeeFilters;
}

export const tabOf = (filters: EmployeeListState['filters']): EmployeeTab | 'everyone' =>
  EMPLOYEE_TABS.find((tab) => filters[TAB_FILTERS[tab]] === 'true') ?? 'everyone';

/** The filters chosen with chips; the open tab is not one of them. */
export const chosenFilters = (filters: EmployeeListState['filters']): EmployeeFilter[] =>
  [...CHIP_FILTERS, ...LINK_FILTERS].filter((filter) => filters[filter] !== undefined);

/** What remains when the chips are cleared. */
export const withoutChosen = (filters: EmployeeListState['filters']): EmployeeListState['filters'] =>
  Object.fromEntries(
    Object.values(TAB_FILTERS).flatMap((filter) => (filters[filter] ? [[filter, filters[filter]]] : [])),
  );

/** Search, filters and order of a list as a query string, without the page and the layout. */
function listSearch(list: EmployeeListState): string {
  const written = writeListState(new URLSearchParams(), EMPLOYEE_LIST, { ...list, page: 1 });
  return written.toString();
}

/** The address of a record opened from a list, so that previous and next follow the list (EMP-008). */
export function recordAddress(id: number, list: EmployeeListState): string {
  const search = listSearch(list);
  return search ? `${paths.employeeProfile(id)}?${search}` : paths.employeeProfile(id);
}

/** The list that a record was opened from, read from the address of the record. */
export const listOfRecord = (address: URLSearchParams): EmployeeListState => readListState(address, EMPLOYEE_LIST);

export function listAddress(list: EmployeeListState): string {
  const search = listSearch(list);
  return search ? `${paths.employeeList()}?${search}` : paths.employeeList();
}

/** Filters and order for reading a record together with its neighbors. */
export const neighborQuery = (list: EmployeeListState) => ({
  ...queryFilters(list),
  order: orderParameter(list.order),
});
