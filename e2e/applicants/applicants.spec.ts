/** Applicants in lists and on the board: found, selected, handled one by one and in bulk, with live updates. */
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { desktop, phone } from '../../testing/browser/launch-browser.ts';
import { Employer } from '../../testing/people/employer.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { enter, routeOf, seeToast, toasts } from '../shell/steps.ts';
import {
  addPeople,
  bar,
  crowd,
  dialog,
  type Job,
  menu,
  type Rows,
  row,
  seeNames,
  selectAllMatching,
  speak,
  stageNameOf,
  tick,
} from './applicants-steps.ts';

test.override('allowedConsoleErrors', [/status of 409/, /status of 422/]);

let product: InProcessProduct;
let admin: ApiCaller;
let employer: Employer;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
  // An announcement would cover the selection bar.
  await product.app.ownerPool.query('delete from pop_up_notifications');
});
afterAll(() => product.stop());

const rows: Rows = async (text, values = []) => (await product.app.ownerPool.query(text, values)).rows;
const apply = (job: Job, names: readonly string[]) => addPeople(rows, job, names);

/** A published job with its own process. */
async function job(values: Record<string, unknown> = {}, stages: object[] = []): Promise<Job> {
  const process = await employer.process([
    { id: -2, name: 'Review', stage_type: 'custom' },
    { id: -3, name: 'Trial shift', stage_type: 'custom' },
    ...stages,
  ]);
  const { id, digest_key, title } = await employer.publish({ hiring_process_template_id: process.id, ...values });
  const found = await rows<{ id: number; name: string }>(
    'select id, name from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  return { id, key: digest_key, title, stages: found };
}

async function open(page: Page, route: string): Promise<void> {
  await enter(page.context(), product.url);
  await page.setViewportSize(desktop);
  await page.goto(`${product.url}/#${route}`);
}
const listOf = ({ key }: Job): string => `/applicants/all/all/${key}`;

/** As a colleague would at the same time. */
const moveAsColleague = (id: number, stage: Job['stages'][number] | undefined) =>
  admin.call(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.move_to_stage,
      application_ids: [id],
      params: { stage_id: stage?.id },
      screen: 'position_applicants',
    },
  });
