/**
 * External calendars: connected through the provider's page, blocking times for applicants, broken, repaired,
 * disconnected.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { InterviewOffice } from '../../testing/people/interview-office.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { OutsideCalendar } from '../../testing/product/outside-calendar.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { awake } from '../careers/careers-steps.ts';

const EMAIL = 'general.manager@larkfield.test';
const PHONE = { width: 390, height: 844 };

let product: InProcessProduct;
let office: InterviewOffice;
let google: OutsideCalendar;
let dana: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new InterviewOffice(stranger, await stranger.signIn('super.admin@larkfield.test'));
  google = new OutsideCalendar(product.outside.url, 'google', EMAIL);
  const [row] = await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [
    EMAIL,
  ]);
  dana = row.id;
  await office.open(dana);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function open(page: Page, path: string): Promise<void> {
  await signIn(page.context(), product.url, { email: EMAIL, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
}

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

describe('An external calendar', () => {
  test('is connected at the provider, blocks its times on the booking page, and is disconnected [SCH-014]', async ({
    page,
  }) => {
    const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
    const { token } = await office.apply(position);
    const { slots } = (await office.booking(token)).booking;
    const busyAt = slots.find((slot) => slot.includes('T17:00')) ?? '';
    await google.addBusy(busyAt, 60);

    await open(page, '/account/calendar');
    await card(page, 'Google').getByText('Not connected').waitFor();
    await expectAccessibleInLightAndDark(page);
    await card(page, 'Google').getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: `Allow as ${EMAIL}` }).click();
    await page.getByText('Google calendar connected').waitFor();
    await card(page, 'Google').getByText('Connected', { exact: true }).waitFor();
    await card(page, 'Google').getByText(EMAIL).waitFor();
    await card(page, 'Google')
      .getByText(/^Busy times updated/)
      .waitFor();
    expect(page.url()).not.toContain('calendar=');
    await expectAccessibleInLightAndDark(page);

    await page.goto(`${product.url}/#/schedule?view=day&date=${busyAt.slice(0, 10)}`);
    await page.getByRole('img', { name: /^Busy from/ }).waitFor();
    await expectAccessibleInLightAndDark(page);

    const applicant = await page.context().newPage();
    await applicant.goto(`${product.url}/booking/${token}`);
    await awake(applicant);
    expect((await office.booking(token)).booking.slots).not.toContain(busyAt);
    await applicant.locator('.times-best .time').first().click();
    await applicant.getByRole('button', { name: 'Confirm this time' }).click();
    await applicant.getByRole('heading', { level: 1, name: "You're booked, Amara" }).waitFor();
    await applicant.close();
    await google.interview('the interview over there', ({ title }) => title.includes('Amara Okafor'));

    await page.goto(`${product.url}/#/account/calendar`);
    await card(page, 'Google').getByRole('button', { name: 'Disconnect' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText(/Interviews already on that calendar stay/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await asked.getByRole('button', { name: 'Disconnect' }).click();
    await card(page, 'Google').getByText('Not connected').waitFor();
    expect((await office.booking((await office.apply(position)).token)).booking.slots).toContain(busyAt);
    const remaining = (await google.interviews()).filter(({ title }) => title.includes('Amara Okafor'));
    expect(remaining).toHaveLength(1);
  });

  test('that revoked access says so on the account page and the schedule, and is reconnected there, in French on a phone [SCH-014]', async ({
    page,
  }) => {
    await open(page, '/account/calendar');
    await card(page, 'Google').getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: `Allow as ${EMAIL}` }).click();
    await card(page, 'Google')
      .getByText(/^Busy times updated/)
      .waitFor();
    await google.revoke();
    await card(page, 'Google').getByRole('button', { name: 'Update now' }).click();
    await card(page, 'Google').getByText('Connection lost', { exact: true }).waitFor();
    await until('the pop-up', async () => {
      const rows = await query(`select id from pop_up_notifications where staff_id = $1 and kind = 'calendar'`, [dana]);
      return rows.length > 0 || undefined;
    });
    await expectAccessibleInLightAndDark(page);

    await page.setViewportSize(PHONE);
    await page.goto(`${product.url}/#/schedule`);
    await page.evaluate(() => localStorage.setItem('locale', 'fr'));
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Votre agenda Google n’est plus connecté' });
    await notice.waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await notice.getByRole('button', { name: 'Reconnecter' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Aucun agenda n’a été connecté').waitFor();
    await card(page, 'Google').getByRole('button', { name: 'Reconnecter' }).click();
    await page.getByRole('button', { name: `Allow as ${EMAIL}` }).click();
    await card(page, 'Google').getByText('Connecté', { exact: true }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessibleInLightAndDark(page);
  });
});
