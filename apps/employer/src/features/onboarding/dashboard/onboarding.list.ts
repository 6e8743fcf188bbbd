// Search, filters, order, and paging of the dashboard; the URL uses the parameter names of the endpoint (ONB-016).
import { EMPLOYEE_ORDERS, type EmployeeFilters } from '@onward/contract/employees/employees';
import { ONBOARDING_STATES, type OnboardingState, PROCESS_STATUSES } from '@onward/domain/onboarding/states';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';

const FILTERS = ['position_id', 'onboarding_process_id', 'status', 'location_id'] as const;
export type DashboardFilter = (typeof FILTERS)[number];
export type DashboardField = (typeof EMPLOYEE_ORDERS)[number];
export type DashboardState = ListState<DashboardField, DashboardFilter>;

export const DASHBOARD: ListShape<DashboardField, DashboardFilter> = {
  orderFields: EMPLOYEE_ORDERS,
  defaultOrder: { field: 'hired_date', direction: 'desc' },
  filters: FILTERS,
};

const ID_LIST = /^\d{1,15}(,\d{1,15})*$/;
/** Replaces malformed ids in a link, so that the link finds no one instead of everyone. */
const NOBODY = '0';

const ids = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : ID_LIST.test(text) ? text : NOBODY;

/** Without a status everybody who has an onboarding is shown. */
export const ALL_STATUSES = PROCESS_STATUSES.join(',');

export const statusOf = ({ filters }: Pick<DashboardState, 'filters'>): OnboardingState | null =>
  ONBOARDING_STATES.find((state) => state === filters.status) ?? null;

/** The filters as parameters of the endpoint; only those that are set. */
export function queryFilters({ query, filters }: Pick<DashboardState, 'query' | 'filters'>): EmployeeFilters {
  const parameters: EmployeeFilters = {
    query: query || undefined,
    position_id: ids(filters.position_id),
    onboarding_process_id: ids(filters.onboarding_process_id),
    location_id: ids(filters.location_id),
    status: statusOf({ filters }) ?? ALL_STATUSES,
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined)) as EmployeeFilters;
}

export const chosenFilters = (filters: DashboardState['filters']): DashboardFilter[] =>
  FILTERS.filter((filter) => filters[filter] !== undefined);
