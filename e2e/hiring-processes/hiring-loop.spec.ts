/** The complete journey of one applicant on both sides at once: their phone, and the manager's screen. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { conversationPage } from '../../testing/browser/conversation-page.ts';
import { daytime } from '../../testing/people/daytime.ts';
import { freshPhone } from '../../testing/people/employer.ts';
import { InterviewOffice } from '../../testing/people/interview-office.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { linkIn } from '../../testing/product/outside.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { awake, Hiring, SMALL_PHONE } from '../careers/careers-steps.ts';

const ADMIN = 'super.admin@larkfield.test';

let product: InProcessProduct;
let hiring: Hiring;
let office: InterviewOffice;
let interviewer: number;

beforeAll(async () => {
  // Texts wait until morning in the recipient's zone, so here it is always daytime.
  const [day, begun] = [daytime().getTime(), Date.now()];
  product = await startInProcess({ sandbox: true, clock: () => new Date(day + Date.now() - begun) });
  const stranger = new ApiCaller(product.url);
  hiring = await Hiring.begin(product);
  office = new InterviewOffice(stranger, await stranger.signIn(ADMIN));
  const rows = await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [
    ADMIN,
  ]);
  interviewer = rows[0].id;
  await office.open(interviewer);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Messages of an action are sent once it can no longer be undone. */
const TIMEOUT_MS = 30_000;

/** The newest text that matches. */
const texted = (number: string, words: RegExp): Promise<string> =>
  until(
    `a text like ${words}`,
    async () => (await product.outside.texts(`+1${number}`)).map(({ body }) => body).find((body) => words.test(body)),
    TIMEOUT_MS,
  );

const AGREED = /Your interview for .* is (now )?on /;

/** As if it were the day before the interview. */
const letTimePass = () =>
  until('the timer of the reminder', async () => {
    const due = await query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where key like 'automation:meeting:%'`,
    );
    return due.length > 0;
  });

async function chooseTime(phone: Page, nth: number): Promise<void> {
  await phone.locator('.times-best .time').nth(nth).click();
  await button(phone, 'Confirm this time').click();
}

describe('From a job on a phone to being ready for an offer', () => {
  test('apply, get a text, book, move it, be reminded, be marked complete, move on [CAR-008, CAR-013, CAR-017, SCH-002, SCH-011, SCH-012, SCH-015, APP-023, APP-037, JOB-025, NTF-022]', async ({
    page: manager,
    browser,
  }) => {
    const number = freshPhone();
    const position = await office.posting({ interviewer_ids: [interviewer] }, [
      {
        kind: 'meeting_reminder',
        stage_id: -2,
        trigger: 'before_meeting',
        delay_seconds: 60,
        channel: 'sms',
        message_template: { subject: '', body: 'See you soon, {{applicant_first_name}}: {{meeting_time}}.' },
      },
    ]);
    // The phone sends its zone when a time is picked; at night there, texts would wait until morning.
    const phoneContext = { viewport: SMALL_PHONE, timezoneId: 'America/New_York', reducedMotion: 'reduce' } as const;
    const phone = await (await browser.newContext(phoneContext)).newPage();
    await signIn(manager.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
    await manager.goto(`${product.url}/#/applicants/all/all/${position.digest_key}`);
    await manager.getByText('No applicants here').waitFor();

    await phone.goto(await hiring.addressOf(position));
    await phone.getByRole('link', { name: /Apply now/ }).click();
    await awake(phone);
    await phone.getByLabel('First name').fill('Imani');
    await phone.getByLabel('Last name').fill('Brooks');
    await phone.getByLabel('Mobile number').fill(number);
    await phone.getByRole('checkbox', { name: /I agree to get text messages/ }).check();
    await button(phone, /^Continue$/).click();
    await button(phone, 'Submit application').click();
    await heading(phone, 'Thanks, Imani').waitFor();

    await manager.getByRole('link', { name: 'Imani Brooks' }).first().click();
    await heading(manager, /^Imani Brooks/).waitFor();
    await tab(manager, /Schedule/).click();

    // One text asks to confirm the number; everything later waits for the reply.
    await phone.goto(linkIn(await texted(number, /Reply YES/), '/thanks/'));
    await product.outside.confirmNumber(`+1${number}`);
    await phone.locator('a[href*="/booking/"]').click();
    await awake(phone);
    expect(await scrollsSideways(phone)).toBe(false);
    await chooseTime(phone, 0);
    await heading(phone, 'We got your time, Imani').waitFor();

    const meeting = manager.getByRole('region', { name: 'Interview' });
    await meeting.getByText('Pending').waitFor();
    await meeting.getByRole('button', { name: 'Confirm' }).click();
    await meeting.getByText(/ by Renee Castellano/).waitFor();
    const first = await texted(number, AGREED);

    await button(phone, 'Pick another time').click();
    await chooseTime(phone, 1);
    await heading(phone, 'We got your time, Imani').waitFor();
    await meeting.getByText('Pending').waitFor();
    await meeting.getByRole('button', { name: 'Confirm' }).click();
    await until('the new time in a text', async () => (await texted(number, AGREED)) !== first, TIMEOUT_MS);

    const [{ id: thread }] = await query(
      'select c.id from conversations c join applications a on a.person_id = c.person_id where a.position_id = $1',
      [position.id],
    );
    await phone.goto(await conversationPage(product, thread));
    const card = phone.getByRole('region', { name: 'Interview' });
    await card.getByText(/^Interview/).waitFor();
    await card.getByRole('link', { name: 'Change' }).click();
    await heading(phone, "You're booked, Imani").waitFor();

    await letTimePass();
    await texted(number, /See you soon, Imani: /);
    await tab(manager, /Messages/).click();
    await button(manager, /automated messages$/)
      .first()
      .click();
    await manager
      .getByText(/See you soon, Imani: /)
      .first()
      .waitFor();
    expect(await violationsOf(manager)).toEqual([]);

    await button(manager, 'More actions').click();
    await manager.getByRole('menuitem', { name: 'Mark interview as completed' }).click();
    await manager.getByText('Completed').first().waitFor();
    await button(manager, 'Move to Decision').click();
    await manager.getByRole('heading', { name: 'Make a decision' }).waitFor();
    const [moved] = await query(
      `select a.stage_status, s.name as stage from applications a join stages s on s.id = a.stage_id
       where a.position_id = $1`,
      [position.id],
    );
    expect(moved).toEqual({ stage: 'Decision', stage_status: null });
    await phone.context().close();
  }, 180_000);
});
