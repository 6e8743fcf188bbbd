/** Interviews as staff work with them: dialogs, calendar, hours, and why nobody can book. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { InterviewOffice } from '../../testing/people/interview-office.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, inspect, scrollsSideways } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of (404|409|422)/]);
testOnFreshPage.override('allowedConsoleErrors', [/status of (404|409|422)/]);

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

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const staffId = async (email: string): Promise<number> =>
  (await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [email]))[0].id;

async function candidate(first_name: string, config: Record<string, unknown> = {}) {
  const position = await office.posting({ interviewer_ids: [me], ...config });
  const { token, digestKey } = await office.apply(position, { first_name });
  const [row] = await query('select id from applications where digest_key = $1', [digestKey]);
  return { id: Number(row.id), token, position };
}

/** An applicant who picked the first time of the second day. */
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

/** Moves an interview to this many minutes from now, as if the days until then had passed. */
async function beginIn(minutes: number, meetingId: number): Promise<void> {
  const soon = 'starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $2 + 30)';
  await query(`update meeting_interviewers set ${soon} where meeting_id = $1`, [meetingId, minutes]);
  await query(`update meetings set ${soon} where id = $1`, [meetingId, minutes]);
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
  test('schedule a time from the profile, with a conflict warning and the default details [SCH-009, SCH-010, SCH-006, APP-018]', async ({
    page,
  }) => {
    const taken = await booked('Nadia', { auto_confirm: true }, 2);
    const { id } = await candidate('Amara');
    await open(page, `/applicant/${id}`);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Assign time' }).click();
    const asked = dialog(page);
    await asked.getByText('Open times').waitFor();
    await asked.getByLabel('Date').fill(taken.startsAt.slice(0, 10));
    const local = await page.evaluate((moment) => new Date(moment).toTimeString().slice(0, 5), taken.startsAt);
    await asked.getByLabel(/^Time/).fill(local);
    await asked.getByText(/has another interview/).waitFor();
    expect(await asked.getByLabel('Message to applicant').innerText()).toContain('Please come to');
    await asked.getByRole('combobox', { name: 'Type' }).click();
    await page.getByTitle('Phone call').click();
    expect(await asked.getByLabel('Message to applicant').innerText()).toContain('We will call you');
    await expectAccessibleInLightAndDark(page);
    await asked.getByRole('button', { name: /^Schedule / }).click();
    await become(id, 'confirmed');
  });

  test('confirm, request another time, cancel with a custom message [SCH-002, APP-024]', async ({ page }) => {
    const { id } = await booked('Bea', {}, 3);
    await open(page, `/applicant/${id}`);
    const act = async (name: string) => {
      await button(page, 'More actions').click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Confirm interview');
    await become(id, 'confirmed');
    await page.reload();
    await act('Request reschedule');
    await dialog(page).getByLabel('Add a message (optional)').fill('The store opens later that day.');
    await dialog(page).getByRole('button', { name: 'Ask for another time' }).click();
    await become(id, 'request_reschedule');
    await page.reload();
    await act('Cancel interview');
    await dialog(page).getByRole('button', { name: 'Cancel interview' }).click();
    await become(id, 'cancelled');
  });
});

