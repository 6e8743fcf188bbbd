/** Analytics with charts, as tables, with people, and empty; the location board with the people of a number. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const ANALYTICS = '/#/analytics';
const BOARD = '/#/company/dashboard';

async function showTables(page: Page): Promise<void> {
  // A panel that shows its table shows another icon, so the first one left is the next.
  const charts = page.locator('main section button:has(svg.lucide-table-2)');
  await charts.first().waitFor();
  while ((await charts.count()) > 0) await charts.first().click();
}

async function openNumber(page: Page): Promise<void> {
  await page.locator('main button[data-level]').first().click();
  await page.locator('.ant-popover h2').waitFor();
  await page.waitForLoadState('networkidle');
}

export const screens: Screen[] = [
  { name: 'analytics', path: ANALYTICS, signIn: ADMIN },
  { name: 'analytics-tables', path: ANALYTICS, signIn: ADMIN, prepare: showTables },
  { name: 'analytics-people', path: `${ANALYTICS}?people=funnel&key=scheduling&part=stopped`, signIn: ADMIN },
  { name: 'analytics-interviews', path: `${ANALYTICS}?people=interview_outcomes&key=no_show`, signIn: ADMIN },
  {
    name: 'analytics-print',
    path: ANALYTICS,
    signIn: ADMIN,
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  { name: 'analytics-empty', path: `${ANALYTICS}?from=2020-01-01&to=2020-03-31`, signIn: ADMIN },
  { name: 'location-health', path: BOARD, signIn: ADMIN },
  { name: 'location-health-people', path: BOARD, signIn: ADMIN, prepare: openNumber },
  { name: 'location-health-no-match', path: `${BOARD}?query=zzz`, signIn: ADMIN },
];
