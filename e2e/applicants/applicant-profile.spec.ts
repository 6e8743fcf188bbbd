/** One applicant: viewed, rated, noted, moved, edited and shared. */
import { createNote, createShare } from '@onward/contract/applicants/application-remarks';
import { updateApplication } from '@onward/contract/applicants/applications';
import { deletePosition } from '@onward/contract/positions/positions';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { Employer } from '../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../testing/people/insert-applicant.ts';
import type { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { inspect, scrollsSideways, violationsOf } from '../accessibility.ts';
import { apiOf, dialog, open } from '../positions/positions-steps.ts';
import { FAILED_CALLS, seeHeading, seeToast, toasts } from '../shell/steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

interface Job {
  id: number;
  key: string;
  stageId: number;
}

const MANAGER = 'manager@larkfield.test';
let product: InProcessProduct;
let api: ApiCaller;
let manager: ApiCaller;
let job: Job;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // An announcement in the corner would cover the buttons used here.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  api = await apiOf(product.url);
  manager = await apiOf(product.url, MANAGER);
  job = await publish('Barista');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function publish(title: string): Promise<Job> {
  const employer = new Employer(api);
  const process = await employer.process([
    { id: -2, name: 'Trial shift', stage_type: 'custom' },
    { id: -3, name: 'Last talk', stage_type: 'custom' },
  ]);
  const { id, digest_key: key } = await employer.publish({ title, hiring_process_template_id: process.id });
  const [{ id: stageId }] = await rows(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  return { id, key, stageId };
}

const someone = (more: Partial<TestApplicant> = {}, { id, stageId } = job) =>
  insertApplicant(product.app.ownerPool, { positionId: id, stageId, phone: '4045550148', ...more });

const ANSWERS = [
  { question_id: 1, title: 'Are you 18 or older?', question_type: 'yes_no', value: 'yes', passed: true },
  { question_id: 2, title: 'Years behind a bar', question_type: 'number', value: 1, passed: false },
  { question_id: 3, title: 'Why us?', question_type: 'long_text', value: 'I like your coffee.', passed: null },
];

const answer = (id: number) =>
  rows('update applications set answers = $2 where id = $1', [id, JSON.stringify(ANSWERS)]);

const openProfile = (page: Page, id: number, query = '', email?: string) =>
  open(page, product.url, `/applicant/${id}${query}`, email);

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name });

