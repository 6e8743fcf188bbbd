/** The company's lists: their layout in the URL and in saved views, and undoing deletions. */

import { type Brand, createBrand, listPermittedBrands } from '@onward/contract/company/brands';
import { createCustomField } from '@onward/contract/locations/custom-fields';
import { createLocationGroup } from '@onward/contract/locations/location-groups';
import { createLocation } from '@onward/contract/locations/locations';
import { createRole } from '@onward/contract/staff/roles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { violationsOf } from '../accessibility.ts';
import { at, enter, FAILED_CALLS, routeOf, seeRoute, seeToast, toasts } from '../shell/steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
  // An announcement in the corner would cover the menus of the last rows.
  await product.app.ownerPool.query('delete from pop_up_notifications');
});
afterAll(() => product.stop());

describe('The layout of a list', () => {
  const LOCATIONS = '/company?currentPanel=locations';

  async function open(page: Page, route: string): Promise<void> {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#${route}`);
    await page.getByRole('table').waitFor();
  }

  const heads = (page: Page): Promise<string[]> => page.getByRole('columnheader').allTextContents();
  const seeHeads = (page: Page, wanted: string[]) =>
    until(`the columns ${wanted.join(', ')}`, async () => (await heads(page)).join() === wanted.join());
  const rowHeight = async (page: Page): Promise<number> =>
    (await page.locator('tbody tr').first().boundingBox())?.height ?? 0;
  const columnsButton = (page: Page) => page.getByRole('button', { name: 'Columns', exact: true });
  const column = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

  describe('The layout of a list', () => {
    test('shows fewer columns and denser rows, by keyboard, and keeps them in the URL [AHD-003, PLT-057]', async ({
      page,
    }) => {
      await open(page, `${LOCATIONS}&order=name+desc`);
      await seeHeads(page, ['Location', 'Brand', 'Address', 'Open jobs', 'Employees', 'Tax info', 'Actions']);
      const comfortable = await rowHeight(page);
      await columnsButton(page).focus();
      await page.keyboard.press('Enter');
      await until('the first choice to have the focus', () =>
        column(page, 'Brand').evaluate((box) => box === document.activeElement),
      );
      expect(await column(page, 'Location').count()).toBe(0);
      await page.keyboard.press('Space');
      await column(page, 'Employees').uncheck();
      await page.getByRole('radio', { name: 'Compact' }).check();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await until('the button to have the focus', () =>
        columnsButton(page).evaluate((button) => button === document.activeElement),
      );
      const shown = `${LOCATIONS}&order=name+desc&columns=name+address+open_jobs+tax_info&density=compact`;
      expect(routeOf(page)).toBe(shown);
      await page.reload();
      await seeHeads(page, ['Location', 'Address', 'Open jobs', 'Tax info', 'Actions']);
      expect(await rowHeight(page)).toBeLessThan(comfortable);

      await columnsButton(page).click();
      await page.getByRole('button', { name: 'Show all columns' }).click();
      await seeRoute(page, `${LOCATIONS}&order=name+desc&density=compact`);
    });

    test('is saved in a view, restored, and updated [AHD-003]', async ({ page }) => {
      await open(page, '/company?currentPanel=staff');
      await columnsButton(page).click();
      await column(page, 'Can see').uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByLabel('View name').fill('Names only');
      await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
      await seeToast(page, 'View Names only saved');
      const views = page.getByRole('navigation', { name: 'Saved views' });
      await views.getByRole('link', { name: 'All' }).click();
      await seeHeads(page, ['Person', 'Role', 'Can see', 'Status', 'Actions']);
      await views.getByRole('link', { name: /Names only/ }).click();
      await seeHeads(page, ['Person', 'Role', 'Status', 'Actions']);

      await columnsButton(page).click();
      await column(page, 'Role').uncheck();
      await page.getByRole('radio', { name: 'Compact' }).check();
      await page.keyboard.press('Escape');
      await views.getByRole('button', { name: 'Update Names only' }).click();
      await views.locator('a[aria-current]', { hasText: 'Names only' }).waitFor();
      await views.getByRole('link', { name: 'All' }).click();
      await views.getByRole('link', { name: /Names only/ }).click();
      await seeRoute(page, '/company?currentPanel=staff&columns=person+status&density=compact');
      await seeHeads(page, ['Person', 'Status', 'Actions']);
    });

    test('ignores unknown columns, and keeps cards on phones [AHD-003]', async ({ page }) => {
      await open(page, '/company?currentPanel=departments&columns=salary+updated&density=cosy');
      await seeHeads(page, ['Department', 'Updated', 'Actions']);
      await page.setViewportSize(phone);
      await page
        .getByText('No open jobs')
        .first()
        .or(page.getByText(/\d open jobs?/).first())
        .waitFor();
      expect(await columnsButton(page).count()).toBe(0);
    });
  });
});

describe('What was deleted comes back with Undo', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  let admin: ApiCaller;
  beforeAll(async () => {
    admin = await new ApiCaller(product.url).signIn(at('super.admin'));
    await product.app.ownerPool.query('update companies set paid_locations_count = 1000 where id = 1');
  });

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
    await undo(page, 'Pop-up deleted');
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

  test('not after the undo time is over, with a message [AHD-001]', async ({ page }) => {
    await addBrand('Pier Ten');
    await open(page, 'brands');
    await chooseDelete(page, 'Pier Ten', 'Delete brand');
    const card = page.getByRole('article', { name: 'Pier Ten' });
    await card.waitFor({ state: 'detached' });
    await product.app.ownerPool.query("update deletions set deleted_at = now() - interval '2 minutes'");
    await undo(page, 'Pier Ten deleted');
    await seeToast(page, "It's too late to undo this");
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
    await undo(page, 'Cost centre deleted');
    await name.waitFor();
  });

  test('a role [CMP-026]', async ({ page }) => {
    const company_role = { name: 'Scheduler', permissions: ['edit_note'] };
    const { body } = await admin.call<{ company_role: { id: number } }>(createRole, { body: { company_role } });
    await open(page, `roles&role=${body.company_role.id}`);
    const entry = page.getByRole('navigation', { name: 'Role list' }).getByRole('button', { name: /Scheduler/ });
    await entry.waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click();
    await entry.waitFor({ state: 'detached' });
    await undo(page, 'Scheduler deleted');
    await entry.waitFor();
  });
});
