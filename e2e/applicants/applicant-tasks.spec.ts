/** Answers of forms and quizzes on the list, the board, Home and the profile. */
import { saveFormTask, saveQuizTask, startQuizTask } from '@onward/contract/careers/applicant-tasks';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { applyTo, Employer } from '../../testing/people/employer.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { apiOf, open } from '../positions/positions-steps.ts';
import { seeHeading } from '../shell/steps.ts';
import { row } from './applicants-steps.ts';

const FORM = [
  { id: 1, title: 'Do you have a car?', question_type: 'yes_no', acceptable_answers: ['yes'] },
  { id: 2, title: 'How do you get to work?', question_type: 'short_text' },
];
const asked = (id: number, title: string, correct: string, points: number) => ({
  id,
  title,
  question_type: 'single_choice',
  options: [correct, 'Not sure'],
  correct_answers: [correct],
  points,
});
const QUIZ = [asked(1, 'How long do you wash your hands?', '20 seconds', 3), asked(2, 'Raw chicken goes', 'Below', 4)];

let product: InProcessProduct;
let employer: Employer;
let applicant: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' } });
  // An announcement in the corner would cover the buttons used here.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  employer = new Employer(await apiOf(product.url));
  applicant = new ApiCaller(product.url);
});
afterAll(() => product.stop());

async function applyInto(stage: object, firstName: string) {
  const process = await employer.process(
    [{ id: -2, name: 'Questions', ...stage }],
    [{ kind: 'application_advance', stage_id: -1 }],
  );
  const position = await employer.publish({ title: `${firstName}’s job`, hiring_process_template_id: process.id });
  const { body } = await applyTo(applicant, position, { first_name: firstName, last_name: 'Sample' });
  return { key: position.digest_key, params: { token: String(body.next?.link.split('/').at(-1)) } };
}

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name });

/** In red: the text alone would not show which color it has. */
const failed = (place: Page | Locator) => place.locator('[data-tone="red"]').filter({ hasText: 'Failed 4/7' });

describe('Answers of an applicant', () => {
  test('to a form are marked on list, board and Home until someone reads them on the profile [APP-039, CAR-015]', async ({
    page,
  }) => {
    const form = await employer.form(FORM);
    const { key, params } = await applyInto({ stage_type: 'online_form', config: { form_id: form.id } }, 'Fern');
    const answers = [
      { question_id: 1, value: 'no' },
      { question_id: 2, value: 'By velocipede' },
    ];
    await applicant.call(saveFormTask, { params, body: { answers } });
    await open(page, product.url, `/applicants/x/x/${key}?view=board`);
    await page.getByText('New form answers').waitFor();
    await open(page, product.url, '/');
    const queue = page.getByRole('region', { name: 'Needs your attention' });
    await queue.getByText(/^All \(\d+\)$/).click();
    await queue.getByRole('button', { name: /^Show all/ }).click();
    const task = queue.getByRole('listitem').filter({ hasText: 'Fern' });
    await task.getByText('submitted a form').waitFor();
    await open(page, product.url, '/applicants/all-applicants?query=velocipede');
    await row(page, 'Fern Sample').getByText('New form answers').waitFor();
    await row(page, 'Fern Sample').getByRole('link', { name: 'Fern Sample' }).click();
    await tab(page, /Forms and quizzes/).click();
    const section = page.getByRole('region', { name: form.name });
    await section.getByText('By velocipede').waitFor();
    await section.getByText('No match').waitFor();
    await section.getByText('Acceptable: Yes').waitFor();
    await open(page, product.url, '/applicants/all-applicants?query=velocipede');
    await row(page, 'Fern Sample').waitFor();
    await page.getByText('New form answers').waitFor({ state: 'detached' });
  });

  test('to a failed quiz show the result in red with the right answers [APP-039, CAR-016]', async ({ page }) => {
    const quiz = await employer.quiz({ pass_score: 5, time_limit_minutes: 10, questions: QUIZ });
    const { key, params } = await applyInto({ stage_type: 'online_quiz', config: { quiz_id: quiz.id } }, 'Quill');
    await applicant.call(startQuizTask, { params });
    const answers = [
      { question_id: 1, value: 'Not sure' },
      { question_id: 2, value: 'Below' },
    ];
    await applicant.call(saveQuizTask, { params, body: { answers } });
    for (const address of ['/applicants/all-applicants?query=Quill', `/applicants/x/x/${key}?view=board`]) {
      await open(page, product.url, address);
      await failed(page).first().waitFor();
      expect(await page.getByText('Completed', { exact: true }).count()).toBe(0);
    }
    await page.getByRole('link', { name: 'Quill Sample' }).click();
    await seeHeading(page, 'Quill Sample');
    // Nothing else on the first tab shows the result.
    await failed(page).waitFor();
    await tab(page, /Forms and quizzes/).click();
    const section = page.getByRole('region', { name: quiz.name });
    await failed(section).waitFor();
    await section.getByText('1 of 2 right').waitFor();
    await section.getByText('Right answer: 20 seconds').waitFor();
    await page.getByText('Quill never sees the score or the right answers.').waitFor();
  });
});
