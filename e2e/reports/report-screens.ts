/** Reports: the list, its dialogs, the builder, and runs. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';
import { until } from '../../testing/until.ts';

const LOADED_MS = 240_000;
const ADMIN = 'super.admin@larkfield.test';

/** The demo adds its reports while the product already runs. */
async function table(page: Page): Promise<void> {
  const first = page.locator('main table, main li').first();
  await until(
    'the reports',
    async () => {
      if (await first.isVisible()) return true;
      await page.reload({ waitUntil: 'networkidle' });
      return first.isVisible();
    },
    LOADED_MS,
  );
}

const menuItem = (icon: string) => async (page: Page) => {
  await table(page);
  await page.locator('main button:has(svg.lucide-ellipsis)').first().press('Enter');
  await page.locator(`[role="menuitem"]:has(svg.lucide-${icon})`).click();
  await page.getByRole('dialog').last().waitFor();
};

export const screens: Screen[] = [
  { name: 'reports', path: '/#/reports', signIn: ADMIN, prepare: table },
  { name: 'reports-scheduled', path: '/#/reports?list=scheduled', signIn: ADMIN, prepare: table },
  { name: 'reports-no-match', path: '/#/reports?query=zzz', signIn: ADMIN },
  {
    name: 'reports-examples',
    path: '/#/reports',
    signIn: ADMIN,
    prepare: async (page) => {
      await table(page);
      await page.locator('main button:has(svg.lucide-layout-template)').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'report-share', path: '/#/reports', signIn: ADMIN, prepare: menuItem('share-2') },
  { name: 'report-schedule', path: '/#/reports', signIn: ADMIN, prepare: menuItem('calendar-clock') },
  {
    name: 'report-run',
    path: '/#/reports',
    signIn: ADMIN,
    prepare: async (page) => {
      await table(page);
      await page.locator('main button:has(svg.lucide-play)').first().click();
      await page.locator('main section svg.lucide-circle-check').waitFor();
    },
  },
  { name: 'report-new', path: '/#/reports/new', signIn: ADMIN },
  { name: 'report-builder', path: '/#/reports/1', signIn: ADMIN, prepare: table },
  { name: 'report-builder-new', path: '/#/reports/new?source=offers', signIn: ADMIN, prepare: table },
  { name: 'report-recent-runs', path: '/#/reports/1/runs', signIn: ADMIN, prepare: table },
];
