/** The look of a list: its columns and how close its rows stand, in the address and in saved views. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { phone } from '../testing/launch-browser.ts';
import { until } from '../testing/until.ts';
import { violationsOf } from './accessibility.ts';
import { enter, routeOf, seeRoute, seeToast } from './shell-steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

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

describe('The look of a list', () => {
  test('shows fewer columns and closer rows, by keyboard, and keeps them in the address [AHD-003, PLT-057]', async ({
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

  test('is kept in a view, found again, and brought up to date [AHD-003]', async ({ page }) => {
    await open(page, '/company?currentPanel=staff');
    await columnsButton(page).click();
    await column(page, 'Can see').uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name of the view').fill('Names only');
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

  test('reads columns it does not know as not there, and leaves phones their cards [AHD-003]', async ({ page }) => {
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
