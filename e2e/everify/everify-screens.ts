/** Accounts and their wizard, the I-9 clock, cases, the form on the record, and the review of support staff. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const CLOCK = '/#/onboarding/i9-clock';
const CASES = '/#/onboarding/cases';

/** Nothing happens where the list is empty. */
const openFirst = async (page: Page): Promise<void> => {
  const row = page.locator('main a[data-row]').first();
  if ((await row.count()) === 0) return;
  await row.click();
  await page.locator('main h1').waitFor();
};

const checkStep = async (page: Page): Promise<void> => {
  await page.locator('main footer button[type="submit"]').click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};

export const screens: Screen[] = [
  { name: 'everify-accounts', path: '/#/company?currentPanel=everify', signIn: ADMIN },
  { name: 'everify-wizard', path: '/#/company/everify/new', signIn: ADMIN },
  { name: 'everify-wizard-problems', path: '/#/company/everify/new', signIn: ADMIN, prepare: checkStep },
  { name: 'everify-wizard-category', path: '/#/company/everify/new?step=employer_category', signIn: ADMIN },
  { name: 'everify-wizard-sites', path: '/#/company/everify/new?step=hiring_sites', signIn: ADMIN },
  { name: 'everify-wizard-preview', path: '/#/company/everify/new?step=preview', signIn: ADMIN },
  { name: 'i9-clock', path: CLOCK, signIn: ADMIN },
  { name: 'i9-clock-late', path: `${CLOCK}?urgency=late&order=due_on+asc`, signIn: ADMIN },
  { name: 'i9-clock-no-match', path: `${CLOCK}?query=zzz`, signIn: ADMIN },
  { name: 'i9-record', path: CLOCK, signIn: ADMIN, prepare: openFirst },
  { name: 'everify-cases', path: CASES, signIn: ADMIN },
  { name: 'everify-case', path: `${CASES}?status=waiting_for_hr`, signIn: ADMIN, prepare: openFirst },
];
