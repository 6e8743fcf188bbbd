/** Two people on one applicant: each sees that the other is there, and what they do. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { Employer } from '../../testing/people/employer.ts';
import { insertApplicant } from '../../testing/people/insert-applicant.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { apiOf, dialog, open } from '../positions/positions-steps.ts';
import { seeHeading } from '../shell/steps.ts';

const MANAGER = 'manager@larkfield.test';
let product: InProcessProduct;
let positionId: number;
let stageId: number;
let id: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const employer = new Employer(await apiOf(product.url));
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  ({ id: positionId } = await employer.publish({ hiring_process_template_id: process.id }));
  const { rows } = await product.app.ownerPool.query(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  stageId = rows[0].id;
});
afterAll(() => product.stop());

beforeEach(async () => {
  id = await insertApplicant(product.app.ownerPool, {
    positionId,
    stageId,
    firstName: 'Amara',
    lastName: 'Okafor',
    email: 'amara@mail.example',
  });
});

const visit = async (page: Page, email?: string) => {
  await open(page, product.url, `/applicant/${id}`, email);
  await seeHeading(page, /^Amara Okafor/);
};

async function colleague(browser: Browser, locale?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', colorScheme: 'dark' });
  if (locale) await rememberInBrowser(context, { locale });
  return context.newPage();
}

describe('Presence', () => {
  test('shows who else views an applicant, that they edit, what they changed, and that they left [AHD-021, NTF-022]', async ({
    page,
    browser,
  }) => {
    await visit(page);
    const other = await colleague(browser);
    await visit(other, MANAGER);
    await page.getByText('Darnell Whitaker is viewing this too').waitFor();
    await other.getByText('Renee Castellano is viewing this too').waitFor();

    await other.getByRole('button', { name: 'More actions' }).click();
    await other.getByRole('menuitem', { name: 'Edit name and contact' }).click();
    await page.getByText('Darnell Whitaker is editing').waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit name and contact' }).click();
    const editor = dialog(other, 'Edit name and contact');
    await editor.getByText('Renee Castellano is editing').waitFor();
    expect(await violationsOf(other)).toEqual([]);

    await editor.getByLabel('Last name').fill('Okafor-Bell');
    await editor.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Darnell Whitaker just changed this').waitFor();
    await page.getByText('Darnell Whitaker is viewing this too').first().waitFor();

    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog(page, 'Edit name and contact').waitFor({ state: 'hidden' });
    await page.getByText('Darnell Whitaker is viewing this too').waitFor();
    await other.goto(`${product.url}/#/applicants`);
    await page.getByText('Darnell Whitaker is viewing this too').waitFor({ state: 'detached' });
    await other.context().close();
  });

  test('fits a phone, in French [AHD-021, PLT-039, PLT-057]', async ({ page, browser }) => {
    await visit(page);
    const other = await colleague(browser, 'fr');
    await open(other, product.url, `/applicant/${id}`, MANAGER);
    await other.getByText('Renee Castellano consulte aussi cette page').waitFor();
    expect(await violationsOf(other)).toEqual([]);
    expect(await scrollsSideways(other)).toBe(false);
    await other.context().close();
  });
});
