/** Support staff switch things for a company, and its open screens follow. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { rememberInBrowser } from '../testing/sign-in.ts';
import { violationsOf } from './accessibility.ts';
import { enter, FAILED_CALLS, seeHeading, seeHome, seeToast } from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

describe('Support staff', () => {
  test('switch a module off, and the open tab of the company loses it [CMP-002, CMP-003, IDN-002, NTF-022]', async ({
    page,
    context,
    browser,
  }) => {
    const desk = await browser.newContext();
    try {
      await enter(context, product.url, 'owner@harborpine.test');
      await page.goto(`${product.url}/#/new-home`);
      await seeHome(page);
      const schedule = page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Schedule' });
      await schedule.waitFor();

      await enter(desk, product.url, 'support@onward.test');
      await rememberInBrowser(desk, { company_id: '1' });
      const support = await desk.newPage();
      await support.goto(`${product.url}/#/support`);
      await support.getByRole('link', { name: 'Companies' }).click();
      await support.getByLabel('Search companies').fill('harbor');
      await support.getByRole('link', { name: 'Harbor & Pine Hotels' }).click();
      await seeHeading(support, 'Harbor & Pine Hotels');
      await support.getByRole('switch', { name: 'Scheduling' }).click();
      await support.getByRole('button', { name: 'Save switches' }).click();
      await seeToast(support, 'Harbor & Pine Hotels has been changed');
      await support.getByText('hiring_stages, onboarding, scheduling → hiring_stages, onboarding').waitFor();
      expect(await violationsOf(support)).toEqual([]);

      await schedule.waitFor({ state: 'detached' });
      await page.goto(`${product.url}/#/schedule`);
      await page.getByText('This page needs “Scheduling”', { exact: false }).waitFor();
    } finally {
      await desk.close();
    }
  });

  test('have pages that do not exist for anyone else [IDN-002]', async ({ page, context }) => {
    await enter(context, product.url, 'owner@harborpine.test');
    await page.goto(`${product.url}/#/support/companies`);
    await seeHeading(page, 'Page not found');
  });
});
