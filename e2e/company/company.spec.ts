/** The company page and its panels, and what the plan locks. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { violationsOf } from '../accessibility.ts';
import {
  at,
  enter,
  FAILED_CALLS,
  holdCalls,
  routeOf,
  seeHeading,
  seeHome,
  seeRoute,
  seeToast,
} from '../shell/steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({
    sandbox: true,
    env: { SALES_EMAIL: 'sales@onward.test', SALES_PHONE: '(800) 555-0100' },
  });
});
afterAll(() => product.stop());

describe('The company page', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);
  testOnFreshPage.override('allowedConsoleErrors', [FAILED_CALLS]);

  beforeAll(async () => {
    // The demo's announcement is not part of these journeys.
    await product.app.ownerPool.query('delete from pop_up_notifications');
  });

  const open = async (page: Page, route: string): Promise<void> => {
    await page.goto(`${product.url}/#${route}`);
  };
  const panelsOf = (page: Page): Promise<string[]> =>
    page.getByRole('navigation', { name: 'Company sections' }).getByRole('link').allTextContents();
  const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  describe('The company page', () => {
    testOnFreshPage(
      'saves a valid profile and shows what is wrong with an invalid one [CMP-004]',
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

        await product.app.ownerPool.query(
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

    test('adds a brand, groups its locations, and does not delete a brand with locations [CMP-006, CMP-009]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url);
      await open(page, '/company?currentPanel=brands');
      await page.getByRole('button', { name: 'Add brand' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Add brand' }).click();
      await dialog.getByText('Enter a brand name').waitFor();
      await dialog.getByLabel('Name').fill('cluckwell');
      await dialog.getByRole('button', { name: 'Add brand' }).click();
      await dialog.getByText('A brand with this name already exists').waitFor();
      await dialog.getByLabel('Name').fill('Café Olé');
      await dialog.getByRole('button', { name: 'Add brand' }).click();
      await seeToast(page, 'Café Olé added');
      const added = page.getByRole('article', { name: 'Café Olé' });
      await added.getByText('Name in web address: cafe-ole').waitFor();

      const kindred = page.getByRole('article', { name: 'Kindred Home Care' });
      await kindred.getByRole('button', { name: '0 groups' }).click();
      await page.getByRole('button', { name: 'Add group' }).click();
      await page.getByLabel('Group name').fill('North');
      await page.getByRole('checkbox', { name: /^Roswell/ }).check();
      await page.getByRole('button', { name: 'Save group' }).click();
      await seeToast(page, 'Group North saved');
      await page.keyboard.press('Escape');
      await kindred.getByRole('button', { name: '1 group' }).waitFor();

      await kindred.getByRole('button', { name: 'Actions for Kindred Home Care' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('This brand has 3 locations. Move or delete them first.').waitFor();
      await page.getByRole('button', { name: 'OK' }).click();
      await added.getByRole('button', { name: 'Actions for Café Olé' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('button', { name: 'Delete brand' }).click();
      await added.waitFor({ state: 'detached' });
      expect(await violationsOf(page)).toEqual([]);
    });

    test('opens the dialog for a new job by URL, and closes it [CMP-061]', async ({ page, context }) => {
      await enter(context, product.url);
      await open(page, '/company?currentPanel=brands&create_position_modal_visible=true');
      await page.getByRole('dialog', { name: 'Post a job' }).waitFor();
      await page.keyboard.press('Escape');
      await seeRoute(page, '/company?currentPanel=brands');
    });
  });

  describe('Saved views', () => {
    test('save a search, count it live and appear on the home screen when pinned [AHD-003]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url);
      await open(page, '/company?currentPanel=departments&query=home');
      await page.getByRole('button', { name: 'Save view' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('View name').fill('Home teams');
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
      const release = await holdCalls(page, '**/v1/saved_views*');
      await open(page, '/company?currentPanel=departments');
      await page.reload();
      await page.getByRole('button', { name: 'Home care', exact: true }).waitFor();
      await views.getByRole('link', { name: 'All' }).waitFor();
      release();
      await views.getByRole('link', { name: /Home teams/ }).waitFor();

      await open(page, '/new-home');
      await seeHome(page);
      await page.getByRole('link', { name: /Home teams.*1 found/ }).click();
      await seeRoute(page, '/company?currentPanel=departments&query=home');
      await page.getByRole('button', { name: 'Home care', exact: true }).waitFor();
      await views.getByRole('button', { name: 'Actions for the view Home teams' }).click();
      await page.getByRole('menuitem', { name: 'Delete view' }).click();
      await page.getByRole('button', { name: 'Delete view' }).click();
      await seeToast(page, 'View Home teams deleted');
    });
  });

  describe('Around the company', () => {
    test('refers another company once, by email [CMP-063]', async ({ page, context }) => {
      await enter(context, product.url);
      await open(page, '/referral');
      expect(await page.getByLabel('Your referral link').inputValue()).toContain('?ref=');
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
      await page.getByText('This email has already been invited').waitFor();
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
      await page
        .getByRole('columnheader', { name: 'Open jobs' })
        .and(page.locator('[aria-sort="descending"]'))
        .waitFor();
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
      await page.getByText('You need the “Edit company” permission.').waitFor();
      expect((await panelsOf(page)).map((text) => text.replace(/\d+$/, ''))).toEqual([
        'Profile',
        'Brands',
        'Locations',
        'Departments',
        'Integrations',
      ]);
      expect(await page.getByLabel('Company name').isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Save profile' }).count()).toBe(0);
      await open(page, '/company/dashboard');
      await page.getByText('Only super admins can open this page.').waitFor();
    });
  });
});

