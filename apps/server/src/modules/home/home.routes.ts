// The routes of the home room.
import { getCompanyDashboard, getDashboard, getToday, LOCATION_HEALTH_ORDER_FIELDS } from '@onward/contract/home/home';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { companyDashboard } from './home.service.ts';
import { showDashboard, showToday } from './today.service.ts';

export const homeRoutes = (): Route[] => [
  route(getToday, (call) => showToday(call, call.query.brand_id)),
  route(getDashboard, (call) => showDashboard(call, call.query.brand)),
  route(getCompanyDashboard, async (call) => {
    const byName = { field: 'name', direction: 'asc' } as const;
    const window = pageWindow(call.query, LOCATION_HEALTH_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const filters = { search: call.query.query, brandId: call.query.brand_id };
    const dashboard = await companyDashboard(call, filters, window);
    return { ...dashboard, ...pageFacts(window, dashboard.totals.locations) };
  }),
];
