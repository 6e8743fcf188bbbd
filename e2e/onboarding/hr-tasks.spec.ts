/** What staff do in an onboarding: their tasks, forms with drafts, Section 2, reviews, and sends. */
import { uploadPortalFile } from '@onward/contract/onboarding/onboarding-portal';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { ANSWERS, type NewHire } from '../../testing/people/new-hire.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { FAILED_CALLS, routeOf, seeHeading, seeRoute, seeToast } from '../shell/steps.ts';
import { open, openOnboarding, PHONE } from './onboarding-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: OnboardingOffice;

beforeAll(async () => {
  office = await openOnboarding();
});
afterAll(() => office.product.stop());

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Somebody who has done everything up to Section 1. */
async function withSection1(name: string): Promise<NewHire> {
  const hire = await office.onboard([{ type: 'basic_information' }, { type: 'i9' }], {
    name,
    hired_date: '2026-11-16',
  });
  await hire.fillBasics();
  const { answers } = await hire.form('employee_fill_i9_form');
  await hire.submit('employee_fill_i9_form', { ...answers, ...ANSWERS.i9 });
  return hire;
}

async function withAnswers(name: string): Promise<NewHire> {
  const hire = await office.onboard(
    [
      { type: 'basic_information' },
      { type: 'collect_info', questions: [{ title: 'Shirt size' }, { title: 'Allergies', is_required: false }] },
    ],
    { name },
  );
  await hire.fillBasics();
  await hire.fillEmployment();
  expect((await hire.save('employee_fill_form', { question_1: 'Mediun' })).status).toBe(200);
  return hire;
}

/** Somebody who answered a question with a photo. */
async function withPhoto(page: Page, name: string): Promise<NewHire> {
  const questions = [{ title: 'Bank letter', question_type: 'file' as const }, { title: 'Name of the bank' }];
  const hire = await office.onboard([{ type: 'collect_info', questions }], { name });
  const form = new FormData();
  form.set('sharpness', '41');
  form.set('file', new Blob([new Uint8Array(await page.screenshot())], { type: 'image/png' }), 'letter.png');
  const { body } = await hire.portal.request<{ upload: { id: number } }>('POST', uploadPortalFile.path, { body: form });
  const answers = { question_1: body.upload.id, question_2: 'Orchard' };
  expect((await hire.save('employee_fill_form', answers)).status).toBe(200);
  return hire;
}

const keyOf = async (hire: NewHire, type: Parameters<OnboardingOffice['action']>[1]): Promise<string> =>
  (await office.action(hire.key, type)).action_key;

describe('Tasks of onboarding', () => {
  test('are listed most urgent first, and open at their action [ONB-017]', async ({ page }) => {
    const hire = await withSection1('Marcus Bell');
    await open(page, office, '/onboarding/tasks?query=marcus');
    const tasks = main(page).getByRole('link', { name: /Marcus Bell · Line cook/ });
    await tasks.first().waitFor();
    expect(await tasks.count()).toBe(2);
    await tasks.first().getByText('hr_fill_i9_form').waitFor();
    await expectAccessibleInLightAndDark(page);
    await tasks.first().click();
    await seeRoute(page, `/onboarding-tasks/${hire.key}?action=${await keyOf(hire, 'hr_fill_i9_form')}`);
    await seeHeading(page, 'hr_fill_i9_form');
  });
});

