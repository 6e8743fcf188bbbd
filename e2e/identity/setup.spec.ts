/** The first company of an installation without the demo. */
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { REFUSALS, seeHeading } from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ demo: false });
});
afterAll(() => product.stop());

test('is set up in three steps, keeps what was entered, and opens for its super admin [CMP-067]', async ({ page }) => {
  const link = product.lines.find((line) => line.includes('/#/setup/')) ?? '';
  await page.goto(link);
  await seeHeading(page, 'What is your company called?');
  await page.getByRole('button', { name: 'Next: first location' }).click();
  await page.getByText('1 field needs a fix').waitFor();
  await page.getByLabel('Company name').fill('Larkfield Group');
  await page.keyboard.press('Enter');

  await seeHeading(page, 'Where is your first location?');
  await page.getByLabel('Name people know').fill('Decatur');
  await page.getByLabel('Street').fill('412 Church St');
  await page.getByLabel('City').fill('Decatur');
  await page.getByLabel('State').click();
  await page.keyboard.type('Georgia');
  await page.keyboard.press('Enter');
  await page.getByLabel('ZIP').fill('3003');
  await page.getByRole('button', { name: 'Next: your account' }).click();
  await page.getByText('Enter a valid ZIP or postal code').waitFor();
  await page.getByLabel('ZIP').fill('30030');
  await page.getByRole('button', { name: 'Change Larkfield Group' }).click();
  expect(await page.getByLabel('Company name').inputValue()).toBe('Larkfield Group');
  await page.getByRole('button', { name: 'Next: first location' }).click();
  expect(await page.getByLabel('Street').inputValue()).toBe('412 Church St');
  await page.getByRole('button', { name: 'Next: your account' }).click();

  await seeHeading(page, 'Who are you?');
  await page.getByLabel('Your name').fill('Nora Whelan');
  await page.getByLabel('Work email').fill('nora@larkfield.test');
  await page.getByLabel('New password', { exact: true }).fill('larks fly at seven');
  await page.getByLabel('Repeat the new password').fill('larks fly at seven');
  await page.getByRole('button', { name: 'Create company' }).click();
  await seeHeading(page, 'Set up two-step verification');

  await page.goto('about:blank');
  await page.goto(link);
  await seeHeading(page, 'This set-up link no longer works');
});
