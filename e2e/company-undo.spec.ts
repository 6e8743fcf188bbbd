/** What was deleted comes back with Undo: places, brands, groups, fields and roles alike. */
import { type Brand, createBrand, listPermittedBrands } from '@onward/contract/brands';
import { createCustomField } from '@onward/contract/custom-fields';
import { createLocationGroup } from '@onward/contract/location-groups';
import { createLocation } from '@onward/contract/locations';
import { createRole } from '@onward/contract/roles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { ApiCaller } from '../testing/api-caller.ts';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { at, enter, FAILED_CALLS, seeToast, toasts } from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn(at('super.admin'));
  await product.house.ownerPool.query('update companies set paid_locations_count = 1000 where id = 1');
});
afterAll(() => product.stop());

async function open(page: Page, panel: string): Promise<void> {
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#/company?currentPanel=${panel}`);
}

async function chooseDelete(page: Page, name: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
}

const undo = (page: Page, said: string) =>
  toasts(page).filter({ hasText: said }).getByRole('button', { name: 'Undo' }).click();

test('a location [CMP-013]', async ({ page }) => {
  await admin.call(createLocation, { body: { location: { brand_id: 1, name: 'Pop-up', is_remote: true } } });
  await open(page, 'locations&query=pop-up');
  const name = page.getByRole('button', { name: 'Pop-up', exact: true });
  await chooseDelete(page, 'Pop-up', 'Delete location');
  await name.waitFor({ state: 'detached' });
  await undo(page, 'Pop-up was deleted');
  await name.waitFor();
});

const addBrand = (name: string) => admin.call(createBrand, { body: { brand: { name } } });

test('a brand [CMP-009]', async ({ page }) => {
  await addBrand('Pier Nine');
  await open(page, 'brands');
  const card = page.getByRole('article', { name: 'Pier Nine' });
  await chooseDelete(page, 'Pier Nine', 'Delete brand');
  await card.waitFor({ state: 'detached' });
  await undo(page, 'Pier Nine deleted');
  await card.waitFor();
});

test('not after the time for it is over, and that is said [AHD-001]', async ({ page }) => {
  await addBrand('Pier Ten');
  await open(page, 'brands');
  await chooseDelete(page, 'Pier Ten', 'Delete brand');
  const card = page.getByRole('article', { name: 'Pier Ten' });
  await card.waitFor({ state: 'detached' });
  await product.house.ownerPool.query("update deletions set deleted_at = now() - interval '2 minutes'");
  await undo(page, 'Pier Ten deleted');
  await seeToast(page, 'The time to undo this is over');
  expect(await card.count()).toBe(0);
});

test('a group of locations [CMP-009]', async ({ page }) => {
  const { body } = await admin.call<{ brands: Brand[] }>(listPermittedBrands);
  const brand = body.brands.find(({ name }) => name === 'Cluckwell');
  const location_group = { brand_id: brand?.id, name: 'Airport', location_ids: [] };
  await admin.call(createLocationGroup, { body: { location_group } });
  await open(page, 'brands');
  await page
    .getByRole('article', { name: 'Cluckwell' })
    .getByRole('button', { name: /groups?$/ })
    .click();
  const row = page.getByRole('listitem').filter({ hasText: 'Airport' });
  await page.getByRole('button', { name: 'Actions for the group Airport' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete group' }).click();
  await row.waitFor({ state: 'detached' });
  await undo(page, 'Airport');
  await row.waitFor();
});

test('a custom field [CMP-017]', async ({ page }) => {
  const custom_field = { target: 'department', label: 'Cost centre', field_type: 'text' };
  await admin.call(createCustomField, { body: { custom_field } });
  await open(page, 'custom_fields');
  const name = page.getByRole('button', { name: 'Cost centre', exact: true });
  await chooseDelete(page, 'Cost centre', 'Delete field');
  await name.waitFor({ state: 'detached' });
  await undo(page, 'Cost centre was deleted');
  await name.waitFor();
});

test('a role [CMP-026]', async ({ page }) => {
  const company_role = { name: 'Scheduler', permissions: ['edit_note'] };
  const { body } = await admin.call<{ company_role: { id: number } }>(createRole, { body: { company_role } });
  await open(page, `roles&role=${body.company_role.id}`);
  const entry = page.getByRole('navigation', { name: 'Roles' }).getByRole('button', { name: /Scheduler/ });
  await entry.waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click();
  await entry.waitFor({ state: 'detached' });
  await undo(page, 'Scheduler was deleted');
  await entry.waitFor();
});