describe('The profile of an applicant', () => {
  test('leads Back to its row in the list, where the keyboard goes on [APP-012, AHD-004]', async ({ page }) => {
    for (const lastName of ['Alder', 'Birch']) await someone({ firstName: 'Zinnia', lastName });
    await open(page, product.url, '/applicants/all-applicants?query=zinnia');
    await page.getByRole('link', { name: 'Zinnia Alder' }).click();
    await seeHeading(page, 'Zinnia Alder');
    await page.goBack();
    await page.locator('[data-row]:focus', { hasText: 'Zinnia Alder' }).waitFor();
  });

  test('is viewed, rated, given files, notes and feedback, all listed in its activity [APP-012, APP-013, APP-014, APP-031, APP-032, APP-033, APP-036, AHD-022]', async ({
    page,
  }) => {
    const id = await someone({ firstName: 'Amara', lastName: 'Okafor', email: 'amara@mail.example' });
    await answer(id);
    await openProfile(page, id);
    await seeHeading(page, 'Amara Okafor');
    await page.getByRole('link', { name: 'amara@mail.example' }).waitFor();
    expect(await page.getByRole('link', { name: '+1 404 555 0148' }).getAttribute('href')).toBe('tel:+14045550148');
    await page.getByText('Passed 1 of 2').waitFor();
    await page.getByText('No match', { exact: true }).waitFor();
    await page.getByText('Assigned managers').waitFor();
    await until('the applicant to be seen', async () => {
      const [{ seen_at }] = await rows('select seen_at from applications where id = $1', [id]);
      return seen_at !== null;
    });

    await page.getByRole('button', { name: 'Rate' }).click();
    await page.locator('label', { hasText: '4 stars' }).click();
    await page.getByRole('button', { name: /^4\.0/ }).waitFor();
    await page.keyboard.press('Escape');

    await page.locator('input[type=file]').setInputFiles({
      name: 'Certificate.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('ServSafe, valid until 2028'),
    });
    await seeToast(page, 'Certificate.txt added');
    await page.getByRole('button', { name: 'Preview Certificate.txt' }).click();
    await page.getByText('ServSafe, valid until 2028').waitFor();
    await dialog(page, 'Certificate.txt').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Delete Certificate.txt' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByText('No files yet').waitFor();

    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByLabel('Note', { exact: true }).click();
    // The ring is on the frame around the box and its buttons.
    const shadows = await page.getByLabel('Note', { exact: true }).evaluate((box) => {
      const frames = [box, box.parentElement, box.parentElement?.parentElement, box.closest('div:has(button)')];
      return frames.map((frame) => (frame ? getComputedStyle(frame).boxShadow : 'none'));
    });
    expect(shadows.some((shadow) => shadow !== 'none')).toBe(true);
    await page.keyboard.type('Knows the till. Ask @Dana');
    await page.getByRole('menuitem', { name: 'Dana Whitfield' }).click();
    await page.getByRole('button', { name: 'Add note' }).last().click();
    const notes = page.getByRole('list', { name: 'Notes' });
    await notes.locator('mark', { hasText: '@Dana Whitfield' }).waitFor();
    await page.getByRole('button', { name: /'s note$/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('checkbox', { name: 'Only visible to admins' }).last().check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await notes.getByText('Admins only').waitFor();

    await tab(page, /Feedback/).click();
    await page.getByRole('button', { name: 'Submit feedback' }).click();
    await page.getByText('Choose an answer').waitFor();
    await page.getByRole('radio', { name: 'Strong yes' }).check();
    await page.getByLabel('What did you notice?').fill('Calm under pressure');
    await page.getByRole('button', { name: 'Submit feedback' }).click();
    await page.getByRole('list', { name: 'Feedback' }).getByText('Calm under pressure').waitFor();
    await page.getByRole('button', { name: 'Delete all notes and feedback' }).click();
    await page.getByRole('button', { name: 'Delete all', exact: true }).click();
    await page.getByText('No feedback yet').waitFor();

    await page.getByRole('link', { name: 'View all' }).click();
    const activity = page.getByRole('list', { name: 'Activity', exact: true });
    for (const words of [
      'All notes and feedback deleted',
      'Feedback given',
      'Note added',
      'File deleted',
      'Rated 4 stars',
    ]) {
      await activity.getByText(words, { exact: true }).waitFor();
    }
    await activity.getByText('by Renee Castellano').first().waitFor();

    const shown = page.getByRole('navigation', { name: 'Show' });
    await shown.getByRole('link', { name: 'Files and forms' }).click();
    await activity.getByText('Note added', { exact: true }).waitFor({ state: 'detached' });
    await activity.getByText('File deleted', { exact: true }).waitFor();
    await page.reload();
    await activity.getByText('File deleted', { exact: true }).waitFor();
    expect(await activity.getByText('Note added', { exact: true }).count()).toBe(0);
    await shown.getByRole('link', { name: 'Changes' }).click();
    await page.getByText('No activity of this kind yet').waitFor();
  });

  test('navigates through the list, offers actions in the fixed order with undo, and shows changes by others [APP-016, APP-017, APP-019, APP-021, APP-037, AHD-001, AHD-004, AHD-005, AHD-021, PLT-048]', async ({
    page,
  }) => {
    const other = await publish('Roaster');
    const first = await someone({ firstName: 'Bea', lastName: 'Lopez', status: 'inactive' }, other);
    const second = await someone({ firstName: 'Cal', lastName: 'Moss' }, other);
    const [{ person_id: personId }] = await rows('select person_id from applications where id = $1', [second]);
    await someone({ firstName: 'Cal', lastName: 'Moss', personId });
    const list = new URLSearchParams({ order: 'name asc', position_key: other.key, status: 'in_progress,inactive' });
    await openProfile(page, first, `?${new URLSearchParams({ list: String(list), at: '0' })}`);
    await page.getByText('1 of 2').waitFor();
    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByText('In progress', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Next applicant' }).click();
    await seeHeading(page, 'Cal Moss');
    await page.getByText('2 of 2').waitFor();
    await page.keyboard.press('k');
    await seeHeading(page, 'Bea Lopez');
    await page.getByText('1 of 2').waitFor();
    await page.keyboard.press('j');
    await seeHeading(page, 'Cal Moss');
    await page.getByText('1 other application from this person:').waitFor();
    await page.getByRole('button', { name: 'Move to Trial shift' }).click();
    await page.getByRole('button', { name: 'Move to Last talk' }).waitFor();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Move to Trial shift' }).waitFor();

    await page.getByRole('button', { name: 'More actions' }).click();
    const offered = await page.getByRole('menuitem').allTextContents();
    expect(offered).toEqual([
      'Share',
      'Move to another job',
      'Mark as hired',
      'Print',
      'Mark as inactive',
      'Reject for all jobs',
      'Edit name and contact',
      'Find duplicates',
      'Do not rehire',
      'Export personal data',
      'Erase person',
      'Why are some actions missing?',
    ]);
    await page.getByRole('menuitem', { name: 'Edit name and contact' }).click();
    await manager.call(updateApplication, { params: { id: second }, body: { application: { last_name: 'Mossman' } } });
    await page.getByText(/just changed this/).waitFor();
    await page.getByLabel('Last name').fill('Mossy');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Someone else saved this while you were editing').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await seeHeading(page, 'Cal Mossy');

    await api.call(deletePosition, { params: { position_key: other.key } });
    await page.reload();
    const warning = dialog(page, 'Essential data is missing');
    await warning.getByRole('button', { name: 'OK' }).click();
    await warning.waitFor({ state: 'hidden' });
    await seeHeading(page, 'Cal Mossy');
  });

  test('offers a reminder while a form is pending, and undoes it [APP-030, AHD-001]', async ({ page }) => {
    const employer = new Employer(api);
    const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
    const process = await employer.process([
      { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } },
    ]);
    const { id: positionId } = await employer.publish({ hiring_process_template_id: process.id });
    const [stage] = await rows('select id from stages where hiring_process_template_id = $1 and name = $2', [
      process.id,
      'Availability',
    ]);
    const id = await someone({ firstName: 'Fay', lastName: 'Orr', positionId, stageId: stage.id });
    await rows("update applications set stage_status = 'not_submitted' where id = $1", [id]);
    await openProfile(page, id, '?tab=activity');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Send reminder' }).click();
    await seeToast(page, 'Reminder sent to Fay Orr');
    await page.getByText('Reminder sent', { exact: true }).first().waitFor();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone: reminder').first().waitFor();
  });

  test('is shown to a guest through a link without scripts, until it is revoked [APP-034]', async ({
    page,
    browser,
  }) => {
    const id = await someone({ firstName: 'Dee', lastName: 'Nash', email: 'dee@mail.example' });
    await api.call(createNote, { params: { id }, body: { note: { body: 'Knows the till' } } });
    await api.call(createShare, { params: { id }, body: { emails: ['guest@mail.example'], message: 'Have a look' } });
    const { text } = await product.outside.email('guest@mail.example');
    const address = /\/shared\/[\w-]+/.exec(text)?.[0] ?? '';

    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const guest = await context.newPage();
    await guest.goto(`${product.url}${address}`);
    await seeHeading(guest, 'Dee Nash');
    await guest.getByText('Knows the till').waitFor();
    expect(await guest.content()).not.toContain('dee@mail.example');

    await openProfile(page, id);
    await page.getByRole('button', { name: 'Turn off the link for guest@mail.example' }).click();
    await page.getByRole('button', { name: 'Turn off link' }).click();
    await page.getByText('Turned off', { exact: true }).waitFor();
    await guest.reload();
    await seeHeading(guest, 'This link is no longer valid');
    await context.close();

    await page.goto(`${product.url}${address}`);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('can be used in light and dark, on a phone and in French [PLT-039, PLT-057]', async ({ page, browser }) => {
    const id = await someone({ firstName: 'Eve', lastName: 'Park', email: 'eve@mail.example' });
    await answer(id);
    await api.call(createNote, { params: { id }, body: { note: { body: 'Knows the till' } } });
    await openProfile(page, id);
    await seeHeading(page, 'Eve Park');
    await inspect(page);

    const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', colorScheme: 'dark' });
    await rememberInBrowser(context, { locale: 'fr' });
    const french = await context.newPage();
    await openProfile(french, id, '?tab=notes', MANAGER);
    await french.getByText('Knows the till').waitFor();
    await french.getByRole('button', { name: 'Changer d’étape' }).waitFor();
    expect(await violationsOf(french)).toEqual([]);
    expect(await scrollsSideways(french)).toBe(false);
    await french.getByRole('link', { name: 'Activité' }).click();
    await french.getByRole('list', { name: 'Activité' }).getByText('Note ajoutée').waitFor();
    await context.close();
  });
});
