// Order and paging of the runs of one report (RPT-006).
import { RECENT_REPORT_ORDERS } from '@onward/contract/reports/report-templates';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';

export type RunField = (typeof RECENT_REPORT_ORDERS)[number];
export type RunListState = ListState<RunField>;

export const RUN_LIST: ListShape<RunField> = {
  orderFields: RECENT_REPORT_ORDERS,
  defaultOrder: { field: 'created_at', direction: 'desc' },
};
