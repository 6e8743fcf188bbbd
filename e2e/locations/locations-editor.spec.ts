/** Locations: found, added, changed and deleted, up to the cap of the plan; and custom fields. */
import { createLocation, type Location, listLocations, updateLocation } from '@onward/contract/locations/locations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { enter, routeOf, seeToast } from '../shell/steps.ts';

const REFUSALS = [/status of (409|422)/];
test.override('allowedConsoleErrors', REFUSALS);
testOnFreshPage.override('allowedConsoleErrors', REFUSALS);

const HARBOR_OWNER = 'owner@harborpine.test';
const PANEL = '/company?currentPanel=locations';

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

async function open(page: Page, path = PANEL, email?: string): Promise<void> {
  await enter(page.context(), product.url, email);
  await page.goto(`${product.url}/#${path}`);
  await page.getByRole('region', { name: 'Locations' }).waitFor();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const nameButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawer = (page: Page, name: string) => page.getByRole('dialog', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save location' });
const shownNames = (page: Page) => page.getByRole('row').locator('td:first-child button').allTextContents();
const seeNames = (page: Page, names: string[]) =>
  until(`the rows ${names.join(', ')}`, async () => (await shownNames(page)).join() === names.join());

async function pick(page: Page, label: string, option: string): Promise<void> {
  const list = page.getByRole('combobox', { name: label }).first();
  await list.click();
  // Long lists are searched by typing; short ones only show their options.
  if (await list.isEditable()) await list.fill(option);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const stored = async (name: string): Promise<Location> => {
  const { body } = await admin.call<{ locations: Location[] }>(listLocations, { query: { query: name } });
  const found = body.locations.find((location) => location.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

const add = async (name: string): Promise<Location> => {
  const { brand_id } = await stored('Decatur');
  const location = { name, brand_id, address_line_1: '1 Elm St', city: 'Atlanta', state: 'GA', postal_code: '30303' };
  return (await admin.call<{ location: Location }>(createLocation, { body: { location } })).body.location;
};

describe('The list of locations', () => {
  test('is searched and filtered in the URL, kept after reload and back [CMP-010, CMP-061, PLT-057]', async ({
    page,
  }) => {
    await open(page);
    await row(page, 'Decatur').getByText('412 Church St, Decatur, GA 30030').waitFor();
    await row(page, 'Emory Village').getByText('Missing').waitFor();
    await page.getByRole('button', { name: 'Brand', exact: true }).click();
    await page.getByRole('list', { name: 'Brand' }).getByRole('button', { name: 'Tidewater' }).click();
    await seeNames(page, ['Emory Village', 'Midtown', 'Ponce City']);
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('mid');
    await seeNames(page, ['Midtown']);
    expect(routeOf(page)).toMatch(/^\/company\?currentPanel=locations&brand_id=\d+&query=mid$/);
    await page.reload();
    await seeNames(page, ['Midtown']);
    await page.getByRole('button', { name: 'Remove filter: Brand' }).click();
    await page.getByRole('button', { name: 'State', exact: true }).click();
    await page.getByRole('list', { name: 'State' }).getByRole('button', { name: 'Georgia' }).click();
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('nowhere');
    await page.getByText('No locations match').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await row(page, 'Buckhead').waitFor();
    expect(routeOf(page)).toBe(PANEL);
    await page.goBack();
    await page.getByText('No locations match').waitFor();
  });
});

describe('A location', () => {
  test('is added once everything is valid, and then is listed everywhere [CMP-011, CMP-013, CMP-018]', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Add location' }).click();
    const form = drawer(page, 'Add location');
    await save(page).click();
    await form.getByText('6 fields to fix').waitFor();
    expect(
      await form
        .getByRole('textbox', { name: 'Name', exact: true })
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Grant Park');
    await pick(page, 'Brand', 'Cluckwell');
    await form.getByLabel('Store number').fill('cw-014');
    await form.getByLabel('Address line 1').first().fill('600 Cherokee Ave');
    await form.getByLabel('City').first().fill('Atlanta');
    await pick(page, 'State', 'Georgia');
    await form.getByLabel('ZIP code').first().fill('303');
    await save(page).click();
    await form.getByText('Enter a valid ZIP or postal code').waitFor();
    await form.getByText('1 field to fix').waitFor();
    await form.getByLabel('ZIP code').first().fill('30312');
    await save(page).click();
    await form.getByText('Another location already has this store number').waitFor();
    await form.getByLabel('Store number').fill('CW-050');
    await save(page).click();
    await seeToast(page, 'Grant Park added');
    await row(page, 'Grant Park').getByText('600 Cherokee Ave, Atlanta, GA 30312').waitFor();
    // The lists shared by all pages are updated too.
    await page
      .getByRole('link', { name: /^Locations 12/ })
      .or(page.getByRole('tab', { name: /Locations.*12/ }))
      .waitFor();
    expect(await stored('Grant Park')).toMatchObject({ identify_code: 'CW-050', state: 'GA', country: 'US' });
  });

  test('copies tax information, warns of a doubtful EIN and counts characters [CMP-015]', async ({ page }) => {
    await open(page);
    await nameButton(page, 'Emory Village').click();
    const form = drawer(page, 'Emory Village');
    await form.getByRole('button', { name: 'Copy from Midtown' }).click();
    const ein = form.getByLabel('Employer EIN');
    expect(await ein.inputValue()).toBe('58-2214907');
    await form.getByText('31 / 35').waitFor();
    await ein.fill('000000001');
    await form.getByText('EINs never start with these two digits.').waitFor();
    await ein.fill('582214907');
    await form.getByLabel('Legal name').focus();
    expect(await ein.inputValue()).toBe('58-2214907');
    await form.getByLabel('Address line 2', { exact: true }).last().fill('Building B, Rear');
    await form.getByText('16 / 15').waitFor();
    await save(page).click();
    await form.getByText('Use 15 characters or fewer').waitFor();
    await form.getByText('1 field to fix').waitFor();
    await form.getByLabel('Address line 2', { exact: true }).last().fill('Building B');
    await save(page).click();
    await row(page, 'Emory Village').getByText('Complete').waitFor();
    expect((await stored('Emory Village')).employer_tax_info).toMatchObject({
      employer_id_number: '582214907',
      address_line_2: 'Building B',
    });
  });

  test('can be remote without an address, and unsaved input is not lost by accident [CMP-011, PLT-057]', async ({
    page,
  }) => {
    await add('Goes remote');
    await open(page, `${PANEL}&query=goes`);
    await nameButton(page, 'Goes remote').click();
    const form = drawer(page, 'Goes remote');
    await form.getByLabel('Address line 1').first().fill('');
    await page.keyboard.press('Escape');
    await drawer(page, 'Leave without saving?').getByRole('button', { name: 'Keep editing' }).click();
    for (const label of ['City', 'ZIP code']) await form.getByLabel(label).first().fill('');
    await form.getByRole('switch', { name: 'Remote (no street address)' }).click();
    await save(page).click();
    await until('the location to be remote', async () => (await stored('Goes remote')).is_remote);
    await form.waitFor({ state: 'hidden' });
    expect((await stored('Goes remote')).address_line_1).toBeNull();
  });

  test('changed by someone else shows both values, and the editor decides [PLT-006, AHD-021]', async ({ page }) => {
    const { id } = await add('Two editors');
    await open(page, `${PANEL}&query=two`);
    await nameButton(page, 'Two editors').click();
    const form = drawer(page, 'Two editors');
    await form.getByLabel('City').first().fill('Decatur');
    await admin.call(updateLocation, { params: { id }, body: { location: { city: 'Savannah' } } });
    await save(page).click();
    const banner = form.getByRole('alert');
    await banner.getByText('Savannah').waitFor();
    await banner.getByText('Decatur').waitFor();
    expect((await stored('Two editors')).city).toBe('Savannah');
    await banner.getByRole('button', { name: 'Keep mine' }).click();
    await row(page, 'Two editors').getByText('Decatur').waitFor();
    expect((await stored('Two editors')).city).toBe('Decatur');
  });

  test('with open jobs cannot be deleted, with the reason; without any it can, and the focus moves on [CMP-013]', async ({
    page,
  }) => {
    await add('Short lived');
    await open(page);
    await choose(page, 'Decatur', 'Delete');
    const refusal = drawer(page, "You can't delete Decatur yet");
    await refusal.getByText('This location has 1 open or draft job. Close or move it first.').waitFor();
    await refusal.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('short');
    await choose(page, 'Short lived', 'Delete');
    await drawer(page, 'Delete Short lived?').getByRole('button', { name: 'Delete location' }).click();
    await seeToast(page, 'Short lived deleted');
    await page.getByText('No locations match').waitFor();
    await until('the focus in the search field', () =>
      page
        .getByRole('searchbox', { name: 'Search locations' })
        .evaluate((element) => element === document.activeElement),
    );
  });
});

test('A custom field is added, then required in the editor, and deleted with its values [CMP-017]', async ({
  page,
}) => {
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#/company?currentPanel=custom_fields`);
  await page.getByRole('button', { name: 'Add location field' }).click();
  const dialog = drawer(page, 'Add location field');
  await dialog.getByLabel('Field name').fill('sales region');
  await pick(page, 'Type', 'Choice from a list');
  await dialog.getByRole('button', { name: 'Save field' }).click();
  await dialog.getByText('Choose at least one').waitFor();
  await dialog.getByLabel('Options').fill('Hot\nCold\nhot');
  await dialog.getByRole('switch', { name: 'Required' }).click();
  await dialog.getByRole('button', { name: 'Save field' }).click();
  await dialog.getByText('A field with this name already exists').waitFor();
  await dialog.getByLabel('Field name').fill('Kitchen line');
  await dialog.getByRole('button', { name: 'Save field' }).click();
  const fields = page.getByRole('list', { name: 'Locations' });
  await fields.getByText('Choice from a list · Hot, Cold').waitFor();

  await page.goto(`${product.url}/#${PANEL}`);
  await nameButton(page, 'Buckhead').click();
  await save(page).click();
  await drawer(page, 'Buckhead').getByText('1 field to fix').waitFor();
  await pick(page, 'Kitchen line', 'Cold');
  await save(page).click();
  await seeToast(page, 'Buckhead saved');
  expect((await stored('Buckhead')).custom_field_values).toEqual({ kitchen_line: 'Cold' });

  await page.goto(`${product.url}/#/company?currentPanel=custom_fields`);
  await choose(page, 'Kitchen line', 'Delete');
  await drawer(page, 'Delete Kitchen line?').getByRole('button', { name: 'Delete field' }).click();
  await fields.getByText('Kitchen line').waitFor({ state: 'detached' });
  expect((await stored('Buckhead')).custom_field_values).toEqual({});
  await until('the focus on the button beside its list', () =>
    page.getByRole('button', { name: 'Add location field' }).evaluate((element) => element === document.activeElement),
  );
});

describe('In light and dark', () => {
  test('list, filter, editor and custom fields can be used by everyone [CMP-011, CMP-017]', async ({ page }) => {
    await open(page);
    await row(page, 'Buckhead').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Brand', exact: true }).click();
    await page.getByRole('list', { name: 'Brand' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add location' }).click();
    await save(page).click();
    await page.getByText('6 fields to fix').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.goto(`${product.url}/#/company?currentPanel=custom_fields`);
    await page.getByText('Cost center').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.setViewportSize(phone);
    await page.goto(`${product.url}/#${PANEL}`);
    await page.getByRole('listitem').filter({ hasText: 'Buckhead' }).getByText('1 open job').waitFor();
    await expectAccessibleInLightAndDark(page);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('Those who may not edit locations', () => {
  test('see a read-only list [CMP-013, CMP-022]', async ({ page }) => {
    await open(page, PANEL, 'manager@larkfield.test');
    await page.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('button', { name: 'Add location' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
  });
});

testOnFreshPage(
  'The plan’s cap: the last location is counted, then the button opens the paywall, as does a late error [CMP-014, CMP-051, PLT-010]',
  async ({ page }) => {
    const owner = await new ApiCaller(product.url).signIn(HARBOR_OWNER);
    const { body } = await owner.call<{ locations: Location[] }>(listLocations);
    const location = { brand_id: body.locations[0]?.brand_id, name: 'Anchor', is_remote: true };
    await page.addInitScript(() => {
      const counter = globalThis as unknown as { walls: number; document: EventTarget };
      counter.walls = 0;
      document.addEventListener('onward:location-cap', () => {
        counter.walls += 1;
      });
    });
    const walls = () => page.evaluate(() => (globalThis as unknown as { walls: number }).walls);
    await open(page, PANEL, HARBOR_OWNER);
    await page.getByText('2 of 3 paid locations in use').waitFor();
    await page.getByRole('button', { name: 'Add location' }).click();
    const form = drawer(page, 'Add location');
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Too late');
    await pick(page, 'Brand', 'Harbor & Pine');
    await form.getByRole('switch', { name: 'Remote (no street address)' }).click();
    expect(await walls()).toBe(0);
    // Someone else takes the last location of the plan in the meantime.
    expect((await owner.call(createLocation, { body: { location } })).status).toBe(201);
    await save(page).click();
    await until('the wall', async () => (await walls()) === 1);
    await page.goto(`${product.url}/#/company?currentPanel=departments`);
    await page.reload();
    await open(page, PANEL, HARBOR_OWNER);
    await page.getByText('3 of 3 paid locations in use').waitFor();
    await page.getByRole('button', { name: 'Add location' }).click();
    await until('the wall at once', async () => (await walls()) === 1);
    expect(await drawer(page, 'Add location').count()).toBe(0);
  },
);
