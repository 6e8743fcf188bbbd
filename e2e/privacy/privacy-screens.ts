/** The privacy panel of the company page, its drawers, and a change that is not saved. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const PRIVACY = '/#/company?currentPanel=privacy';

async function changePeriod(page: Page): Promise<void> {
  await page.locator('main table .ant-select').first().click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item').nth(1).click();
  await page.locator('main section p[role="status"]').first().waitFor();
}

export const screens: Screen[] = [
  { name: 'privacy', path: PRIVACY, signIn: ADMIN },
  { name: 'privacy-change', path: PRIVACY, signIn: ADMIN, prepare: changePeriod },
  { name: 'privacy-report', path: `${PRIVACY}&run=1`, signIn: ADMIN },
];
