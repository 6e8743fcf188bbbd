/** What the plan locks: the lite tier, the walls, and asking for more. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { until } from '../testing/until.ts';
import { violationsOf } from './accessibility.ts';
import { enter, FAILED_CALLS, seeHeading, seeHome, seeRoute, seeToast } from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

const LITE = 'lite.owner@pebblecafe.test';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({
    sandbox: true,
    env: { SALES_EMAIL: 'sales@onward.test', SALES_PHONE: '(800) 555-0100' },
  });
});
afterAll(() => product.stop());

const seenWalls = async (title: string): Promise<number> => {
  const { rows } = await product.house.ownerPool.query(
    'select id from upgrade_requests where request_type is null and paywall_title = $1',
    [title],
  );
  return rows.length;
};

describe('On lite', () => {
  test('a locked page says on hover what it is part of and opens the offer, without leaving the page [CMP-045, CMP-046, CMP-047]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url, LITE);
    await page.goto(`${product.url}/#/new-home`);
    await seeHome(page);
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
    await seeToast(page, 'Thank you. Our sales team will call you.');
    const mail = await product.outside.email('sales@onward.test');
    expect(mail.subject).toContain('Pebble Café');
    expect(mail.text).toContain('+18285550199');
  });

  test('a locked address opened directly shows the wall as a page [CMP-048]', async ({ page, context }) => {
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
    await seeToast(page, 'Thank you. Our sales team will call you.');
  });
});

describe('At the end of a plan that is paid by location', () => {
  /** The plan of the demo has one place left. */
  const fillPlan = () => product.house.ownerPool.query('update companies set paid_locations_count = 2 where id = 2');

  const seeWall = async (page: Page) => {
    const wall = page.getByRole('dialog', { name: "You've reached your plan limit" });
    await wall.waitFor();
    return wall;
  };

  test('the wall names the cap and sales, and asks for a call [CMP-014, CMP-051, CMP-052, PLT-010, PLT-050]', async ({
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
    await seeToast(page, 'Thank you. Our sales team will call you.');
    const { rows } = await product.house.ownerPool.query(
      "select phone_number from upgrade_requests where request_type = 'locations'",
    );
    expect(rows).toEqual([{ phone_number: '+12065550110' }]);
  });
});
