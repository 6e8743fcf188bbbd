/** The screens of interviews in the demo company. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';

const openFirst = async (page: Page): Promise<void> => {
  await page.locator('[data-meeting]').first().click();
  await page.getByRole('dialog').last().waitFor();
};

export const screens: Screen[] = [
  { name: 'schedule', path: '/#/schedule', signIn: ADMIN },
  { name: 'schedule-day', path: '/#/schedule?view=day', signIn: ADMIN },
  { name: 'schedule-agenda', path: '/#/schedule?view=agenda', signIn: ADMIN },
  { name: 'schedule-interview', path: '/#/schedule?view=agenda', signIn: ADMIN, prepare: openFirst },
  { name: 'account-calendar', path: '/#/account/calendar', signIn: ADMIN },
  { name: 'availability', path: '/#/schedule/availability', signIn: ADMIN },
];
