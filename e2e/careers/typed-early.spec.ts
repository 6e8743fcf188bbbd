/** What applicants type before the page's script has loaded stays, and is sent (AHD-008). */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { conversationPage } from '../../testing/browser/conversation-page.ts';
import { freshPhone } from '../../testing/people/employer.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { ADULT, awake, Hiring, SHIFTS, SMALL_PHONE } from './careers-steps.ts';

let product: InProcessProduct;
let hiring: Hiring;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  hiring = await Hiring.begin(product);
});
afterAll(() => product.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A slow connection: the page is readable, its scripts arrive when released. */
async function openSlowly(page: Page, address: string): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>();
  let held = 0;
  const isScript = (url: URL) => url.pathname.endsWith('.js') || url.pathname.endsWith('.tsx');
  const hold = async (route: Route) => {
    held++;
    await gate.promise;
    await route.continue();
  };
  await page.route(isScript, hold);
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(address, { waitUntil: 'commit' });
  await until('a script on its way', async () => held > 0);
  return { release: gate.resolve };
}

const applicationOf = async (phone: string) => {
  const { rows } = await product.app.ownerPool.query('select * from applications where phone = $1', [phone]);
  return rows[0];
};

describe('What is typed before the script has loaded', () => {
  test('stays in an application and is submitted, without a notice about kept answers [AHD-008, CAR-008]', async ({
    page,
  }) => {
    const phone = freshPhone();
    const position = await hiring.employer.publish({ questions: [SHIFTS, ADULT] });
    const { release } = await openSlowly(page, hiring.applyAddress(position));
    await page.getByLabel('First name').fill('Amara');
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('checkbox', { name: /I agree to get text/ }).check();
    await page.getByLabel('Email').pressSequentially('amara@mail.test');
    await page.getByLabel('Email').evaluate((input) => input.blur());
    await page.getByLabel('First name').focus();
    await page.keyboard.press('Enter');
    release();
    await awake(page);
    expect(page.url()).not.toContain('Amara');
    for (const [label, value] of [
      ['First name', 'Amara'],
      ['Last name', 'Okafor'],
      ['Mobile number', phone],
      ['Email', 'amara@mail.test'],
    ] as const) {
      expect(await page.getByLabel(label).inputValue()).toBe(value);
    }
    expect(await page.getByRole('checkbox', { name: /I agree to get text/ }).isChecked()).toBe(true);
    expect(await page.getByText('We saved your answers').count()).toBe(0);
    await button(page, /^Continue$/).click();
    await page.getByRole('checkbox', { name: 'Evenings' }).check();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await button(page, /^Continue$/).click();
    await button(page, 'Submit application').click();
    await page.getByRole('heading', { name: 'Thanks, Amara' }).waitFor();
    expect(await applicationOf(phone)).toMatchObject({
      first_name: 'Amara',
      last_name: 'Okafor',
      email: 'amara@mail.test',
    });
  });

  test('is added to a draft of an earlier visit, which is announced only then [AHD-008]', async ({ page }) => {
    const position = await hiring.employer.publish();
    await page.goto(hiring.applyAddress(position));
    await awake(page);
    expect(await page.getByText('We saved your answers').count()).toBe(0);
    await page.getByLabel('First name').fill('Amara');
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor();
    const { release } = await openSlowly(page, hiring.applyAddress(position));
    await page.getByLabel('Last name').fill('Okafor');
    release();
    await page.getByText('We saved your answers').first().waitFor();
    await awake(page);
    expect(await page.getByLabel('First name').inputValue()).toBe('Amara');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Okafor');
  });

  test('stays in a form and is submitted [CAR-015, AHD-008]', async ({ page }) => {
    const link = await hiring.formLink();
    const { release } = await openSlowly(page, link);
    await page.getByLabel('When can you start?').fill('2026-12-01');
    await page.getByLabel('Anything else?').fill('I have a car.');
    release();
    await button(page, 'Submit answers').click();
    await page.getByRole('heading', { name: 'We got your answers' }).waitFor();
    const { rows } = await product.app.ownerPool.query(
      `select answers::text from applicant_tasks where answers::text like '%I have a car.%'`,
    );
    expect(rows[0]?.answers).toContain('2026-12-01');
  });

  test('stays in a running quiz [CAR-016, AHD-008]', async ({ page }) => {
    const link = await hiring.quizLink();
    await page.goto(link);
    await button(page, 'Start quiz').click();
    await page.getByRole('radio', { name: 'On the bottom shelf' }).waitFor();
    const { release } = await openSlowly(page, link);
    await page.getByRole('radio', { name: 'On the bottom shelf' }).check();
    release();
    await page.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor();
    expect(await page.getByRole('radio', { name: 'On the bottom shelf' }).isChecked()).toBe(true);
  });

  test('stays in a reply and is sent [CAR-020, AHD-008]', async ({ page }) => {
    const { rows } = await product.app.ownerPool.query('select id from conversations order by id limit 1');
    const { release } = await openSlowly(page, await conversationPage(product, rows[0].id));
    await page.getByRole('textbox').fill('I can come on Monday.');
    release();
    await button(page, 'Send').click();
    await page.getByText('I can come on Monday.').first().waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('');
  });
});
