/** The dashboard of onboarding, its dialogs, the user's tasks, and the first onboarding. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const DASHBOARD = '/#/onboarding';

/** Nothing happens where there are no onboardings. */
const openFirst = async (page: Page): Promise<void> => {
  const onboarding = page.locator('main a[data-row]').first();
  if ((await onboarding.count()) === 0) return;
  await onboarding.click();
  await page.locator('main h1').waitFor();
};

export const screens: Screen[] = [
  { name: 'onboarding', path: DASHBOARD, signIn: ADMIN },
  { name: 'onboarding-no-match', path: `${DASHBOARD}?query=zzz`, signIn: ADMIN },
  { name: 'onboarding-tasks', path: `${DASHBOARD}/tasks`, signIn: ADMIN },
  { name: 'onboarding-view', path: DASHBOARD, signIn: ADMIN, prepare: openFirst },
  { name: 'onboarding-start', path: '/#/start-onboarding', signIn: ADMIN },
];