describe('A form of the company', () => {
  test('names what is missing, saves itself, survives a reload, and completes its task [ONB-041, ONB-046]', async ({
    page,
  }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Priya Raman' });
    await hire.fillBasics();
    await open(page, office, `/onboarding-tasks/${hire.key}`);
    await page.getByText('88 Candler Park Dr').waitFor();
    await page.getByLabel('Job title').fill('Barista');
    await page.getByRole('button', { name: 'Complete task' }).click();
    await page.getByText(/fields need your attention$/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await pick(main(page), 'Employment type', 'Part time');
    await page.getByLabel('Start date').fill('2026-12-01');
    await page.getByText('Draft saved').waitFor();
    await until(
      'the draft',
      async () => (await hire.form('hr_fill_basic_information_form', office.admin)).answers.job_title === 'Barista',
    );
    await page.reload();
    await page.getByLabel('Job title').waitFor();
    expect(await page.getByLabel('Job title').inputValue()).toBe('Barista');
    await page.getByLabel('Pay rate').fill('17.5');
    await pick(main(page), 'Paid per', 'Hour');
    await page.getByRole('button', { name: 'Complete task' }).click();
    await seeToast(page, 'Priya Raman: “hr_fill_basic_information_form” is done');
    await seeRoute(page, `/onboarding/view?process=${hire.key}`);
    await page.getByText('Everything is done').waitFor();
  });

  test('that somebody else saved meanwhile shows both values [AHD-021]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Isaac Mbeki' });
    await hire.fillBasics();
    await open(page, office, `/onboarding-tasks/${hire.key}`);
    await page.getByLabel('Job title').waitFor();
    const { version } = await hire.form('hr_fill_basic_information_form', office.admin);
    const theirs = { ...ANSWERS.employment, job_title: 'Cook' };
    const draft = await hire.save('hr_fill_basic_information_form', theirs, { draft: true, version }, office.admin);
    expect(draft.status).toBe(200);
    await page.getByLabel('Job title').fill('Chef');
    const conflict = page.getByRole('alert').filter({ hasText: 'Job title' });
    await conflict.getByText('Cook').waitFor();
    await conflict.getByText('Chef').waitFor();
    await conflict.getByRole('button').last().click();
    await until(
      'my value',
      async () => (await hire.form('hr_fill_basic_information_form', office.admin)).answers.job_title === 'Chef',
    );
  });
});

