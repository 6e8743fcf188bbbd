/** The chat opener of the support page, against the sandbox's chat. */
import { afterAll, beforeAll, describe } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { enter } from '../shell/steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

describe('The support page', () => {
  test('opens a chat in a window of its own that knows who writes [CMP-064, INT-017]', async ({ page }) => {
    await enter(page.context(), product.url, 'manager@larkfield.test');
    await page.goto(`${product.url}/#/support`);
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('region', { name: 'More help' })
        .getByRole('button', { name: /Chat with us/ })
        .click(),
    ]);
    await chat.getByText('manager@larkfield.test').waitFor();
    await chat.getByRole('heading', { name: 'Larkfield Group' }).waitFor();
  });
});
