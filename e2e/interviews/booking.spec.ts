/** An interview by link on a phone: choosing, being too late, proposing, moving, canceling. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { InterviewOffice } from '../../testing/people/interview-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { awake, SMALL_PHONE, SMALLEST_PHONE } from '../careers/careers-steps.ts';

test.override('allowedConsoleErrors', [/status of (404|409|410|422)/]);

let product: InProcessProduct;
let office: InterviewOffice;
let dana: number;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new InterviewOffice(stranger, await stranger.signIn('super.admin@larkfield.test'));
  const { rows } = await product.app.ownerPool.query(
    "select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'",
  );
  dana = rows[0].id;
  await office.open(dana);
});
afterAll(() => product.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const times = (page: Page) => page.locator('.times:not(.times-best) .time');

async function open(page: Page, config: Record<string, unknown> = {}, query = ''): Promise<string> {
  const position = await office.posting({ interviewer_ids: [dana], ...config });
  const { token } = await office.apply(position);
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(`${product.url}/booking/${token}${query}`);
  await awake(page);
  return token;
}

describe('Booking an interview by link', () => {
  test('offers three times first, then days; the chosen one is booked, stays booked and can be downloaded [CAR-017, CAR-014]', async ({
    page,
  }) => {
    const token = await open(page, { auto_confirm: true });
    await heading(page, /^Amara, pick a time for your .*interview with /).waitFor();
    expect(await page.locator('.times-best .time').count()).toBe(3);
    expect(await violationsOf(page)).toEqual([]);
    expect(await button(page, 'Confirm this time').isDisabled()).toBe(true);
    await page.locator('.day').nth(1).click();
    await times(page).nth(2).click();
    const chosen = (await page.locator('.dock-line strong').textContent()) ?? '';
    await button(page, 'Confirm this time').click();
    await heading(page, "You're booked, Amara").waitFor();
    const said = await page.locator('.booked-time').textContent();
    expect(said).toContain(chosen.split(', ').at(-1));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('interview.ics');
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${product.url}/booking/${token}`);
    await heading(page, "You're booked, Amara").waitFor();
  });

  test('says when a time was just taken, and shows what is left [CAR-017, SCH-008]', async ({ page }) => {
    const position = await office.posting({ interviewer_ids: [dana] });
    const { token } = await office.apply(position);
    const rival = await office.apply(position);
    await page.goto(`${product.url}/booking/${token}`);
    await awake(page);
    const first = page.locator('.times-best .time').first();
    const label = (await first.getAttribute('aria-label')) ?? '';
    await first.click();
    const startsAt = (await first.getAttribute('value')) ?? '';
    expect((await office.book(rival.token, startsAt)).status).toBe(200);
    await button(page, 'Confirm this time').click();
    await page.getByRole('alert').getByText('Someone else just took this time').waitFor();
    await page.getByRole('button', { name: label, exact: true }).first().waitFor({ state: 'detached' });
    await page.locator('.times-best .time').first().click();
    await button(page, 'Confirm this time').click();
    await heading(page, 'We got your time, Amara').waitFor();
  });

  test('shows times in the phone’s zone, which can be changed [CAR-017]', async ({ page }) => {
    await open(page);
    const before = await page.locator('.times-best .time').first().textContent();
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.locator('.zone span').getByText('Japan Standard Time').waitFor();
    expect(await page.locator('.times-best .time').first().textContent()).not.toBe(before);
  });

  test('accepts up to three other times, moves and cancels with a reason; Back leads to the step before [CAR-017, SCH-007]', async ({
    page,
  }) => {
    await open(page);
    await button(page, 'None of these work for me').click();
    await heading(page, 'When are you available?').waitFor();
    await page.goBack();
    await heading(page, /^Amara, pick a time for your .*interview with /).waitFor();
    await page.goForward();
    await heading(page, 'When are you available?').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Send times').click();
    await page.getByText('Enter a date for time 1.').waitFor();
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Date 1').fill(inDays(3));
    await page.getByLabel('Start time 1').fill('19:30');
    await page.getByLabel('Date 2').fill(inDays(4));
    await button(page, 'Send times').click();
    await page.getByText('Enter a start time for time 2.').waitFor();
    expect(await page.getByLabel('Start time 2').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Start time 2').fill('20:00');
    await page.getByLabel('Note').fill('After my shift, please');
    await button(page, 'Send times').click();
    await heading(page, 'We got your times, Amara').waitFor();
    await page.getByText('After my shift, please').waitFor();

    await page.getByText('Nothing is booked yet.').waitFor();

    await button(page, 'Propose other times or pick one').click();
    await page.locator('.times-best .time').first().click();
    await button(page, 'Confirm this time').click();
    await heading(page, 'We got your time, Amara').waitFor();

    await button(page, 'Pick another time').click();
    await page.getByText('Your booked time:').waitFor();
    await button(page, 'None of these work for me').click();
    await page.getByLabel('Date 1').fill(inDays(5));
    await page.getByLabel('Start time 1').fill('19:30');
    await button(page, 'Send times').click();
    await heading(page, 'We got your time, Amara').waitFor();
    await page.getByText('Until then, your booked time stays.').waitFor();

    await button(page, 'Cancel interview').click();
    await page.getByLabel('Reason (optional)').fill('I found another job');
    await button(page, 'Yes, cancel').click();
    await heading(page, 'This interview is canceled').waitFor();
    await page.getByText(/^It was on \w{3}, \w{3} \d+, \d+:\d\d [AP]M \w+\.$/).waitFor();
    const { rows } = await product.app.ownerPool.query('select cancel_reason from meetings order by id desc limit 1');
    expect(rows[0].cancel_reason).toBe('I found another job');
    await button(page, 'Pick a new time').click();
    await page.locator('.times-best .time').first().click();
    await button(page, 'Confirm this time').click();
    await heading(page, 'We got your time, Amara').waitFor();
  });

  test('fits the smallest phone with a first name of 40 letters, and doesn’t offer the booked time again [CAR-017]', async ({
    page,
  }) => {
    const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
    const { token } = await office.apply(position, { first_name: 'A'.repeat(40) });
    await page.setViewportSize(SMALLEST_PHONE);
    await page.goto(`${product.url}/booking/${token}`);
    await awake(page);
    expect(await scrollsSideways(page)).toBe(false);
    const first = page.locator('.times-best .time').first();
    const label = (await first.getAttribute('aria-label')) ?? '';
    await first.click();
    await button(page, 'Confirm this time').click();
    await heading(page, /^You're booked, A/).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await button(page, 'Pick another time').click();
    await page.getByText(label).first().waitFor();
    expect(await page.getByRole('button', { name: label, exact: true }).count()).toBe(0);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('fits the smallest phone in every language, and asks for times where there are none [CAR-017, PLT-039]', async ({
    page,
  }) => {
    const token = await open(page);
    await page.setViewportSize(SMALLEST_PHONE);
    for (const language of ['fr', 'es', 'zh', 'en']) {
      await page.goto(`${product.url}/booking/${token}?lang=${language}`);
      await awake(page);
      expect(await scrollsSideways(page), language).toBe(false);
      expect(await page.locator('body').textContent()).not.toContain('interviews:');
    }
    await office.open(dana, { availabilities: [] });
    await page.reload();
    await page.getByText('There are no open times right now').waitFor();
    await button(page, 'Suggest times').click();
    await heading(page, 'When are you available?').waitFor();
    await office.open(dana);
  });
});
