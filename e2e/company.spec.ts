/** The company page: its panels, profile, brands with their groups, referrals and saved views. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { violationsOf } from './accessibility.ts';
import { at, enter, FAILED_CALLS, routeOf, seeHeading, seeHome, seeRoute, seeToast } from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);
testOnFreshPage.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // The announcement of the demo is not part of these stories.
  await product.house.ownerPool.query('delete from pop_up_notifications');
});
afterAll(() => product.stop());

const open = async (page: Page, route: string): Promise<void> => {
  await page.goto(`${product.url}/#${route}`);
};
const panelsOf = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Company panels' }).getByRole('link').allTextContents();
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('The company page', () => {
  testOnFreshPage(
    'keeps the profile when it is right and says what is wrong when it is not [CMP-004]',
    async ({ page, context }) => {
      await enter(context, product.url);
      await open(page, '/company');
      await page.getByLabel('Company name').fill('  ');
      await page.getByLabel('Website').fill('not a website');
      await save(page, 'Save profile');
      await page.getByText('Enter the company name').waitFor();
      await page.getByText('Enter a web address, like example.com').waitFor();
      await page.getByLabel('Company name').fill('Larkfield Hospitality');
      await page.getByLabel('Website').fill('larkfield.test');
      await save(page, 'Save profile');
      await seeToast(page, 'Company profile saved');
      expect(await page.getByLabel('Website').inputValue()).toBe('https://larkfield.test');
      await page.getByRole('link', { name: /^Larkfield Hospitality/ }).waitFor();
      expect(await violationsOf(page)).toEqual([]);

      await product.house.ownerPool.query(
        "update companies set name = 'Elsewhere', version = version + 1 where id = 1",
      );
      await page.getByLabel('Company name').fill('Mine');
      await save(page, 'Save profile');
      await page.getByText('Someone else saved this while you were editing').waitFor();
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await page.getByText('Someone else saved this while you were editing').waitFor({ state: 'hidden' });
      await save(page, 'Save profile');
      await page.getByRole('link', { name: /^Mine/ }).waitFor();
    },
  );

  test('adds a brand, groups its locations, and keeps a brand that has some [CMP-006, CMP-009]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url);
    await open(page, '/company?currentPanel=brands');
    await page.getByRole('button', { name: 'Add brand' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add brand' }).click();
    await dialog.getByText('Enter the name of the brand').waitFor();
    await dialog.getByLabel('Name').fill('cluckwell');
    await dialog.getByRole('button', { name: 'Add brand' }).click();
    await dialog.getByText('A brand with this name exists already').waitFor();
    await dialog.getByLabel('Name').fill('Café Olé');
    await dialog.getByRole('button', { name: 'Add brand' }).click();
    await seeToast(page, 'Café Olé added');
    const added = page.getByRole('article', { name: 'Café Olé' });
    await added.getByText('Address name: cafe-ole').waitFor();

    const kindred = page.getByRole('article', { name: 'Kindred Home Care' });
    await kindred.getByRole('button', { name: '0 groups' }).click();
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByLabel('Name of the group').fill('North');
    await page.getByRole('checkbox', { name: /^Roswell/ }).check();
    await page.getByRole('button', { name: 'Save group' }).click();
    await seeToast(page, 'Group North saved');
    await page.keyboard.press('Escape');
    await kindred.getByRole('button', { name: '1 group' }).waitFor();

    await kindred.getByRole('button', { name: 'Actions for Kindred Home Care' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('3 locations belong to this brand. Move or delete them first.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await added.getByRole('button', { name: 'Actions for Café Olé' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete brand' }).click();
    await added.waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
  });

  test('opens the dialog for a new job by address, and closes it [CMP-061]', async ({ page, context }) => {
    await enter(context, product.url);
    await open(page, '/company?currentPanel=brands&create_position_modal_visible=true');
    await page.getByRole('dialog', { name: 'Post a job' }).waitFor();
    await page.keyboard.press('Escape');
    await seeRoute(page, '/company?currentPanel=brands');
  });
});

describe('Saved views', () => {
  test('keep a search under a name, count it live and stand on the home screen when pinned [AHD-003]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url);
    await open(page, '/company?currentPanel=departments&query=home');
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the view').fill('Home teams');
    await dialog.getByRole('checkbox', { name: 'Pin to Home' }).check();
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await seeToast(page, 'View Home teams saved');
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await views.getByRole('link', { name: 'All' }).click();
    await seeRoute(page, '/company?currentPanel=departments');
    await views.getByRole('link', { name: /Home teams/ }).click();
    expect(routeOf(page)).toBe('/company?currentPanel=departments&query=home');
    await page.getByRole('button', { name: 'Home care', exact: true }).waitFor();

    await open(page, '/new-home');
    await seeHome(page);
    await page.getByRole('link', { name: /Home teams.*1 found/ }).click();
    await seeRoute(page, '/company?currentPanel=departments&query=home');
    await views.getByRole('button', { name: 'Actions for the view Home teams' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await seeToast(page, 'View Home teams deleted');
  });
});

describe('Around the company', () => {
  test('refers another company once, by e-mail [CMP-063]', async ({ page, context }) => {
    await enter(context, product.url);
    await open(page, '/referral');
    expect(await page.getByLabel('Your referral link').inputValue()).toContain('?referral=');
    await page.getByLabel('Their name').fill('Amy');
    await page.getByLabel('Their email').fill('amy');
    await page.getByLabel('Their company').fill('Amy’s Bakery');
    await save(page, 'Send invitation');
    await page.getByText('Please enter a correct email').waitFor();
    await page.getByLabel('Their email').fill('amy@bakery.test');
    await save(page, 'Send invitation');
    await seeToast(page, 'Invitation sent to Amy');
    await page.getByText('Amy’s Bakery').waitFor();
    expect((await product.outside.email('amy@bakery.test')).text).toContain('Renee Castellano');
    await page.getByLabel('Their name').fill('Amy');
    await page.getByLabel('Their email').fill('AMY@bakery.test');
    await page.getByLabel('Their company').fill('Bakery');
    await save(page, 'Send invitation');
    await page.getByText('This email has been invited already').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('shows every location and its open jobs to super admins [CMP-062]', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await enter(context, product.url);
    await open(page, '/new-home');
    await seeHome(page);
    await page.getByRole('link', { name: 'Locations', exact: true }).click();
    await seeHeading(page, 'Location health');
    const rows = page.getByRole('table', { name: 'Location health' }).locator('tbody tr');
    await rows.first().waitFor();
    await page.getByRole('button', { name: 'Open jobs' }).click();
    await page.getByRole('button', { name: 'Open jobs' }).click();
    await page.getByRole('columnheader', { name: 'Open jobs' }).and(page.locator('[aria-sort="descending"]')).waitFor();
    await page.getByLabel('Search locations').fill('smyrna');
    await page.getByText('across 1 location').waitFor();
    expect(await rows.count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('The company page of a manager', () => {
  test('lists the panels a reader may open, from a cold load too, and shows the profile for an unknown one [CMP-061, CMP-022]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url, at('manager'));
    await open(page, '/company?currentPanel=roles');
    await seeHeading(page, 'Company');
    await page.getByText('This needs the permission “Edit company”.').waitFor();
    expect((await panelsOf(page)).map((text) => text.replace(/\d+$/, ''))).toEqual([
      'Profile',
      'Brands',
      'Locations',
      'Departments',
    ]);
    expect(await page.getByLabel('Company name').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Save profile' }).count()).toBe(0);
    await open(page, '/company/dashboard');
    await page.getByText('This page is for super admins.').waitFor();
  });
});
