/** Companies created and changed by support staff. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { violationsOf } from '../accessibility.ts';
import { enter, FAILED_CALLS, seeHeading, seeHome, seeToast } from '../shell/steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

describe('The support desk', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  describe('Support staff', () => {
    test('disable a module, and the company’s open tab loses it [CMP-002, CMP-003, IDN-002, NTF-022]', async ({
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
        await support.getByRole('button', { name: 'Save settings' }).click();
        await seeToast(support, 'Harbor & Pine Hotels saved');
        await support.getByText('hiring_stages, onboarding, scheduling → hiring_stages, onboarding').waitFor();
        expect(await violationsOf(support)).toEqual([]);

        await schedule.waitFor({ state: 'detached' });
        await page.goto(`${product.url}/#/schedule`);
        await page.getByText('This page needs “Scheduling”', { exact: false }).waitFor();
      } finally {
        await desk.close();
      }
    });

    test('create a company, which its first super admin is invited to [CMP-068]', async ({ page, context }) => {
      await enter(context, product.url, 'support@onward.test');
      await page.goto(`${product.url}/#/support/companies`);
      await page.getByRole('button', { name: 'Create company' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create company' });
      await dialog.getByLabel('Company name').fill('Fern & Oak');
      await dialog.getByLabel('Name people know').fill('Athens');
      await dialog.getByLabel('Street').fill('1 College Ave');
      await dialog.getByLabel('City').fill('Athens');
      await dialog.getByLabel('State').click();
      await page.keyboard.type('Georgia');
      await page.keyboard.press('Enter');
      await dialog.getByLabel('ZIP').fill('30601');
      await dialog.getByLabel('Full name').fill('Ana Oak');
      await dialog.getByLabel('Work email').fill('ana@fernoak.test');
      await dialog.getByRole('button', { name: 'Create and invite' }).click();
      await seeToast(page, 'Fern & Oak created. ana@fernoak.test has an invitation.');
      await seeHeading(page, 'Fern & Oak');
      await page.getByRole('switch', { name: 'Second step required' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });

    test('have pages that do not exist for anyone else [IDN-002]', async ({ page, context }) => {
      await enter(context, product.url, 'owner@harborpine.test');
      await page.goto(`${product.url}/#/support/companies`);
      await seeHeading(page, 'Page not found');
    });
  });
});