const statusOf = async (id: number): Promise<string> =>
  (await rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status ?? '';
const stageOf = (id: number) => stageNameOf(rows, id);

describe('Lists of applicants', () => {
  test('are searched, filtered and sorted in the URL, navigated by keyboard and saved as views [APP-006, APP-007, APP-008, APP-009, APP-010, AHD-003, AHD-004, PLT-035]', async ({
    page,
  }) => {
    const cook = await job();
    await apply(cook, ['Ada', 'Ben', 'Quilla']);
    await rows("update applications set rating = 4, referer_source = 'whatsapp' where email like $1", [
      `ben${cook.id}@%`,
    ]);
    await open(page, listOf(cook));
    await seeNames(page, ['Ada', 'Ben', 'Quilla']);
    await page.getByRole('link', { name: 'Review 0' }).click();
    await page.getByText('No applicants here').waitFor();
    await page.getByRole('link', { name: 'All 3' }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Rating' }).click();
    await page.getByRole('button', { name: '4 stars or more' }).click();
    await seeNames(page, ['Ben']);
    expect(routeOf(page)).toContain('rating=4');
    await row(page, 'Ben').getByText('WhatsApp').waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await seeNames(page, ['Ada', 'Ben', 'Quilla']);
    await page.keyboard.press('/');
    await page.keyboard.type('quilla');
    await seeNames(page, ['Quilla']);
    expect(routeOf(page)).toContain('query=quilla');
    await page.getByRole('searchbox', { name: 'Search applicants' }).fill('');
    await seeNames(page, ['Ada', 'Ben', 'Quilla']);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await bar(page).getByText('3 selected').waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('Space');
    await dialog(page).locator('nav').getByText('2 of 3').waitFor();
    await page.keyboard.press('k');
    await dialog(page).locator('nav').getByText('1 of 3').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('[data-row]:focus', { hasNotText: 'Ben' }).waitFor();
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await until('the profile to open', async () => routeOf(page).startsWith('/applicant/'));
    await open(page, `/applicants/all-applicants?query=quilla`);
    await seeNames(page, ['Quilla']);
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog(page).getByRole('textbox').first().fill('Quillas');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Quillas 1' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^applicants-\d{4}-\d\d-\d\d\.csv$/);

    await open(page, `/applicants/all/decatur/all`);
    await page.getByRole('heading', { level: 1, name: /Decatur/ }).waitFor();
  });
});

describe('Actions', () => {
  test('ask for what they need, change qualifying applicants, list the others and can be undone [APP-018, APP-019, APP-020, APP-021, APP-022, APP-023, APP-024, APP-026, AHD-001, AHD-005]', async ({
    page,
  }) => {
    const cook = await job();
    const [ada = 0, ben = 0, cleo = 0] = await apply(cook, ['Ada', 'Ben', 'Cleo']);
    await open(page, listOf(cook));
    await menu(page, 'Ada', 'Move to stage');
    await dialog(page, 'Move Ada Sample to a stage').getByRole('radio', { name: 'Review' }).check();
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await seeToast(page, 'Ada Sample moved to Review');
    await row(page, 'Ada').getByText('Review').first().waitFor();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await seeToast(page, 'Undone for Ada Sample');
    expect(await stageOf(ada)).toBe('Applied');
    await menu(page, 'Cleo', 'Reject');
    await dialog(page).getByText('Job filled').click();
    await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click();
    await until('Cleo to be rejected', async () => (await statusOf(cleo)) === 'rejected');
    await page.getByRole('link', { name: /^Rejected 1/ }).click();
    await seeNames(page, ['Cleo']);

    await open(page, listOf(cook));
    await tick(page, 'Ada').check();
    await tick(page, 'Ben').check();
    await page.getByRole('link', { name: /^Rejected 1/ }).click();
    await tick(page, 'Cleo').check();
    await bar(page).getByText('3 selected').waitFor();
    await bar(page).getByRole('button', { name: 'Reject', exact: true }).click();
    const rejecting = dialog(page, 'Reject 2 of 3 applicants');
    await rejecting.getByText('Cleo Sample').waitFor();
    await rejecting.getByRole('button', { name: 'Reject 2' }).click();
    await rejecting.getByText('Choose a reason').waitFor();
    await rejecting.getByText('Other', { exact: true }).click();
    await rejecting.getByText('Notify the applicants').click();
    await rejecting.getByRole('complementary').getByText('To Ada Sample').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await rejecting.getByRole('button', { name: 'Reject 2' }).click();
    await seeToast(page, '2 updated, 1 skipped');
    const outcome = page.getByRole('region', { name: 'Background tasks' });
    await outcome.getByText('Already rejected').waitFor();
    await outcome.getByRole('button', { name: 'Undo all 2' }).click();
    await until(
      'both to be back',
      async () => `${await statusOf(ada)} ${await statusOf(ben)}` === 'in_progress in_progress',
    );
    await page.getByRole('link', { name: /^All/ }).first().click();
    await page.getByRole('button', { name: 'Actions for Ada Sample' }).click();
    await page.getByRole('menuitem', { name: 'Why are some actions missing?' }).click();
    await dialog(page, 'Not available right now').getByText('0 of 1 are rejected').waitFor();
    await page.keyboard.press('Escape');
  });

  test('hire, close the filled job, deactivate, reactivate, move, share and print [APP-011, APP-015, APP-025, APP-027, APP-034, APP-035]', async ({
    page,
  }) => {
    const cook = await job({ openings: 1 });
    const other = await job();
    const [ada = 0, ben = 0] = await apply(cook, ['Ada', 'Ben', 'Cleo']);
    await open(page, listOf(cook));
    await menu(page, 'Ada', 'Mark as hired');
    await dialog(page).getByRole('button', { name: 'Mark as hired' }).click();
    await dialog(page, `Close ${cook.title}?`).getByRole('button', { name: 'Close job' }).click();
    await page.getByText('Closed', { exact: true }).waitFor();
    expect(await statusOf(ada)).toBe('hired');

    await menu(page, 'Ben', 'Mark as inactive');
    await dialog(page).getByRole('button', { name: 'Mark as inactive' }).click();
    await seeNames(page, ['Ada', 'Cleo']);
    await open(page, `/applicants/inactive-applicants?query=ben${cook.id}`);
    await menu(page, 'Ben', 'Reactivate');
    await until('Ben to be back', async () => (await statusOf(ben)) === 'in_progress');

    await open(page, listOf(cook));
    await menu(page, 'Cleo', 'Move to another job');
    await dialog(page).getByRole('combobox').fill(other.title);
    await page.getByTitle(new RegExp(`^${other.title},`)).click();
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await seeNames(page, ['Ada', 'Ben']);

    await menu(page, 'Ben', 'Share');
    await dialog(page).getByRole('combobox').nth(1).fill('friend@mail.test,');
    await dialog(page).getByRole('button', { name: 'Share' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await menu(page, 'Ben', 'Add note');
    await dialog(page).getByRole('textbox').fill('Call on Monday');
    await dialog(page).getByRole('button', { name: 'Add note' }).click();
    await dialog(page).waitFor({ state: 'detached' });

    await open(page, listOf(other));
    await page.getByRole('button', { name: 'Add applicant' }).click();
    const adding = dialog(page, `Add applicant to ${other.title}`);
    await adding.getByRole('textbox', { name: /First name/ }).fill('Cleo');
    await adding.getByRole('textbox', { name: /Last name/ }).fill('Sample');
    await adding.getByRole('textbox', { name: 'Email' }).fill(`cleo${cook.id}@mail.test`);
    await adding.getByRole('button', { name: 'Add applicant' }).click();
    await adding.getByRole('button', { name: 'Open existing application' }).waitFor();
    await adding.getByRole('textbox', { name: 'Email' }).fill(`dora${cook.id}@mail.test`);
    await adding.getByRole('textbox', { name: /First name/ }).fill('Dora');
    await adding.getByRole('button', { name: 'Add applicant' }).click();
    await row(page, 'Dora').waitFor();
    await open(page, listOf(cook));
    await row(page, 'Ben').waitFor();

    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await menu(page, 'Ben', 'Print');
    await page.getByRole('heading', { level: 2, name: 'Ben Sample' }).waitFor();
    await page.locator('html[data-printed="yes"]').waitFor({ state: 'attached' });
    await until('the history to tell it', async () => {
      const entries = await rows('select from application_histories where application_id = $1 and action = $2', [
        ben,
        'printed',
      ]);
      return entries.length === 1;
    });
  });

  test('on all matching applicants run in the background, survive a reload and can be undone [APP-009, APP-023, APP-034, AHD-001]', async ({
    page,
  }) => {
    const cook = await job();
    await apply(cook, crowd(120));
    await open(page, listOf(cook));
    const work = page.getByRole('region', { name: 'Background tasks' });
    await selectAllMatching(page, 120);
    await bar(page).getByRole('button', { name: 'Share' }).click();
    await dialog(page).getByRole('combobox').nth(1).fill('guest@mail.example,');
    await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
    await work.getByText('120 updated', { exact: true }).waitFor();
    await work.getByRole('button', { name: 'Close' }).click();
    await work.waitFor({ state: 'detached' });
    await selectAllMatching(page, 120);
    await bar(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Mark as inactive' }).click();
    await dialog(page).getByRole('button', { name: 'Mark as inactive' }).click();
    await dialog(page).getByText("This doesn't match the number of people").waitFor();
    await dialog(page)
      .getByRole('textbox', { name: /Type 120/ })
      .fill('120');
    await dialog(page).getByRole('button', { name: 'Mark as inactive' }).click();
    await work.getByText('120 updated', { exact: true }).waitFor();
    await page.getByText('No applicants here').waitFor();
    await page.reload();
    await work.getByText('120 updated', { exact: true }).waitFor();
    await work.getByRole('button', { name: 'Undo all 120' }).click();
    await seeToast(page, 'Undone for 120');
    await page.getByRole('link', { name: 'All 120' }).waitFor();
    await work.waitFor({ state: 'detached' });
  });
});

describe('The board', () => {
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const card = (page: Page, stage: string, name: string) =>
    column(page, stage).getByRole('listitem').filter({ hasText: name });

  test('moves cards by pointer and keyboard, several at once, with undo, and one stage at a time on a phone [APP-010, APP-005, APP-037, AHD-001, AHD-004]', async ({
    page,
  }) => {
    const form = await employer.form([{ id: 1, title: 'Shirt size', question_type: 'short_text' }]);
    const cook = await job({}, [{ id: -4, name: 'Check', stage_type: 'online_form', config: { form_id: form.id } }]);
    const [ada = 0, ben = 0, cleo = 0] = await apply(cook, ['Ada', 'Ben', 'Cleo', ...crowd(24)]);
    await open(page, `${listOf(cook)}?view=board`);
    await card(page, 'Applied', 'Ada').waitFor();
    await column(page, 'Applied').getByRole('button', { name: 'Show 7 more' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await card(page, 'Applied', 'Ada').hover();
    await page.mouse.down();
    const check = await column(page, 'Check').boundingBox();
    await page.mouse.move((check?.x ?? 0) + 80, (check?.y ?? 0) + 120, { steps: 8 });
    await page.getByText('Sends Ada the link for this stage.').waitFor();
    const target = await column(page, 'Review').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 80, (target?.y ?? 0) + 120, { steps: 8 });
    await page.mouse.up();
    await card(page, 'Review', 'Ada').waitFor();
    await seeToast(page, 'Ada Sample moved to Review');
    await until('the server to know', async () => (await stageOf(ada)) === 'Review');
    await toasts(page).getByRole('button', { name: 'Undo' }).first().click();
    await card(page, 'Applied', 'Ada').waitFor();

    await card(page, 'Applied', 'Ben').getByRole('checkbox').check();
    await card(page, 'Applied', 'Cleo').getByRole('checkbox').check();
    await card(page, 'Applied', 'Ben').getByRole('link').focus();
    await page.keyboard.press('Space');
    const received = (text: RegExp) => page.getByText(text).first().waitFor({ state: 'attached' });
    await received(/over Applied, 1 of 4/);
    await page.keyboard.press('ArrowRight');
    await received(/2 applicants over Review, 2 of 4/);
    await page.keyboard.press('ArrowRight');
    await received(/2 applicants over Trial shift, 3 of 4/);
    await page.keyboard.press('Space');
    await until(
      'both to be moved',
      async () => `${await stageOf(ben)} ${await stageOf(cleo)}` === 'Trial shift Trial shift',
    );

    await moveAsColleague(ben, cook.stages[1]);
    await card(page, 'Review', 'Ben').waitFor();
    await page.setViewportSize(phone);
    await page.getByRole('heading', { name: /^Applied/ }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Next stage' }).click();
    await card(page, 'Review', 'Ben').getByRole('button', { name: 'Move' }).click();
    await dialog(page).getByRole('radio', { name: 'Trial shift' }).check();
    await dialog(page).getByRole('button', { name: 'Move' }).click();
    await until('Ben to be moved', async () => (await stageOf(ben)) === 'Trial shift');
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('Everybody', () => {
  test('sees changes of others in place, finds people in the palette, in French, in the dark and on a phone [APP-037, AHD-004, PLT-039]', async ({
    page,
  }) => {
    const cook = await job();
    const [ada = 0] = await apply(cook, ['Ada', 'Ben']);
    await open(page, listOf(cook));
    await seeNames(page, ['Ada', 'Ben']);
    await rows("update applications set applied_at = now() - interval '1 day' where position_id = $1", [cook.id]);
    await page.reload();
    await row(page, 'Ben').waitFor();
    await apply(cook, ['Newcomer']);
    await moveAsColleague(ada, cook.stages[2]);
    await row(page, 'Ada').getByText('Trial shift').first().waitFor();
    await page.getByRole('button', { name: '1 new' }).click();
    await row(page, 'Newcomer').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search and commands' }).getByRole('combobox').fill(cook.title);
    await page.getByRole('option', { name: new RegExp(`^${cook.title}`) }).waitFor();
    await page.getByRole('combobox', { name: 'Search' }).fill('newcomer');
    await page.getByRole('option', { name: /Newcomer Sample/ }).click();
    await until('the profile to open', async () => routeOf(page).startsWith('/applicant/'));

    await page.goto(`${product.url}/#${listOf(cook)}`);
    await page.setViewportSize(phone);
    await page.getByRole('listitem').filter({ hasText: 'Newcomer' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(desktop);
    await speak(page, 'Français');
    await page.getByRole('button', { name: 'Ajouter un candidat' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await speak(page, 'English');
    await page.getByRole('button', { name: 'Add applicant' }).waitFor();
  });
});