describe('The plan', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  const LITE = 'lite.owner@pebblecafe.test';

  const seenWalls = async (title: string): Promise<number> => {
    const { rows } = await product.app.ownerPool.query(
      'select id from upgrade_requests where request_type is null and paywall_title = $1',
      [title],
    );
    return rows.length;
  };

  describe('On lite', () => {
    test('a locked page is not listed on home, names its plan on hover and opens the offer there [CMP-045, CMP-046, CMP-047]', async ({
      page,
      context,
    }) => {
      await enter(context, product.url, LITE);
      await page.goto(`${product.url}/#/new-home`);
      await seeHome(page);
      await page.getByRole('link', { name: /^Review new applicants/ }).waitFor();
      expect(await page.getByRole('link', { name: /^(Reply to messages|Confirm interviews)/ }).count()).toBe(0);
      const locked = page.getByRole('button', { name: 'Messages, part of the Hiring plan' });
      await locked.hover();
      await page.getByText('Messages is part of Hiring').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: "See what's included" }).click();
      const offer = page.getByRole('dialog', { name: 'Add Hiring to your plan' });
      await offer.waitFor();
      expect(await offer.getByLabel('Best number to reach you').inputValue()).toBe('8285550121');
      await offer.getByText('or call (800) 555-0100').waitFor();
      await until('the wall to be counted once', async () => (await seenWalls('Add Hiring to your plan')) === 1);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await offer.waitFor({ state: 'detached' });
      await seeRoute(page, '/new-home');

      await page.getByRole('button', { name: 'Schedule, part of the Hiring plan' }).click();
      await offer.getByLabel('Best number to reach you').fill('12');
      await offer.getByRole('button', { name: 'Contact sales' }).click();
      await offer.getByText('Please enter a correct phone number').waitFor();
      await offer.getByLabel('Best number to reach you').fill('828 555 0199');
      await offer.getByRole('button', { name: 'Contact sales' }).click();
      await seeToast(page, 'Thanks. Our sales team will call you.');
      const mail = await product.outside.email('sales@onward.test');
      expect(mail.subject).toContain('Pebble Café');
      expect(mail.text).toContain('+18285550199');
    });

    testOnFreshPage('a locked URL opened directly shows the paywall as a page [CMP-048]', async ({ page, context }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await enter(context, product.url, LITE);
      await page.goto(`${product.url}/#/messages`);
      await seeRoute(page, '/hiring-paywall');
      await seeHeading(page, 'Add Hiring to your plan');
      expect(await violationsOf(page)).toEqual([]);
      await page.goto(`${product.url}/#/company?currentPanel=payroll_team`);
      await seeRoute(page, '/payroll-paywall');
      await seeHeading(page, 'Add Payroll to your plan');
      await page.getByRole('button', { name: 'Contact sales' }).click();
      await seeToast(page, 'Thanks. Our sales team will call you.');
    });
  });

  describe('At the end of a plan that is paid by location', () => {
    /** The demo's plan has one location left. */
    const fillPlan = () => product.app.ownerPool.query('update companies set paid_locations_count = 2 where id = 2');

    const seeWall = async (page: Page) => {
      const wall = page.getByRole('dialog', { name: "You've reached your plan limit" });
      await wall.waitFor();
      return wall;
    };

    test('the paywall shows the cap and sales, and requests a call [CMP-014, CMP-051, CMP-052, PLT-010, PLT-050]', async ({
      page,
      context,
    }) => {
      await fillPlan();
      await enter(context, product.url, 'owner@harborpine.test');
      await page.goto(`${product.url}/#/company?currentPanel=locations`);
      await page.getByRole('button', { name: 'Add location' }).first().click();
      const wall = await seeWall(page);
      expect((await wall.boundingBox())?.width).toBe(700);
      await wall.getByText('Your plan is capped at 2 locations.').waitFor();
      await wall.getByRole('link', { name: '(800) 555-0100' }).waitFor();
      await wall.getByRole('link', { name: 'sales@onward.test' }).waitFor();
      await until('the wall to be counted', async () => (await seenWalls("You've reached your plan limit")) === 1);
      await wall.getByRole('button', { name: 'Ask sales to call me' }).click();
      await seeToast(page, 'Thanks. Our sales team will call you.');
      const { rows } = await product.app.ownerPool.query(
        "select phone_number from upgrade_requests where request_type = 'locations'",
      );
      expect(rows).toEqual([{ phone_number: '+12065550110' }]);
    });
  });
});
