/** The public pages of the demo company: read, apply, and complete tasks by link. */
import type { Page } from 'playwright-core';
import type { Screen } from '../../testing/browser/screen.ts';

const ADMIN = 'super.admin@larkfield.test';
const COMPANY = '/j/larkfieldgrp';
const JOB = `${COMPANY}/cluckwell/decatur-1/shift-leader-larkfiel0001`;
const APPLY = '/positions/larkfieldgrp/larkfiel0001/apply';

/** Public pages take their language from the URL, not from what the employer app stores in the browser. */
export async function inLanguage(page: Page): Promise<void> {
  const locale = await page.evaluate(() => localStorage.getItem('locale'));
  if (!locale || locale === 'en') return;
  const address = new URL(page.url());
  address.searchParams.set('lang', locale);
  await page.goto(address.href, { waitUntil: 'networkidle' });
}

const awake = (page: Page) => page.locator('form[aria-busy="false"]').first().waitFor();
const submitStep = (page: Page) => page.locator('form button[type="submit"]').last().click();

async function startApplying(page: Page): Promise<void> {
  await inLanguage(page);
  await awake(page);
}

/** A new number each time, so that nobody has applied before. */
async function fillInAboutYou(page: Page): Promise<void> {
  await startApplying(page);
  await page.locator('input[autocomplete="given-name"]').fill('Amara');
  await page.locator('input[autocomplete="family-name"]').fill('Okafor');
  await page
    .locator('input[type="tel"]')
    .first()
    .fill(`404555${String(Date.now()).slice(-4)}`);
  await submitStep(page);
  await page.locator('fieldset').first().waitFor();
}

/** The first answer to every question, page by page, until the thank-you page. */
async function sendApplication(page: Page): Promise<void> {
  await fillInAboutYou(page);
  while (!page.url().includes('/thanks/')) {
    const title = await page.locator('h1').first().textContent();
    for (const question of await page.locator('fieldset:has(input[type="radio"])').all()) {
      await question.locator('input[type="radio"]').first().check();
    }
    await submitStep(page);
    await page.waitForFunction((last) => document.querySelector('h1')?.textContent !== last, title);
  }
  await page.waitForLoadState('networkidle');
}

export const screens: Screen[] = [
  { name: 'careers', path: COMPANY, prepare: inLanguage },
  { name: 'careers-brand', path: `${COMPANY}/cluckwell`, prepare: inLanguage },
  { name: 'careers-job', path: JOB, prepare: inLanguage },
  { name: 'apply', path: APPLY, prepare: startApplying },
  {
    name: 'apply-errors',
    path: APPLY,
    prepare: async (page) => {
      await startApplying(page);
      await submitStep(page);
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'apply-by-text',
    path: APPLY,
    prepare: async (page) => {
      await startApplying(page);
      await page.locator('form button[type="button"]').last().click();
      await page.locator('input[type="tel"]').first().waitFor();
    },
  },
  { name: 'apply-questions', path: APPLY, prepare: fillInAboutYou },
  { name: 'apply-thanks', path: APPLY, prepare: sendApplication },
  { name: 'form', path: '/form/1/preview', signIn: ADMIN, prepare: inLanguage },
  { name: 'quiz', path: '/online-quiz/1/preview', signIn: ADMIN, prepare: inLanguage },
];
