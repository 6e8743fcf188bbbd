/**
 * Hiring processes, forms and quizzes: built by mouse and keyboard, validated, saved, and protected from conflicting
 * edits.
 */
import { createOnlineQuiz, type OnlineQuiz } from '@onward/contract/hiring-processes/forms';
import {
  getHiringProcessTemplate,
  type HiringProcessTemplate,
  listHiringProcessTemplates,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { inspect } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of (409|422)/]);

const ADMIN = 'super.admin@larkfield.test';
const DAY = 86_400;

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn(ADMIN);
});
afterAll(() => product.stop());

async function open(page: Page, path: string): Promise<void> {
  await signIn(page.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
}

const processes = async (): Promise<HiringProcessTemplate[]> => {
  const { body } = await admin.call<{ hiring_process_templates: HiringProcessTemplate[] }>(listHiringProcessTemplates, {
    query: { per_page: 100 },
  });
  return body.hiring_process_templates;
};

const named = async (name: string): Promise<HiringProcessTemplate> => {
  const found = (await processes()).find((process) => process.name === name);
  if (!found) throw new Error(`No hiring process ${name}`);
  return found;
};

const stages = (page: Page) => page.getByRole('region', { name: 'Stages' });
const stage = (page: Page, name: string) => stages(page).locator('button[aria-current]').filter({ hasText: name });
const stageNames = (page: Page): Promise<string[]> =>
  stages(page).locator('button[aria-current] > span:nth-child(2) > span:first-child').allTextContents();
const seeStages = (page: Page, names: string[]) =>
  until(`the stages ${names.join(', ')}`, async () => (await stageNames(page)).join() === names.join());
const toast = (page: Page, text: string) => page.locator('.ant-notification-notice', { hasText: text });
const save = (page: Page) => page.locator('header').getByRole('button', { name: 'Save changes' });
const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
}

async function nameIt(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
}

async function addStage(page: Page, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Add stage' }).click();
  await menuItem(page, type).click();
}

async function addRule(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add rule' }).click();
  await menuItem(page, kind).click();
}

