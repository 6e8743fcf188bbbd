// API calls for the board of all locations.
import { getCompanyDashboard, LOCATION_HEALTH_ORDER_FIELDS } from '@onward/contract/home/home';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { api } from '../../../platform/api.ts';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';

export type DashboardField = (typeof LOCATION_HEALTH_ORDER_FIELDS)[number];

export const DASHBOARD_LIST: ListShape<DashboardField> = {
  orderFields: LOCATION_HEALTH_ORDER_FIELDS,
  defaultOrder: { field: 'name', direction: 'asc' },
};

export const dashboardQuery = (list: ListState<DashboardField> & { brandId: number | null }) =>
  listQuery('company-dashboard', list, ({ query, order, page, brandId }, signal) =>
    api.call(getCompanyDashboard, {
      query: {
        page,
        per_page: DEFAULT_PAGE_SIZE,
        order: orderParameter(order),
        ...(query ? { query } : {}),
        ...(brandId ? { brand_id: brandId } : {}),
      },
      signal,
      loadsPage: true,
    }),
  );
