/** Letters typed right after opening something to type in are text, never shortcuts: "Great" does not open Reports. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { bar } from '../applicants/applicants-steps.ts';
import { dialog, open } from '../positions/positions-steps.ts';
import { holdCalls, routeOf } from './steps.ts';

const PROFILE = '/applicant/1';
const LIST = '/applicants/all-applicants';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
  // An announcement in the corner would cover the buttons used here.
  await product.app.ownerPool.query('delete from pop_up_notifications');
});
afterAll(() => product.stop());

async function openProfile(page: Page): Promise<void> {
  await open(page, product.url, PROFILE);
  await page.getByRole('button', { name: 'Add note' }).first().waitFor();
}

describe('Typing right after opening', () => {
  test('the note box fills the box, also when it is asked for again [AHD-004, APP-031]', async ({ page }) => {
    await openProfile(page);
    const box = page.getByLabel('Note', { exact: true });
    for (const text of ['Great', 'Great again']) {
      await page.getByRole('button', { name: 'Add note' }).first().click();
      await until('the focus in the box', () => box.evaluate((field) => field === document.activeElement));
      await box.fill('');
      await page.keyboard.type(text);
      expect(await box.inputValue()).toBe(text);
      await page.getByRole('heading', { level: 1 }).first().click();
    }
    expect(routeOf(page)).toBe(`${PROFILE}?tab=notes`);
  });

  test('the composer opens no other page while it is still loading [AHD-004, MSG-003]', async ({ page }) => {
    await openProfile(page);
    const release = await holdCalls(page, /\/v1\/(applications\/1\/conversation|conversations)|Composer.*\.js/);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await page.keyboard.type('gr');
    release();
    await page.locator('#content').locator('textarea, [contenteditable=true]').first().waitFor();
    expect(routeOf(page)).toBe(`${PROFILE}?tab=messages`);
  });

  test('a dialog opens no other page and no help, and changes no selection, while it is still loading [AHD-004]', async ({
    page,
  }) => {
    await open(page, product.url, LIST);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const selected = bar(page).getByText(/^\d+ selected$/);
    const before = await selected.innerText();
    const release = await holdCalls(page, /\/MessageDialog.*\.js/);
    await bar(page).getByRole('button', { name: 'Email', exact: true }).click();
    await page.keyboard.type('jx?gr');
    expect([routeOf(page), await page.getByRole('dialog').count()]).toEqual([LIST, 0]);
    release();
    await dialog(page, /^Email \d+ applicants$/).waitFor();
    expect(routeOf(page)).toBe(LIST);
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await selected.innerText()).toBe(before);
  });
});
