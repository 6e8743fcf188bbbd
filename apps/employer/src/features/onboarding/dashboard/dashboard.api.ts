// Reads and exports the employees of the dashboard (ONB-016).
import { exportEmployees, listEmployees } from '@onward/contract/employees/employees';
import { BATCH_PEOPLE_MAX } from '@onward/contract/onboarding/onboarding-batches';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { ONBOARDING } from '../onboarding-summary.api.ts';
import { type DashboardState, queryFilters } from './onboarding.list.ts';

export const dashboardQuery = (company: number, list: DashboardState) =>
  listQuery(ONBOARDING, { company, list }, (asked, signal) =>
    api.call(listEmployees, {
      params: { id: asked.company },
      query: {
        page: asked.list.page,
        per_page: DEFAULT_PAGE_SIZE,
        order: orderParameter(asked.list.order),
        ...queryFilters(asked.list),
      },
      signal,
      loadsPage: true,
    }),
  );

/** Everybody who matches, up to the number of people that can be selected at once. */
export const findMatching = async (company: number, list: DashboardState) =>
  (
    await api.call(listEmployees, {
      params: { id: company },
      query: { page: 1, per_page: BATCH_PEOPLE_MAX, order: orderParameter(list.order), ...queryFilters(list) },
    })
  ).employees;

export const exportMatching = (list: DashboardState): Promise<Blob> =>
  api.file(exportEmployees, { query: { ...queryFilters(list), order: orderParameter(list.order) } });
