/** Importing locations and applicants from a file, fixing errors, and undoing the whole import. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { expectAccessibleInLightAndDark, inspect } from '../accessibility.ts';
import { at, enter, FAILED_CALLS, seeHeading, seeRoute } from '../shell/steps.ts';

// The browser logs the errors that these journeys provoke.
test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

const HEADINGS = 'Name;Store number;Brand;Address;City;State;Zip';
const ROWS = [
  'Decatur Square;CW-014;Cluckwell;412 Church St;Decatur;GA;30030',
  'Athens;TW-011;Tidewater;215 College Ave;Athens;Georga;30601',
  ';CW-038;Cluckwell;88 Roswell St;Marietta;GA;30060',
];

const choose = (page: Page, lines: readonly string[]) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'locations-november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`),
  });

describe('An import of locations', () => {
  test('is mapped, fixed in place, stored when confirmed, and undone as a whole [AHD-019, CMP-013]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/company/import`);
    await seeHeading(page, 'Import locations');

    await choose(page, ['Name']);
    await page.getByText('This file has no rows below the header row').waitFor();

    await choose(page, [HEADINGS, ...ROWS]);
    await page.getByRole('heading', { name: /2 cells to fix/ }).waitFor();
    await page.getByRole('button', { name: /^Import \d, skip \d$/ }).waitFor();
    await page.getByText("“Georga” isn't a state").waitFor();

    // The draft is identified by the URL alone.
    await page.reload();
    await page.getByRole('button', { name: 'Use Georgia' }).click();
    await page.getByRole('heading', { name: /1 cell to fix/ }).waitFor();
    await page.getByRole('button', { name: /^Name, row 4: empty/ }).click();
    await page.getByRole('textbox', { name: 'Name, row 4' }).fill('Marietta North');
    await page.keyboard.press('Enter');
    await page.getByText('You can undo the import for 24 hours').waitFor();
    await page.getByRole('button', { name: 'Import 3 locations' }).click();
    await seeHeading(page, 'Your locations are imported');
    await page.getByText('2 new, 1 updated').waitFor();

    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await seeHeading(page, 'Import undone');
  });

  test('asks for columns it cannot find, one after the other [AHD-019]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/company/import`);
    await choose(page, ['Where;What', 'Valdosta;Cluckwell']);
    await page.getByText('Choose the column for this field').first().waitFor();
    const next = page.getByRole('button', { name: 'Check rows' });
    expect(await next.isDisabled()).toBe(true);
    for (const [field, column] of [
      ['Name', 'Where'],
      ['Brand', 'What'],
    ] as const) {
      await page.getByRole('combobox', { name: field, exact: true }).click();
      const dropdown = page.locator('.ant-select-dropdown').filter({ visible: true });
      await dropdown.getByText(column, { exact: true }).click();
      await dropdown.waitFor({ state: 'hidden' });
    }
    await next.click();
    await page.getByRole('heading', { name: /cells to fix/ }).waitFor();
  });

  test('is closed to people who can’t edit locations, with the reason [CMP-013, AHD-005]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url, at('manager'));
    await page.goto(`${product.url}/#/company/import`);
    await page.getByText(/Edit locations/).waitFor();
    await seeRoute(page, '/company/import');
  });

  test('is accessible in light and dark, and fits a phone [PLT-057]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/company/import`);
    await seeHeading(page, 'Import locations');
    await expectAccessibleInLightAndDark(page);
    await choose(page, [HEADINGS, ...ROWS]);
    await page.getByRole('heading', { name: /2 cells to fix/ }).waitFor();
    await inspect(page);
  });
});

describe('An import of applicants', () => {
  test('reports an unknown job, applies the suggestion, and shows the applicants afterwards [AHD-019]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/applicants`);
    await page.getByRole('link', { name: 'Import' }).click();
    await seeHeading(page, 'Import applicants');
    await choose(page, [
      'First name;Last name;Mobile;Job;Source',
      'Ottilie;Brandt;(404) 555-7701;Night Caregivr;Job fair',
      'Oskar;Brandt;(404) 555-7702;Night Caregiver;Job fair',
    ]);
    await page.getByRole('button', { name: 'Use Night Caregiver' }).click();
    await page.getByRole('button', { name: 'Import 2 applicants' }).click();
    await seeHeading(page, 'Your applicants are imported');
    await page.getByRole('link', { name: 'View applicants' }).click();
    await page.getByText('Ottilie Brandt').first().waitFor();
    await page.getByText('Oskar Brandt').first().waitFor();
  });
});
