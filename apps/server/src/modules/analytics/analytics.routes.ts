// The routes of the analytics room.
import { exportAnalyticsPanel, getAnalyticsPanel, listAnalyticsRecords } from '@onward/contract/analytics/analytics';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { exportPanel } from './export-panel.ts';
import { listRecords } from './list-records.ts';
import { showPanel } from './show-panel.ts';

const NEWEST = { field: 'at', direction: 'desc' } as const;

export const analyticsRoutes = (): Route[] => [
  route(exportAnalyticsPanel, (call) => exportPanel(call, call.params.panel, call.query)),
  route(listAnalyticsRecords, async (call) => {
    const { page, per_page, order, ...filters } = call.query;
    const window = pageWindow({ page, per_page, order }, ['at'], NEWEST, DEFAULT_PAGE_SIZE);
    const { records, totalCount } = await listRecords(call, call.params.panel, filters, window);
    return { records, ...pageFacts(window, totalCount) };
  }),
  route(getAnalyticsPanel, (call) => showPanel(call, call.params.panel, call.query)),
];
