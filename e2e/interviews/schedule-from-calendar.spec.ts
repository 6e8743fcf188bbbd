/** The calendar of everyone's interviews, and scheduling from it, for applicants who wait for a time and for others. */
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { applyTo } from '../../testing/people/employer.ts';
import { InterviewOffice } from '../../testing/people/interview-office.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';

const ADMIN = 'super.admin@larkfield.test';

let product: InProcessProduct;
let admin: ApiCaller;
let office: InterviewOffice;
let me: number;
beforeAll(async () => {
  product = await startInProcess();
  const stranger = new ApiCaller(product.url);
  admin = await stranger.signIn(ADMIN);
  office = new InterviewOffice(stranger, admin);
  const [row] = await query('select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1', [
    ADMIN,
  ]);
  me = Number(row.id);
  await office.open(me);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const placeOf = async (id: number): Promise<string> => {
  const [place] = await query(
    `select s.name || ', ' || coalesce(a.stage_status, '') as place from applications a join stages s on s.id = a.stage_id where a.id = $1`,
    [id],
  );
  return place.place;
};

async function candidate(first_name: string): Promise<number> {
  const position = await office.posting({ interviewer_ids: [me] });
  const { digestKey } = await office.apply(position, { first_name });
  const [row] = await query('select id from applications where digest_key = $1', [digestKey]);
  return Number(row.id);
}

async function moveToDecision(id: number): Promise<void> {
  const body = { action_type: ACTION_CODES.move_to_stage, application_ids: [id], params: { stage_name: 'Decision' } };
  expect((await admin.call(performApplicationAction, { body })).status).toBe(200);
}

const dialog = (page: Page) => page.getByRole('dialog').last();

async function openDialog(page: Page, name: string): Promise<void> {
  await signIn(page.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#/schedule`);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Search applicants' }).fill(name);
}

async function assign(page: Page, name: string): Promise<void> {
  const form = page.getByRole('dialog', { name: `Schedule ${name}` });
  await form.getByLabel('Date').fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await form.getByLabel(/^Time/).fill('10:00');
  await form.getByRole('button', { name: `Schedule ${name}` }).click();
  await form.waitFor({ state: 'detached' });
}

describe('The calendar', () => {
  test('takes the only match with Enter [SCH-009]', async ({ page }) => {
    await candidate('Quillon');
    await openDialog(page, 'Quillon');
    await dialog(page)
      .getByRole('button', { name: /Quillon/ })
      .waitFor();
    await dialog(page).getByRole('textbox', { name: 'Search applicants' }).press('Enter');
    await page.getByRole('dialog', { name: 'Schedule Quillon' }).waitFor();
  });

  test('schedules an applicant who waits for a time [SCH-009]', async ({ page }) => {
    const id = await candidate('Nadia');
    await openDialog(page, 'Nadia');
    await dialog(page).getByRole('list', { name: 'Waiting for a time' }).getByRole('button', { name: /Nadia/ }).click();
    await assign(page, 'Nadia');
    await until('the interview', async () => (await placeOf(id)) === 'Interview, confirmed');
  });

  test('finds others by name, and moves them to the interview stage with it [SCH-009]', async ({ page }) => {
    const id = await candidate('Odile');
    await moveToDecision(id);
    await openDialog(page, 'Odile');
    await expectAccessibleInLightAndDark(page);
    await dialog(page)
      .getByRole('list', { name: 'Not in an interview stage' })
      .getByRole('button', { name: /Odile/ })
      .click();
    await dialog(page).getByText('Odile moves from Decision to Interview.').waitFor();
    await assign(page, 'Odile');
    await until('the interview', async () => (await placeOf(id)) === 'Interview, confirmed');
  });

  test('says when a job has no interview stage [SCH-009]', async ({ page }) => {
    const process = await office.employer.process([{ id: -2, name: 'Talk', stage_type: 'custom' }]);
    const position = await office.employer.publish({ hiring_process_template_id: process.id });
    await applyTo(new ApiCaller(product.url), position, { first_name: 'Pia' });
    await openDialog(page, 'Pia');
    await dialog(page).getByRole('button', { name: /Pia/ }).click();
    await dialog(page).getByText('Add one to its hiring process, then schedule again.').waitFor();
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('shows exactly the interviews of the week that the dashboard counts, of a brand too [CMP-060, PLT-017]', async ({
    page,
  }) => {
    await signIn(page.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
    for (const address of ['/dashboard', '/dashboard/tidewater']) {
      await page.goto(`${product.url}/#${address}`);
      const tile = page.getByRole('link', { name: /interviews? this week$/ });
      const count = Number.parseInt((await tile.textContent()) ?? '', 10);
      await tile.click();
      await page.getByText(`${count} interview${count === 1 ? '' : 's'}`, { exact: false }).waitFor();
    }
    await page.getByRole('button', { name: 'Brand: Tidewater' }).waitFor();
  });
});
