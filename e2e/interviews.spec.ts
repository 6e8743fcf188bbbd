/** Interviews as the staff work with them: dialogs, calendar, hours, and why nobody books. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ApiCaller, DEMO_PASSWORD } from '../testing/api-caller.ts';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { InterviewOffice } from '../testing/interview-office.ts';
import { signIn } from '../testing/sign-in.ts';
import { until } from '../testing/until.ts';
import { inspect, seeNoFaultInLightAndDark } from './accessibility.ts';

test.override('allowedConsoleErrors', [/status of (404|409|422)/]);

const ADMIN = 'super.admin@larkfield.test';
const PHONE = { width: 390, height: 844 };

let product: InProcessProduct;
let office: InterviewOffice;
let me: number;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  office = new InterviewOffice(stranger, await stranger.signIn(ADMIN));
  me = await staffId(ADMIN);
  await office.open(me);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.house.ownerPool.query(text, values)).rows;
const staffId = async (email: string): Promise<number> =>
  (await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [email]))[0].id;

async function candidate(first_name: string, config: Record<string, unknown> = {}) {
  const position = await office.posting({ interviewer_ids: [me], ...config });
  const { token, digestKey } = await office.apply(position, { first_name });
  const [row] = await query('select id from applications where digest_key = $1', [digestKey]);
  return { id: Number(row.id), token, position };
}

/** Somebody who has picked the first time of the second day. */
async function booked(first_name: string, config: Record<string, unknown> = {}, at = 0) {
  const one = await candidate(first_name, config);
  const { slots } = (await office.booking(one.token)).booking;
  const noon = slots.filter((slot) => new Date(slot).getUTCHours() === 17);
  const startsAt = noon[at] ?? '';
  const answer = await office.book(one.token, startsAt);
  if (answer.status !== 200) throw new Error(`No time was booked: ${answer.text}`);
  const [meeting] = await query('select id from meetings where application_id = $1', [one.id]);
  return { ...one, startsAt, meetingId: Number(meeting.id) };
}

const statusOf = async (id: number) =>
  (await query('select stage_status from applications where id = $1', [id]))[0].stage_status;
const become = (id: number, status: string) =>
  until(`the state ${status}`, async () => (await statusOf(id)) === status || undefined);

async function open(page: Page, path: string): Promise<void> {
  await signIn(page.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog').last();
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('Actions on interviews', () => {
  test('assign a time from the profile, with a warning about the interviewer and the words of the kind [SCH-009, SCH-010, SCH-006, APP-018]', async ({
    page,
  }) => {
    const taken = await booked('Nadia', { auto_confirm: true }, 2);
    const { id } = await candidate('Amara');
    await open(page, `/applicant/${id}`);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Assign time' }).click();
    const asked = dialog(page);
    await asked.getByText('Free times').waitFor();
    await asked.getByLabel('Date').fill(taken.startsAt.slice(0, 10));
    const local = await page.evaluate((moment) => new Date(moment).toTimeString().slice(0, 5), taken.startsAt);
    await asked.getByLabel(/^Time/).fill(local);
    await asked.getByText(/has another interview/).waitFor();
    expect(await asked.getByLabel('What the applicant is told').inputValue()).toContain('Please come to');
    await asked.getByRole('combobox', { name: 'Type' }).click();
    await page.getByTitle('Phone call').click();
    expect(await asked.getByLabel('What the applicant is told').inputValue()).toContain('We will call you');
    await seeNoFaultInLightAndDark(page);
    await asked.getByRole('button', { name: 'Assign time' }).click();
    await become(id, 'confirmed');
  });

  test('confirm, ask for another time, cancel with words of one’s own [SCH-002, APP-024]', async ({ page }) => {
    const { id } = await booked('Bea', {}, 3);
    await open(page, `/applicant/${id}`);
    const act = async (name: string) => {
      await button(page, 'More actions').click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Confirm meeting');
    await become(id, 'confirmed');
    await page.reload();
    await act('Request reschedule');
    await dialog(page).getByLabel('Words of your own').fill('The store opens later that day.');
    await dialog(page).getByRole('button', { name: 'Ask for another time' }).click();
    await become(id, 'request_reschedule');
    await page.reload();
    await act('Cancel meeting');
    await dialog(page).getByRole('button', { name: 'Cancel interview' }).click();
    await become(id, 'cancelled');
  });
});

describe('The schedule', () => {
  test('shows the week, opens an interview by address and confirms it there [SCH-003, SCH-015]', async ({ page }) => {
    const { id, meetingId, startsAt } = await booked('Cleo', {}, 1);
    await open(page, `/schedule?date=${startsAt.slice(0, 10)}&meeting=${meetingId}`);
    await page.getByRole('heading', { name: 'Cleo Okafor' }).waitFor();
    await seeNoFaultInLightAndDark(page);
    await button(page, /^Confirm$/).click();
    await become(id, 'confirmed');
    await page.getByText('Confirmed').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Cleo Okafor' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Cleo Okafor, .*Confirmed$/ }).waitFor();
  });

  test('goes by keys, keeps view and day in the address, and is an agenda on a phone [SCH-003]', async ({ page }) => {
    const { startsAt } = await booked('Dina', { auto_confirm: true }, 4);
    const day = startsAt.slice(0, 10);
    await open(page, `/schedule?date=${day}`);
    const block = page.getByRole('button', { name: /^Dina Okafor,/ });
    await block.waitFor();
    await page.keyboard.press('d');
    await page.waitForURL(/view=day/);
    await page.keyboard.press('ArrowRight');
    await block.waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowLeft');
    await block.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/meeting=\d+/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('w');
    await inspect(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: /Dina Okafor/ }).waitFor();
  });

  test('moves a confirmed interview by dragging, after saying who is told [SCH-013, SCH-003]', async ({ page }) => {
    const { startsAt, meetingId } = await booked('Elif', { auto_confirm: true }, 5);
    await open(page, `/schedule?view=day&date=${startsAt.slice(0, 10)}`);
    const block = page.getByRole('button', { name: /^Elif Okafor,/ });
    await block.waitFor();
    await block.scrollIntoViewIfNeeded();
    const box = await block.boundingBox();
    if (!box) throw new Error('The interview is not on the screen');
    await page.mouse.move(box.x + 40, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.move(box.x + 40, box.y + 74);
    await page.mouse.up();
    await dialog(page)
      .getByText(/are told of the new time/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Move interview' }).click();
    await until('the new time', async () => {
      const [row] = await query('select starts_at from meetings where id = $1', [meetingId]);
      return row.starts_at.getTime() === Date.parse(startsAt) + 3_600_000 || undefined;
    });
  });

  test('gives whoever waits a time from the calendar [SCH-009]', async ({ page }) => {
    const { id } = await candidate('Fatou');
    await open(page, '/schedule');
    await button(page, /^Schedule$/).click();
    await dialog(page)
      .getByRole('button', { name: /Fatou Okafor/ })
      .click();
    await dialog(page).getByLabel('Date').fill(inDays(6));
    await dialog(page).getByLabel(/^Time/).fill('15:00');
    await dialog(page).getByRole('button', { name: 'Assign time' }).click();
    await become(id, 'confirmed');
  });
});