describe('Section 2 of Form I-9', () => {
  test('shows Section 1 and the days left, and is signed under penalty of perjury [ONB-044]', async ({ page }) => {
    const hire = await withSection1('Caleb Nguyen');
    await open(page, office, `/onboarding-tasks/${hire.key}?action=${await keyOf(hire, 'hr_fill_i9_form')}`);
    await page.getByText('A citizen of the United States').waitFor();
    await page.getByText('I-9 clock').waitFor();
    await page.getByText('One from List B and one from List C').click();
    await page.getByRole('region', { name: 'List C' }).waitFor();
    await page.getByText('One document from List A').click();
    const list = page.getByRole('region', { name: 'List A' });
    await pick(list, 'List A document', 'U.S. passport');
    await until(
      'the issuer',
      async () => (await list.getByLabel('Issuing authority').inputValue()) === 'U.S. Department of State',
    );
    await list.getByLabel('Document number').fill('512345678');
    await list.getByLabel('Expiration date').fill('2020-01-01');
    await page.getByLabel('Your title').fill('General manager');
    await page.getByRole('radio', { name: /^In person/ }).check();
    await page.getByRole('button', { name: 'Sign Section 2' }).click();
    await page.getByText('Check the box to sign').waitFor();
    await page.getByText(/field needs your attention$/).waitFor();
    await list.getByLabel('Expiration date').fill('2031-01-01');
    await page.getByRole('checkbox', { name: 'This is my signature' }).check();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Sign Section 2' }).click();
    await seeToast(page, 'Caleb Nguyen: “hr_fill_i9_form” is done');
    expect(await office.action(hire.key, 'hr_fill_i9_form')).toMatchObject({
      status: 'completed',
      signature_name: 'Renee Castellano',
    });
  });

  test('fits a phone [PLT-043]', async ({ page }) => {
    const hire = await withSection1('Nadia Petrov');
    await page.setViewportSize(PHONE);
    await open(page, office, `/onboarding-tasks/${hire.key}?action=${await keyOf(hire, 'hr_fill_i9_form')}`);
    await page.getByText('One document from List A').click();
    await page.getByRole('region', { name: 'List A' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    // Also what the page would cut off.
    const { x = 0, width = 0 } = (await page.getByRole('radiogroup').boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(PHONE.width);
  });
});

describe('The review of answers', () => {
  test('sends back only the marked field, and approves what was fixed [ONB-046, AHD-016]', async ({ page }) => {
    const hire = await withAnswers('Leila Haddad');
    await open(page, office, `/onboarding-tasks/${hire.key}`);
    await page.getByRole('button', { name: 'Ask for a fix: Shirt size' }).click();
    await page.getByRole('button', { name: 'Other' }).click();
    await page.getByRole('button', { name: 'Ask Leila Haddad to fix 1 field' }).click();
    await page.getByText('Write a reason').waitFor();
    await page.getByLabel('What the employee reads about Shirt size').fill('Which size is that?');
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Ask Leila Haddad to fix 1 field' }).click();
    await seeToast(page, 'Sent back to Leila Haddad');
    expect(await office.view(hire.key)).toMatchObject({ state: 'action_required' });
    expect(await office.action(hire.key, 'employee_fill_form')).toMatchObject({
      status: 'returned',
      fixes: [{ field: 'question_1', reason: 'Which size is that?' }],
    });
    expect((await hire.save('employee_fill_form', { question_1: 'Medium' })).status).toBe(200);
    await page.goto(`${office.product.url}/#/onboarding-tasks/${hire.key}`);
    await page.getByText('Medium', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await seeToast(page, 'Answers of Leila Haddad approved');
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed' });
  });

  test('shows the uploaded photo beside the answers, and leads to the next one that waits [ONB-017, ONB-046]', async ({
    page,
  }) => {
    const [first, second] = [await withPhoto(page, 'Omar Haddad'), await withPhoto(page, 'Priya Anand')];
    await open(page, office, `/onboarding-tasks/${first.key}`);
    const paper = page.getByRole('region', { name: 'File: Bank letter' });
    const photo = paper.getByRole('img', { name: 'letter.png' });
    await photo.waitFor();
    const { width: before = 0 } = (await photo.boundingBox()) ?? {};
    await paper.getByRole('button', { name: 'Zoom in' }).click();
    const { width: after = 0 } = (await photo.boundingBox()) ?? {};
    expect(after).toBeGreaterThan(before * 1.4);
    await paper.getByText('Sharpness 41 of 100, measured on the phone.').waitFor();
    await page.getByText('Waiting for you').waitFor();
    await page.getByText('0 of 1 answer compared with the paper.').waitFor();
    await page.getByLabel('Matches the paper: Name of the bank').check();
    await page.getByText('1 of 1 answer compared with the paper.').waitFor();
    await expectAccessibleInLightAndDark(page);
    const saving = page.waitForEvent('download');
    await paper.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toBe('letter.png');
    const opened = await office.rows(`select from audit_log where event = 'onboarding_file_opened'`);
    expect(opened).toHaveLength(2);

    const waiting = page.getByRole('navigation', { name: 'Reviews that wait for you' });
    await waiting.getByText(/^\d+ of \d+ to review$/).waitFor();
    await waiting.getByRole('button', { name: 'Next review' }).click();
    await seeRoute(page, `/onboarding-tasks/${second.key}?action=${await keyOf(second, 'review_form')}`);
    await waiting.getByRole('button', { name: 'Previous review' }).click();
    await seeRoute(page, `/onboarding-tasks/${first.key}?action=${await keyOf(first, 'review_form')}`);
    await page.setViewportSize(PHONE);
    await photo.waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('is a dialog in the list [ONB-015, ONB-046]', async ({ page }) => {
    await withAnswers('Tanya Brooks');
    await open(page, office, '/onboarding?query=tanya');
    await page.getByRole('button', { name: 'Review: Tanya Brooks' }).click();
    const review = dialog(page, /^Review employee_fill_form of Tanya Brooks/);
    await review.getByText('Mediun').waitFor();
    await review.getByRole('button', { name: 'Approve' }).click();
    await seeToast(page, 'Answers of Tanya Brooks approved');
    await review.waitFor({ state: 'detached' });
  });

  test('also sends answers back from the onboarding itself [ONB-046, ONB-050]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Chris Yang' });
    await hire.fillBasics();
    await open(page, office, `/onboarding/view?process=${hire.key}`);
    await page.getByRole('button', { name: 'Actions for basic_information' }).click();
    await page.getByRole('menuitem', { name: /^Send back/ }).click();
    const back = dialog(page, /^Send employee_fill_basic_information_form back/);
    await back.getByRole('textbox', { name: 'Reason' }).fill('The name is not your legal one');
    await back.getByRole('button', { name: 'Send back' }).click();
    await page
      .getByText(/Sent back by Renee Castellano: “The name is not your legal one”/)
      .first()
      .waitFor();
    expect(routeOf(page)).toContain(hire.key);
  });
});
