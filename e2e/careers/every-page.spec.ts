/** Every public page on the smallest phone, in French too. */
import { APPLICANT_NAME_MAX } from '@onward/domain/careers/applicant-name';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { conversationPage } from '../../testing/browser/conversation-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { ADULT, Hiring, SHIFTS, SMALL_PHONE, SMALLEST_PHONE } from './careers-steps.ts';

test.override('allowedConsoleErrors', [/status of (404|410)/]);

let product: InProcessProduct;
let hiring: Hiring;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  hiring = await Hiring.begin(product);
});
afterAll(() => product.stop());

const conversationOf = async (email: string): Promise<number | undefined> => {
  const { rows } = await product.app.ownerPool.query(
    `select c.id from conversations c join persons p on p.company_id = c.company_id and p.id = c.person_id
     where p.email = $1`,
    [email],
  );
  return rows[0]?.id;
};

describe('Every public page', () => {
  test('is accessible and fits the smallest phone, in French too [AHD-008, CAR-002]', async ({ page }) => {
    const position = await hiring.employer.publish({
      title: 'Évaluateur de restauration collective',
      questions: [SHIFTS, ADULT],
      salary_min: 16.5,
      salary_max: 18,
      salary_unit: 'hour',
      shifts: ['mornings', 'weekends'],
    });
    const longest = { first_name: 'A'.repeat(APPLICANT_NAME_MAX), email: 'longest@mail.test' };
    const longestThanks = await hiring.thanksAddress(longest);
    const addresses = [
      `${product.url}/j/larkfieldgrp`,
      await hiring.addressOf(position),
      hiring.applyAddress(position),
      await hiring.thanksAddress(),
      longestThanks,
      await conversationPage(
        product,
        await until('the receipt in a thread', () => conversationOf('longest@mail.test')),
      ),
      await hiring.formLink(),
      await hiring.quizLink(),
      `${product.url}/unsubscribe/${'x'.repeat(40)}`,
      `${product.url}/form/${'x'.repeat(40)}`,
      `${product.url}/j/nobody`,
    ];
    await page.setViewportSize(SMALLEST_PHONE);
    for (const address of addresses) {
      await page.goto(`${address}?lang=fr`);
      expect(await violationsOf(page), address).toEqual([]);
      expect(await scrollsSideways(page), address).toBe(false);
    }
  });

  test('has a language menu that is named as it looks and closes by Escape [AHD-008, PLT-039]', async ({ page }) => {
    for (const address of [`${product.url}/j/larkfieldgrp`, await hiring.formLink()]) {
      await page.goto(`${address}?lang=zh`, { waitUntil: 'networkidle' });
      const summary = page.locator('.languages summary');
      expect(await summary.getAttribute('aria-label')).toMatch(/^中文/);
      expect((await summary.textContent())?.trim()).toBe('中文');
      await summary.click();
      await page.getByRole('link', { name: 'Español' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Español' }).waitFor({ state: 'hidden' });
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test('has its whole language menu within reach on phones and desktops [AHD-008, PLT-039]', async ({ page }) => {
    const job = await hiring.addressOf(await hiring.employer.publish({ title: 'Reachable Cook' }));
    for (const viewport of [SMALL_PHONE, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport);
      for (const address of [job, `${product.url}/j/larkfieldgrp`, await hiring.thanksAddress()]) {
        await page.goto(`${address}?lang=en`);
        await page.locator('.languages summary').click();
        for (const name of ['English', 'Français', '中文', 'Español']) {
          await page.getByRole('link', { name, exact: true }).click({ trial: true });
        }
        await page.getByRole('link', { name: 'Español' }).click();
        await page.locator('html[lang="es"]').waitFor();
      }
    }
  });

  test('keeps its words whole and its buttons in sight on a small phone at 200% zoom [AHD-008]', async ({ page }) => {
    const position = await hiring.employer.publish({ title: 'Restaurant Supervisor', questions: [SHIFTS] });
    const addresses = [
      `${product.url}/j/larkfieldgrp`,
      await hiring.addressOf(position),
      hiring.applyAddress(position),
      await hiring.thanksAddress({ email: 'zoomed@mail.test' }),
      await hiring.formLink(),
      await conversationPage(product, await until('the receipt in a thread', () => conversationOf('zoomed@mail.test'))),
    ];
    await page.setViewportSize({ width: 195, height: 422 });
    for (const address of addresses) {
      await page.goto(`${address}?lang=en`);
      expect(await scrollsSideways(page), address).toBe(false);
      for (const words of await page.locator('.sender, .bar-words, .job-words').all()) {
        expect((await words.boundingBox())?.width, address).toBeGreaterThan(100);
      }
    }
    const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
    expect((send?.x ?? 195) + (send?.width ?? 0)).toBeLessThanOrEqual(195);
  });

  test('prints without bars, and with what the bars do not hold [CAR-003]', async ({ page }) => {
    await page.goto(await hiring.addressOf(await hiring.employer.publish({ title: 'Printed Cook' })));
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: /Apply now/ }).isVisible()).toBe(false);
    expect(await page.locator('.languages').isVisible()).toBe(false);
    const [ink, words] = await Promise.all(
      ['body', '.banner-words'].map((place) =>
        page.locator(place).evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(words).toBe(ink);
    await page.emulateMedia({ media: 'screen' });
  });
});
