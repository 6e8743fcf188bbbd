/** Photos in the format of iPhones: they become JPG on the phone where its browser can read them, else on the server. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { conversationPage } from '../../testing/browser/conversation-page.ts';
import { freshPhone } from '../../testing/people/employer.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { awake, Hiring, SMALL_PHONE } from './careers-steps.ts';

let product: InProcessProduct;
let hiring: Hiring;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  hiring = await Hiring.begin(product);
});
afterAll(() => product.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const heic = (buffer: Buffer) => ({ name: 'IMG_1.heic', mimeType: 'image/heic', buffer });
const READABLE = new URL('../../apps/server/src/platform/files/photos/photo.fixture.heic', import.meta.url);
const PERMIT = [{ id: 1, title: 'Photo of your food handler card', question_type: 'file' }];

describe('A HEIC photo', () => {
  test('becomes a JPG on a phone that can read it [CAR-008]', async ({ page }) => {
    const position = await hiring.employer.publish({ requires_resume: true });
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    await page.getByLabel('First name').fill('Amara');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Mobile number').fill(freshPhone());
    // This browser reads no HEIC, but it knows a picture by its bytes and not by its name.
    await page.getByLabel('Resume').setInputFiles(heic(await page.screenshot({ type: 'jpeg' })));
    await page.getByText('IMG_1.jpg').waitFor();
    await button(page, /^Continue$/).click();
    await button(page, 'Submit application').click();
    await heading(page, 'Thanks, Amara').waitFor();
    const { rows } = await product.app.ownerPool.query(
      `select u.file_name, u.content_type from uploads u where u.file_name like 'IMG_1.%'`,
    );
    expect(rows).toEqual([{ file_name: 'IMG_1.jpg', content_type: 'image/jpeg' }]);
  });

  test('becomes a JPG on the server when the phone can’t read it [CAR-008, CAR-015, PLT-053]', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(await hiring.formLink(PERMIT));
    await page.getByLabel('Photo of your food handler card').setInputFiles(heic(await readFile(READABLE)));
    await page.getByText('IMG_1.jpg').waitFor();
    await button(page, 'Submit answers').click();
    await heading(page, 'We got your answers').waitFor();
  });
});

describe('A broken HEIC photo', () => {
  test.override('allowedConsoleErrors', [/status of 415/]);

  test('is refused in a form, and stays until it is removed [CAR-008, CAR-015]', async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE);
    await page.goto(await hiring.formLink(PERMIT.map((question) => ({ ...question, is_required: false }))));
    const field = page.getByLabel('Photo of your food handler card');
    const refusal = page.getByRole('alert').getByText('PDF, Word, text, JPG, or PNG file');
    await field.setInputFiles(heic((await readFile(READABLE)).subarray(0, 400)));
    await refusal.waitFor();
    await button(page, 'Submit answers').click();
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await refusal.isVisible()).toBe(true);
    await button(page, 'Remove IMG_1.heic').click();
    await button(page, 'Submit answers').click();
    await heading(page, 'We got your answers').waitFor();
  });
});

describe('A photo in the thread with the employer', () => {
  test('is in sight once it was sent, also when it loads slowly [CAR-020]', async ({ page }) => {
    await hiring.thanksAddress({ email: 'photo@mail.test' });
    const conversation = await until('the receipt in a thread', async () => {
      const { rows } = await product.app.ownerPool.query(
        `select c.id from conversations c join persons p on p.company_id = c.company_id and p.id = c.person_id
         where p.email = 'photo@mail.test'`,
      );
      return rows[0]?.id as number | undefined;
    });
    await page.setViewportSize({ width: 390, height: 500 });
    const shown = Promise.withResolvers<void>();
    await page.route('**/conversations/*/attachments/*', async (route) => {
      await shown.promise;
      await route.continue();
    });
    await page.goto(await conversationPage(product, conversation), { waitUntil: 'networkidle' });
    const photo = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
    await page.locator('.reply input[type="file"]').setInputFiles(photo);
    await page.getByText('card.jpg').waitFor();
    await button(page, 'Send').click();
    await page.locator('.thread img').waitFor({ state: 'attached' });
    shown.resolve();
    const hidden = () =>
      page.locator('.thread').evaluate((box) => {
        const loaded = [...box.querySelectorAll('img')].every((image) => image.complete && image.naturalHeight > 0);
        return loaded ? box.scrollHeight - box.scrollTop - box.clientHeight : null;
      });
    await until('the loaded photo at the end', async () => {
      const pixels = await hidden();
      return pixels !== null && pixels < 2;
    });
  });
});