describe('The day at home', () => {
  test('opens exactly the tasks that a card counts [CMP-060, PLT-017]', async ({ page }) => {
    await open(page, '/new-home?whose=all');
    const card = page.getByRole('link', { name: /^Confirm interviews/ });
    const count = Number.parseInt((await card.getByText('to confirm').textContent()) ?? '', 10);
    const tasks = page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem');
    await card.click();
    await until('only these tasks', async () => (await tasks.count()) === count);
    expect(await tasks.getByRole('button', { name: 'Confirm' }).count()).toBe(count);
  });

  test('says how many tasks are left beyond those it lists [AHD-015, PLT-017]', async ({ page }) => {
    await query('update applications set unread_form_at = null');
    const forms = await query(
      `update applications set unread_form_at = now() where id in (
         select id from applications where company_id = 1 and status = 'in_progress' limit 103) returning id`,
    );
    await open(page, '/new-home?waiting=read_form&whose=all');
    // The page may still hold what it read for the test before.
    await page.reload();
    const queue = page.getByRole('region', { name: 'Needs your attention' });
    await queue.getByText('3 more tasks appear as you finish these').waitFor();
    expect([forms.length, await queue.getByRole('listitem').count()]).toEqual([103, 100]);
    await query('update applications set unread_form_at = null');
  });

  test('shows pending tasks and completes them in place, without a reload [AHD-015, CMP-060]', async ({ page }) => {
    await open(page, '/new-home?whose=all');
    const queue = page.getByRole('region', { name: 'Needs your attention' });
    await queue.getByRole('button', { name: /^Show all/ }).waitFor();
    expect(await queue.getByRole('listitem').count()).toBe(6);
    await queue.getByRole('button', { name: /^Show all/ }).click();
    await until('all of them', async () => (await queue.getByRole('listitem').count()) > 6);
    await query(`update meetings set status = 'cancelled' where status in ('pending', 'request_reschedule')`);
    await query(`update meetings set status = 'completed' where status = 'confirmed' and ends_at < now()`);
    await query('update conversations set archived_at = now()');
    await page.reload();
    await queue.getByText("You're all caught up").waitFor();
    const { id } = await booked('Bea', {}, 6);
    const task = queue.getByRole('listitem').filter({ hasText: 'Bea Okafor' });
    await task.getByRole('button', { name: 'Confirm' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await task.getByRole('button', { name: 'Confirm' }).click();
    await become(id, 'confirmed');
    await task.waitFor({ state: 'detached' });
    await page.setViewportSize(PHONE);
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('The schedule', () => {
  test('shows the week, opens an interview by URL and confirms it there [SCH-003, SCH-015]', async ({ page }) => {
    const { id, meetingId, startsAt } = await booked('Cleo', {}, 1);
    await open(page, `/schedule?date=${startsAt.slice(0, 10)}&meeting=${meetingId}`);
    await page.getByRole('heading', { name: 'Cleo Okafor' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await button(page, /^Confirm$/).click();
    await become(id, 'confirmed');
    await page.getByText('Confirmed').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Cleo Okafor' }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: /^Cleo Okafor, .*Confirmed$/ }).waitFor();
    await page.goto(`${product.url}/#/schedule?date=${startsAt.slice(0, 10)}&view=agenda`);
    await page
      .getByRole('button', { name: /Cleo Okafor/ })
      .getByText('Confirmed by Renee Castellano')
      .waitFor();
    await page.goto(`${product.url}/#/applicants?query=Cleo`);
    await page
      .getByRole('row', { name: /Cleo Okafor/ })
      .getByText('Confirmed by Renee Castellano')
      .waitFor();
  });

  test('works by keyboard, keeps view and day in the URL, and is an agenda on a phone [SCH-003]', async ({ page }) => {
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

  test('moves a confirmed interview by dragging, after showing who will be notified [SCH-013, SCH-003]', async ({
    page,
  }) => {
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
      .getByText(/We'll notify .* of the new time/)
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Move interview' }).click();
    await until('the new time', async () => {
      const [row] = await query('select starts_at from meetings where id = $1', [meetingId]);
      return row.starts_at.getTime() === Date.parse(startsAt) + 3_600_000 || undefined;
    });
  });

  test('shows a live count of today’s tasks on its menu entry [SCH-003, NTF-022]', async ({ page }) => {
    const { id, meetingId } = await booked('Gwen', {}, 5);
    await beginIn(0, meetingId);
    await open(page, `/schedule?meeting=${meetingId}`);
    const entry = page.getByRole('navigation').getByRole('link', { name: /^Schedule/ });
    const words = entry.getByText(/^\d+ needs? your attention$/);
    const waiting = async () => Number.parseInt((await words.allTextContents())[0] ?? '0', 10);
    const before = await until('the count', async () => (await waiting()) || undefined);
    await button(page, /^Confirm$/).click();
    await become(id, 'confirmed');
    await until('one less', async () => (await waiting()) === before - 1);
  });

  test('of a leaving colleague are listed before they are deactivated [CMP-031]', async ({ page }) => {
    const dana = await staffId('general.manager@larkfield.test');
    await office.open(dana);
    const { meetingId } = await booked('Hana', { interviewer_ids: [dana] }, 3);
    // Only the next few are listed, and the demo company's are at other hours of the same days.
    await beginIn(5, meetingId);
    const [{ name }] = await query('select name from company_staffs where id = $1', [dana]);
    await open(page, `/company?currentPanel=staff&query=${encodeURIComponent(name)}`);
    await button(page, `Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    const dialog = page.getByRole('dialog', { name: `Deactivate ${name}?` });
    await dialog.getByText('Hana Okafor').waitFor();
    await expectAccessibleInLightAndDark(page);
    await dialog.getByRole('link', { name: `Open ${name}'s schedule` }).click();
    await page.waitForURL(new RegExp(`/schedule.*staff=${dana}`));
  });
});

describe('The user’s own hours', () => {
  test('are added, stretched, copied and saved; leaving asks first [SCH-004, PLT-057]', async ({ page }) => {
    await office.open(me, { availabilities: [{ weekday: 1, start: '09:00', end: '12:00' }] });
    await open(page, '/schedule/availability');
    const monday = page.getByRole('button', { name: /^Monday, 9 AM to 12 PM$/ });
    await page.getByText(/^Eastern Time, New York/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await monday.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: /^Monday, 9 AM to 12:15 PM$/ }).waitFor();
    await button(page, 'Copy Monday to other days').click();
    await page.getByRole('menuitem', { name: 'To Tuesday' }).click();
    await page.getByRole('button', { name: /^Tuesday, 9 AM to 12:15 PM$/ }).waitFor();

    const wednesday = page.getByRole('region', { name: 'Wednesday' });
    const box = await wednesday.boundingBox();
    if (!box) throw new Error('Wednesday is not on the screen');
    await page.mouse.move(box.x + 30, box.y + 48 * 3);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 48 * 4);
    await page.mouse.move(box.x + 30, box.y + 48 * 6);
    await page.mouse.up();
    await page.getByRole('button', { name: /^Wednesday, 9 AM to 12 PM$/ }).waitFor();
    await page.getByText('1 unsaved change').waitFor();

    await page.getByRole('link', { name: 'Schedule' }).first().click();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await button(page, 'Add date').click();
    await dialog(page).getByLabel('First day').fill(inDays(10));
    await dialog(page).getByLabel('Note').fill('Inventory');
    await dialog(page).getByRole('button', { name: 'Save date' }).click();
    await page.getByText('Inventory').waitFor();
    await button(page, 'Save hours').click();
    await page.getByText('Hours saved').first().waitFor();
    const [row] = await query('select availabilities, exceptions from calendars where staff_id = $1', [me]);
    expect(row.availabilities).toHaveLength(3);
    expect(row.exceptions).toMatchObject([{ date: inDays(10), note: 'Inventory', ranges: [] }]);
    await inspect(page);
  });

  testOnFreshPage(
    'report a conflicting change, and have a private feed URL [SCH-005, SCH-014, AHD-021]',
    async ({ page }) => {
      await office.open(me);
      await open(page, '/schedule/availability');
      await page.getByRole('button', { name: /^Monday, 9 AM to 5 PM$/ }).waitFor();
      await page.getByRole('button', { name: 'Remove Monday, 9 AM to 5 PM' }).click();
      await office.open(me, { buffer_minutes: 30 });
      await page.getByText('Someone else just changed these hours.').waitFor();
      await button(page, 'Use theirs').click();
      await page.getByRole('button', { name: /^Monday, 9 AM to 5 PM$/ }).waitFor();
      await button(page, 'Create private calendar link').click();
      const address = await page.getByLabel('Private link').inputValue();
      expect((await fetch(address)).headers.get('content-type')).toContain('text/calendar');
      await button(page, 'Turn off link').click();
      await dialog(page).getByRole('button', { name: 'Turn off link' }).click();
      await button(page, 'Create private calendar link').waitFor();
      expect((await fetch(address)).status).toBe(404);
      await office.open(me);
    },
  );
});

describe('An applicant’s interviews', () => {
  test('are listed on a tab with who confirmed and the available actions, live [APP-012, SCH-015, SCH-017]', async ({
    page,
  }) => {
    const { id, token, meetingId } = await booked('Gita', {}, 24);
    await open(page, `/applicant/${id}?tab=schedule`);
    const card = page.getByRole('region', { name: 'Interview' });
    await card.getByText('Pending').waitFor();
    await card.getByRole('button', { name: 'Confirm' }).click();
    await card.getByText(/ by Renee Castellano/).waitFor();
    await expectAccessibleInLightAndDark(page);
    const { slots } = (await office.booking(token)).booking;
    await office.book(token, slots.at(-1) ?? '');
    await card.getByText('Pending').waitFor();
    await query(
      "update meetings set status = 'confirmed', starts_at = now() - interval '3 days', ends_at = now() - interval '2 days' where id = $1",
      [meetingId],
    );
    await query("update applications set stage_status = 'confirmed' where id = $1", [id]);
    await page.reload();
    await card.getByText('Outcome needed').waitFor();
    await card.getByRole('button', { name: 'Mark as completed' }).click();
    await become(id, 'completed');
    await page.setViewportSize(PHONE);
    await card.getByText('Completed').waitFor();
  });

  test('takes back a no-show that was marked in the queue [AHD-001, AHD-015]', async ({ page }) => {
    const { id, meetingId } = await booked('Nia', { auto_confirm: true });
    await beginIn(-2 * 24 * 60, meetingId);
    await open(page, '/new-home?waiting=outcome_needed&whose=all');
    const task = page.getByRole('listitem').filter({ hasText: 'Nia Okafor' });
    await task.getByRole('button', { name: 'No show' }).click();
    await become(id, 'no_show');
    await task.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await become(id, 'confirmed');
    await task.waitFor();
  });
});

describe('Why can’t they book', () => {
  test('lists each rule with the times it removes, and makes times available again [AHD-006]', async ({ page }) => {
    await office.open(me, { min_notice_hours: 120 });
    const { position } = await candidate('Hana');
    const list = `/applicants/all/all/${position.digest_key}`;
    await open(page, `${list}?stage_id=${position.stageId}`);
    await button(page, "Why can't they book?").click();
    const drawer = dialog(page);
    await drawer.getByText('1 applicant is waiting to book.').waitFor();
    await drawer.getByText('120 hours minimum notice').waitFor();
    expect(page.url()).toContain(`why_not=${position.stageId}`);
    await expectAccessibleInLightAndDark(page);
    await drawer.getByRole('button', { name: 'Change to 4 hours' }).click();
    await drawer.getByRole('button', { name: 'Apply 1 fix' }).click();
    await drawer.getByText('4 hours minimum notice').waitFor();
    const [row] = await query('select min_notice_hours from calendars where staff_id = $1', [me]);
    expect(row.min_notice_hours).toBe(4);
    const shown = page.waitForEvent('popup');
    await drawer.getByRole('link', { name: 'View as an applicant' }).click();
    const preview = await shown;
    await preview.getByText('Nothing is saved').waitFor();
    await preview.locator('.times-best .time').first().waitFor();
    await preview.close();
    await office.open(me);
  });
});
