// The routes of the home room.
import {
  exportCompanyDashboard,
  getCompanyDashboard,
  getDashboard,
  getToday,
  LOCATION_HEALTH_ORDER_FIELDS,
} from '@onward/contract/home/home';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { exportBoard } from './export-board.ts';
import { companyDashboard } from './home.service.ts';
import { showDashboard, showToday } from './today.service.ts';

const BY_NAME = { field: 'name', direction: 'asc' } as const;

export const homeRoutes = (): Route[] => [
  route(getToday, (call) => showToday(call, call.query.brand_id, call.query.whose)),
  route(getDashboard, (call) => showDashboard(call, call.query.brand)),
  route(exportCompanyDashboard, (call) => {
    const { order } = pageWindow(call.query, LOCATION_HEALTH_ORDER_FIELDS, BY_NAME, DEFAULT_PAGE_SIZE);
    return exportBoard(call, { search: call.query.query, brandId: call.query.brand_id }, order);
  }),
  route(getCompanyDashboard, async (call) => {
    const window = pageWindow(call.query, LOCATION_HEALTH_ORDER_FIELDS, BY_NAME, DEFAULT_PAGE_SIZE);
    const filters = { search: call.query.query, brandId: call.query.brand_id };
    const dashboard = await companyDashboard(call, filters, window);
    return { ...dashboard, ...pageFacts(window, dashboard.totals.locations) };
  }),
];
