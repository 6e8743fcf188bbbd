// Search, status, and paging of the cases; the URL uses the parameter names of the endpoint (EVF-018).
import { CASE_STATUSES, type CaseStatus } from '@onward/domain/everify/case-states';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';

export const CASE_FILTERS = ['open', 'waiting_for_hr', ...CASE_STATUSES] as const;
export type CaseFilter = 'open' | 'waiting_for_hr' | CaseStatus;
export type CasesState = ListState<'created_at', 'status'>;

export const CASES: ListShape<'created_at', 'status'> = {
  orderFields: ['created_at'],
  defaultOrder: { field: 'created_at', direction: 'desc' },
  filters: ['status'],
};

/** Unknown values of a link are left out. */
export const statusOf = ({ filters }: CasesState): CaseFilter | undefined =>
  CASE_FILTERS.find((status) => status === filters.status);
