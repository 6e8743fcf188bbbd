/** The address search of a location, against the sandbox. */
import { type Location, listLocations } from '@onward/contract/locations/locations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { enter, seeToast } from '../shell/steps.ts';

test.override('allowedConsoleErrors', [/status of 502/]);

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

async function openEmpty(page: Page): Promise<void> {
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#/company?currentPanel=locations`);
  await page.getByRole('region', { name: 'Locations' }).waitFor();
  await page.getByRole('button', { name: 'Add location' }).click();
}

const form = (page: Page) => page.getByRole('dialog', { name: 'Add location' });
const search = (page: Page) => form(page).getByRole('combobox', { name: 'Search for the address' });
const field = (page: Page, label: string) => form(page).getByLabel(label).first();
const seeValue = (page: Page, label: string, value: string) =>
  until(`${label} ${value}`, async () => (await field(page, label).inputValue()) === value);

async function stored(name: string): Promise<Location> {
  const { body } = await admin.call<{ locations: Location[] }>(listLocations, { query: { query: name } });
  const [found] = body.locations;
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

describe('The address search', () => {
  test('fills in the form by keyboard, and what is changed by hand counts [CMP-018]', async ({ page }) => {
    await openEmpty(page);
    await field(page, 'Name').fill('Chattanooga');
    await search(page).fill('market st');
    await form(page).getByText('2 addresses found').waitFor();
    await expectAccessibleInLightAndDark(page);
    await search(page).press('ArrowDown');
    await search(page).press('ArrowUp');
    await search(page).press('Enter');
    await form(page).getByText('Filled in 310 Market St, Chattanooga, TN 37402').waitFor();
    await seeValue(page, 'Address line 1', '310 Market St');
    await seeValue(page, 'City', 'Chattanooga');
    await seeValue(page, 'ZIP code', '37402');
    await seeValue(page, 'Latitude', '35.0517');
    await seeValue(page, 'Google place ID', 'sandbox-37402-310');
    await field(page, 'Longitude').fill('-85.31');
    await form(page).getByRole('combobox', { name: 'Brand' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Cluckwell' }).click();
    await page.getByRole('button', { name: 'Save location' }).click();
    await seeToast(page, 'Chattanooga added');
    expect(await stored('Chattanooga')).toMatchObject({
      address_line_1: '310 Market St',
      state: 'TN',
      latitude: 35.0517,
      longitude: -85.31,
      google_place_id: 'sandbox-37402-310',
      full_address: '310 Market St, Chattanooga, TN 37402',
    });
  });

  test('forgets the coordinates of an address that is changed by hand [CMP-018]', async ({ page }) => {
    await openEmpty(page);
    await search(page).fill('412 church');
    await page.locator('.ant-select-item-option').filter({ hasText: '412 Church St' }).click();
    await seeValue(page, 'Latitude', '33.7769');
    await field(page, 'Address line 1').fill('414 Church St');
    await seeValue(page, 'Latitude', '');
    await seeValue(page, 'Google place ID', '');
    await seeValue(page, 'City', 'Decatur');
  });

  test('says when nothing matches and when the service is down [CMP-018, INT-016]', async ({ page }) => {
    await openEmpty(page);
    await search(page).fill('nowhere at all');
    await form(page).getByText('No matching address. Enter it below.').waitFor();
    await search(page).fill('outage');
    await form(page).getByText('Searching…').waitFor();
    await form(page).getByText("The address search isn't responding. Enter the address below.").waitFor();
    await field(page, 'Address line 1').fill('1 Elm St');
    await seeValue(page, 'Address line 1', '1 Elm St');
  });
});
