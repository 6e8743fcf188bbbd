// Search, filters, order, and paging of the list of reports; the URL uses the parameter names of the endpoint.
import { REPORT_ORDERS } from '@onward/contract/reports/report-templates';
import { isReportSource } from '@onward/domain/reports/sources';
import type { ListShape, ListState } from '../../platform/lists/list-address.ts';

const FILTERS = ['data_source', 'created_by', 'list'] as const;
export type ReportFilterName = (typeof FILTERS)[number];
export type ReportField = (typeof REPORT_ORDERS)[number];
export type ReportListState = ListState<ReportField, ReportFilterName>;

export const REPORT_LIST: ListShape<ReportField, ReportFilterName> = {
  orderFields: REPORT_ORDERS,
  defaultOrder: { field: 'last_run_at', direction: 'desc' },
  filters: FILTERS,
};

export type ReportTab = 'templates' | 'scheduled' | 'runs';

const SCHEDULED = 'scheduled';
export const SHARED = 'shared';
const RUNS = 'runs';

export const tabOf = ({ list }: ReportListState['filters']): ReportTab =>
  list === SCHEDULED || list === RUNS ? list : 'templates';

/** What remains when the chips are cleared: only the tab. */
export const withoutChosen = (filters: ReportListState['filters']): ReportListState['filters'] =>
  tabOf(filters) === 'templates' ? {} : { list: tabOf(filters) };

export const chosenCount = ({ data_source, created_by, list }: ReportListState['filters']): number =>
  [data_source, created_by, list === SHARED ? list : undefined].filter((value) => value !== undefined).length;

const ID = /^[1-9]\d{0,14}$/;

/** The filters as parameters of the endpoint; only those that are set. */
export function queryFilters({ query, filters }: Pick<ReportListState, 'query' | 'filters'>) {
  const { data_source, created_by, list } = filters;
  return {
    ...(query && { query }),
    ...(data_source && isReportSource(data_source) && { data_source }),
    ...(created_by && ID.test(created_by) && { created_by: Number(created_by) }),
    ...((list === SCHEDULED || list === SHARED) && { list: list as 'scheduled' | 'shared' }),
  };
}
