/** The employee list, the form of a new employee, and the first record. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const LIST = '/#/employee-records/list';

/** Nothing happens where there are no employees. */
const openFirst =
  (section = '') =>
  async (page: Page): Promise<void> => {
    const record = page.locator('main a[data-row]').first();
    if ((await record.count()) === 0) return;
    const address = (await record.getAttribute('href')) ?? '';
    await page.goto(`${new URL(page.url()).origin}/${address}${section && `?section=${section}`}`);
    await page.locator('main h1').waitFor();
  };

export const screens: Screen[] = [
  { name: 'employees', path: LIST, signIn: ADMIN },
  { name: 'employees-no-match', path: `${LIST}?query=zzz`, signIn: ADMIN },
  { name: 'employees-add', path: `${LIST}?add=true`, signIn: ADMIN },
  { name: 'employee-record', path: LIST, signIn: ADMIN, prepare: openFirst() },
  { name: 'employee-history', path: LIST, signIn: ADMIN, prepare: openFirst('history') },
];
