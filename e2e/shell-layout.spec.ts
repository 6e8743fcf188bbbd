/** The frame around the pages: hash and path routes, embedded, the home by flag, padding, theme, phones. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { phone } from '../testing/launch-browser.ts';
import { answer, at, enter, routeOf, seeHeading, seeHome, userMenu } from './shell-steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

describe('Addresses', () => {
  test('are hash routes by default [PLT-028]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/job-postings`);
    await seeHeading(page, 'Job postings');
    await navigation(page).getByRole('link', { name: 'Messages' }).click();
    await seeHeading(page, 'Messages');
    expect(page.url()).toBe(`${product.url}/#/messages`);
  });

  test('are path routes under /hr, also after a reload [PLT-028]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/hr/job-postings`);
    await seeHeading(page, 'Job postings');
    await navigation(page).getByRole('link', { name: 'Messages' }).click();
    await seeHeading(page, 'Messages');
    expect(page.url()).toBe(`${product.url}/hr/messages`);
    await page.reload();
    await seeHeading(page, 'Messages');
  });

  test('are hash routes again when embedded under /hr, without the frame [PLT-028]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/hr/?embedded=true#/job-postings`);
    await seeHeading(page, 'Job postings');
    expect(routeOf(page)).toBe('/job-postings');
    expect(await navigation(page).count()).toBe(0);
  });

  test('name the employee records under a path of their own [PLT-036]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/employee-records/#/list`);
    await seeHeading(page, 'Employee records');
  });
});

describe('The main layout', () => {
  test('has navigation, company, own menu and a padded page [PLT-029]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/job-postings`);
    await seeHeading(page, 'Job postings');
    await navigation(page).waitFor();
    await page.getByText('Larkfield Group', { exact: true }).waitFor();
    await userMenu(page).waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const sheet = await page.getByRole('main').boundingBox();
    expect((heading?.x ?? 0) - (sheet?.x ?? 0)).toBeGreaterThanOrEqual(28);
    expect(await page.title()).toBe('Job postings · Onward');
  });

  test.for([
    ['on', true, '/new-home'],
    ['off', false, '/dashboard'],
  ] as const)(
    'starts at the home of the flag homepage_redesign, %s [PLT-030]',
    async ([, value, home], { page, context }) => {
      await enter(context, product.url);
      await answer(page, 'GET', '/v1/growthbook_features', {
        status: 200,
        json: { features: { homepage_redesign: { value } } },
      });
      await page.goto(`${product.url}/#/`);
      await seeHome(page);
      expect(routeOf(page)).toBe(home);
    },
  );

  test('hides pages a role may not open, and says why on their address [PLT-029, PLT-008]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url, at('manager'));
    await page.goto(`${product.url}/#/company/dashboard`);
    await seeHeading(page, 'You do not have access to Company dashboard');
    await page.getByText('This page is for super admins.').waitFor();
    expect(await navigation(page).getByRole('link', { name: 'Integrations' }).count()).toBe(0);
  });
});

describe('The theme', () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

  test('follows the system, changes in the menu and outlives a reload', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    expect(await theme(page)).toBeUndefined();
    const light = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await userMenu(page).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    expect(await theme(page)).toBe('dark');
    await page.reload();
    await seeHome(page);
    expect(await theme(page)).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
    await userMenu(page).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await theme(page)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
  });
});

describe('On a phone', () => {
  test('the navigation is a sheet that opens, leads on and closes [PLT-057]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.setViewportSize(phone);
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    const sheet = page.getByRole('dialog', { name: 'Main navigation' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await sheet.getByText('Larkfield Group', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await sheet.getByRole('link', { name: 'Messages' }).click();
    await sheet.waitFor({ state: 'hidden' });
    expect(routeOf(page)).toBe('/messages');
  });
});