describe('Building', () => {
  test('a hiring process with a quiz and three reminders works by mouse [JOB-015, JOB-017, JOB-020, JOB-025, JOB-026]', async ({
    page,
  }) => {
    await open(page, '/hiring-process-templates/quizzes');
    await page.locator('header').getByRole('button', { name: 'New quiz' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Knife safety');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('textbox', { name: 'Question 1' }).fill('Where do knives go?');
    await page.getByRole('textbox', { name: 'Option 1' }).fill('In the rack');
    await page.getByRole('textbox', { name: 'Option 2' }).fill('In the sink');
    await page.getByText('Question 1 has no correct answer yet').waitFor();
    await page.getByRole('checkbox', { name: 'In the rack is correct' }).check();
    await page.getByRole('spinbutton', { name: 'Passing score' }).fill('1');
    await save(page).click();
    await toast(page, 'Knife safety saved').waitFor();
    await page.getByRole('region', { name: 'Preview' }).getByText('Where do knives go?').waitFor();

    await page.goto(`${product.url}/#/create-hiring-process-template`);
    await addStage(page, 'Online quiz');
    await save(page).click();
    await nameIt(page, 'Kitchen with a quiz');
    await page.getByText('Choose a quiz for “Online quiz”').waitFor();
    await choose(page, 'Quiz', 'Knife safety');
    await addRule(page, 'Move after quiz');
    for (let times = 0; times < 3; times += 1) await addRule(page, 'Quiz reminder');
    await page.getByRole('button', { name: 'Add rule' }).click();
    await menuItem(page, 'Quiz reminder').waitFor();
    expect(await menuItem(page, 'Move after quiz').count(), 'a second advance is not offered').toBe(0);
    await page.keyboard.press('Escape');
    await addStage(page, 'Review');
    await seeStages(page, ['Application', 'Online quiz', 'Review']);
    const handle = page.getByRole('button', { name: 'Move Review', exact: true });
    await handle.hover();
    await page.mouse.down();
    const above = await stage(page, 'Online quiz').boundingBox();
    await page.mouse.move((above?.x ?? 0) + 10, (above?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await seeStages(page, ['Application', 'Review', 'Online quiz']);
    // Drag and drop ignores clicks for 50 ms after a drop, which only a script is fast enough to notice.
    await until('a press to count', async () => {
      if ((await page.getByText('Not saved yet').count()) === 0) return true;
      await save(page).press('Enter');
      return false;
    });
    await toast(page, 'Kitchen with a quiz saved').waitFor();
    await page.waitForURL(/#\/edit-hiring-process-template\/\d+\/stages$/);
    // Available once the page of the saved process is loaded.
    await page.getByRole('button', { name: 'Try it out' }).waitFor();

    await page.getByRole('button', { name: 'Preview what an applicant receives' }).click();
    const met = page.getByRole('dialog', { name: 'Preview what an applicant receives' }).getByRole('listitem');
    await met.filter({ hasText: 'Takes the quiz “Knife safety”.' }).getByText('1 question').click();
    await page.getByText('If not finished after 3 days: Email: Take your quiz').waitFor();
    expect(await met.filter({ hasText: 'Where do knives go?' }).count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');

    const { stages: saved, automation_rules: rules } = await named('Kitchen with a quiz');
    expect(saved.map(({ stage_type }) => stage_type)).toEqual(['application', 'custom', 'online_quiz']);
    const reminders = rules.filter(({ kind }) => kind === 'quiz_reminder');
    expect(reminders.map(({ delay_seconds }) => delay_seconds / DAY)).toEqual([1, 3, 5]);
    expect(reminders.every(({ message_template }) => message_template?.body.includes('{{link}}'))).toBe(true);
  });

  test('the same works by keyboard alone [JOB-019, PLT-057]', async ({ page }) => {
    const questions = [
      { title: 'Safe?', question_type: 'yes_no' as const, correct_answers: ['yes'], points: 1, options: [] },
    ];
    const { body } = await admin.call<{ online_quiz: OnlineQuiz }>(createOnlineQuiz, {
      body: { online_quiz: { name: 'Keyboard quiz', questions, pass_score: 1 } },
    });
    expect(body.online_quiz.id).toBeGreaterThan(0);
    await open(page, '/create-hiring-process-template/stages');
    const add = page.getByRole('button', { name: 'Add stage' });
    const pick = async (times: number) => {
      await page.getByRole('menuitem').first().waitFor();
      for (let n = 0; n < times; n += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await add.focus();
    await page.keyboard.press('Enter');
    await menuItem(page, 'Online quiz').focus();
    await page.keyboard.press('Enter');
    await seeStages(page, ['Application', 'Online quiz']);
    await page.getByRole('combobox', { name: 'Quiz' }).focus();
    await page.keyboard.type('Keyboard');
    await page.keyboard.press('Enter');
    for (let times = 0; times < 3; times += 1) {
      await page.getByRole('button', { name: 'Add rule' }).focus();
      await page.keyboard.press('Enter');
      await menuItem(page, 'Quiz reminder').focus();
      await pick(0);
      await page.getByRole('group', { name: times === 0 ? 'Quiz reminder' : `Quiz reminder ${times + 1}` }).waitFor();
    }
    await add.focus();
    await page.keyboard.press('Enter');
    await menuItem(page, 'Review').focus();
    await page.keyboard.press('Enter');
    await seeStages(page, ['Application', 'Online quiz', 'Review']);
    await page.getByRole('button', { name: 'Move Review up' }).focus();
    await page.keyboard.press('Enter');
    await seeStages(page, ['Application', 'Review', 'Online quiz']);
    await save(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).waitFor();
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await toast(page, 'By keyboard saved').waitFor();
    const { automation_rules } = await named('By keyboard');
    expect(automation_rules.filter(({ kind }) => kind === 'quiz_reminder')).toHaveLength(3);
  });
});

describe('Editing', () => {
  test('asks where the applicants of a deleted stage go, and moves them [JOB-019]', async ({ page }) => {
    const before = await named('Caregivers');
    const going = before.stages.find(({ applicants_count, sequence }) => sequence > 0 && applicants_count > 0);
    if (!going) throw new Error('The demo has nobody in a stage of Caregivers');
    await open(page, `/edit-hiring-process-template/${before.id}`);
    await stage(page, going.name).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Delete ${going.name}?` });
    await dialog.getByRole('button', { name: 'Delete stage' }).click();
    await dialog.getByText(/^Choose where/).waitFor();
    await dialog.getByRole('combobox').click();
    const target = before.stages[0];
    await page
      .locator('.ant-select-dropdown:visible')
      .getByTitle(target?.name ?? '', { exact: true })
      .click();
    await dialog.getByRole('button', { name: 'Delete stage' }).click();
    await save(page).click();
    await toast(page, 'Caregivers saved').waitFor();
    const after = await named('Caregivers');
    expect(after.stages.some(({ id }) => id === going.id)).toBe(false);
    expect(after.stages[0]?.applicants_count).toBe((target?.applicants_count ?? 0) + going.applicants_count);
  });

  test('reports unknown and missing tags in place [JOB-029, MSG-012]', async ({ page }) => {
    const { id } = await named('Hourly team, restaurants');
    await open(page, `/edit-hiring-process-template/${id}`);
    await stage(page, 'Pre-screen form').click();
    const reminder = page.getByRole('group', { name: 'Form reminder 2' });
    await reminder.getByRole('button', { name: /^Email:/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Form reminder' });
    const write = (text: string) => drawer.getByRole('textbox', { name: 'Message' }).fill(text);
    await write('Hi {{nick_name}}');
    await drawer.getByText('Unknown merge tags: nick_name').waitFor();
    await write('Please go on: ');
    await drawer.getByText('Missing merge tags: link').waitFor();
    expect(await drawer.getByRole('button', { name: 'Save message' }).isDisabled()).toBe(true);
    await drawer.getByRole('button', { name: 'Link', exact: true }).click();
    await drawer.getByRole('button', { name: 'Save message' }).click();
    await reminder.getByRole('switch').click();
    await save(page).click();
    await toast(page, 'saved').waitFor();
    const { body } = await admin.call<{ hiring_process_template: HiringProcessTemplate }>(getHiringProcessTemplate, {
      params: { id },
    });
    const changed = body.hiring_process_template.automation_rules.filter(({ kind }) => kind === 'form_reminder')[1];
    expect(changed).toMatchObject({ enabled: false, message_template: { body: 'Please go on: {{link}}' } });
  });

  test('warns before a tab with unsaved changes is left; an unknown tab shows the stages [JOB-015]', async ({
    page,
  }) => {
    const { id } = await named('Kitchen crew');
    await open(page, `/edit-hiring-process-template/${id}/nowhere`);
    await page.getByRole('textbox', { name: 'Stage name' }).fill('Applied today');
    expect(page.url()).toContain(`/edit-hiring-process-template/${id}/stages`);
    await page.getByRole('link', { name: 'Automation' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toContain('/stages');
    await page.getByRole('link', { name: 'Automation' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL(/\/automation$/);
    await page.getByLabel('Page sections').getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('list', { name: 'Jobs' }).getByRole('link').first().waitFor();
  });

  test('shows what someone else saved first, and lets the user choose [AHD-021, JOB-016]', async ({ page }) => {
    const { id, name, stages: theirs, automation_rules, version } = await named('Kitchen crew');
    await open(page, `/edit-hiring-process-template/${id}`);
    await page.getByRole('textbox', { name: 'Stage name' }).fill('Mine');
    const renamed = theirs.map((one, index) => (index === 1 ? { ...one, name: 'Their version' } : one));
    const answer = await admin.call(updateHiringProcessTemplate, {
      params: { id },
      body: { hiring_process_template: { name, stages: renamed, automation_rules, version } },
    });
    expect(answer.status, answer.text).toBe(200);
    await save(page).click();
    await page.getByRole('alert').getByRole('button', { name: 'Use theirs' }).click();
    await stage(page, 'Their version').waitFor();
  });
});

describe('The screens', () => {
  test('are accessible in light, dark and at the narrowest width [PLT-057]', async ({ page }) => {
    const { id } = await named('Hourly team, restaurants');
    await open(page, `/edit-hiring-process-template/${id}`);
    await stage(page, 'Pre-screen form').click();
    await page.getByText('reminders sent').waitFor();
    await inspect(page);
  });

  test('of the lists, with undo for deletions, and the quiz builder are accessible too [JOB-020, PLT-057]', async ({
    page,
  }) => {
    await admin.call(createOnlineQuiz, { body: { online_quiz: { name: 'Nobody’s quiz', questions: [] } } });
    await open(page, '/job-postings');
    await page.getByRole('link', { name: 'Hiring processes' }).click();
    await page.getByRole('link', { name: 'Quizzes' }).click();
    await page.getByRole('button', { name: 'Actions for Nobody’s quiz' }).click();
    await menuItem(page, 'Delete').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Nobody’s quiz' }).waitFor({ state: 'detached' });
    await toast(page, 'Nobody’s quiz deleted').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Nobody’s quiz' }).waitFor();
    await page.getByRole('link', { name: 'Food safety basics' }).click();
    await page.getByRole('button', { name: /^What is a safe holding temperature/ }).click();
    await inspect(page);
  });

  testOnFreshPage(
    'lead from the list to a stage and back on a phone, in French [PLT-039, PLT-057]',
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.addInitScript(() => localStorage.setItem('locale', 'fr'));
      await open(page, '/hiring-process-templates');
      await page.getByRole('link', { name: 'Hourly team, restaurants' }).click();
      await page.getByRole('region', { name: 'Étapes' }).getByText('Pre-screen form').click();
      await page.getByText('envoie le formulaire').waitFor();
      await page.getByRole('button', { name: 'Toutes les étapes' }).click();
      await page.getByRole('region', { name: 'Étapes' }).waitFor();
    },
  );
});
