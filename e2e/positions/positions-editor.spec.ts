/** One posting: written, with questions, checked against the law, reviewed, and created from a template. */

import type { Position } from '@onward/contract/positions/position';
import { createPosition, getPosition, updatePosition } from '@onward/contract/positions/positions';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import type { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { inspect, violationsOf } from '../accessibility.ts';
import { enter, FAILED_CALLS, seeHeading, seeToast, toasts } from '../shell/steps.ts';
import { addBoulder, apiOf, dialog, find, open } from './positions-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);
testOnFreshPage.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let api: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  api = await apiOf(product.url);
});
afterAll(() => product.stop());

const stored = async (title: string): Promise<Position> => {
  const { digest_key } = await find(api, title);
  return (await api.call<{ position: Position }>(getPosition, { params: { position_key: digest_key } })).body.position;
};

async function openPosting(page: Page, title: string, tab = 'posting'): Promise<string> {
  const { digest_key } = await find(api, title);
  await open(page, product.url, `/job-postings/${digest_key}?tab=${tab}`);
  await seeHeading(page, title);
  return digest_key;
}

const title = (page: Page) => page.getByRole('textbox', { name: /Job title/ });
const saved = (page: Page) => page.getByText(/^Draft saved/).waitFor();

describe('The text of a posting', () => {
  test('is saved automatically while it is a draft [JOB-004]', async ({ page }) => {
    await openPosting(page, 'Night Caregiver');
    await title(page).fill('Overnight Caregiver');
    await page.getByRole('spinbutton', { name: 'Openings' }).fill('5');
    await saved(page);
    await until('the draft to be stored', async () => (await stored('Overnight Caregiver')).openings === 5);
    await page.getByRole('complementary', { name: 'Preview' }).getByText('Overnight Caregiver').waitFor();
    await title(page).fill('');
    await page.getByText('Enter a job title').waitFor();
    await title(page).fill('Night Caregiver');
    await until('the old title', () => stored('Night Caregiver').then(Boolean, () => false));
  });

  test('applies parts of a template and reverts them, and is previewed as a page of its brand [JOB-014, CAR-003]', async ({
    page,
  }) => {
    await openPosting(page, 'Night Caregiver');
    const before = await stored('Night Caregiver');
    await page.getByRole('button', { name: 'Insert from template' }).click();
    const form = dialog(page, 'Insert from template');
    await form.getByRole('button', { name: 'Insert' }).click();
    await form.getByText('Choose a template').waitFor();
    await form.getByRole('combobox', { name: 'Template' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Kitchen crew').click();
    await form.getByRole('checkbox', { name: 'Job title' }).uncheck();
    await form.getByRole('button', { name: 'Insert' }).click();
    await seeToast(page, 'Copied from Kitchen crew');
    await until('the words of the template', async () => {
      const { title: name, description } = await stored('Night Caregiver');
      return name === 'Night Caregiver' && description.includes('Our kitchen makes our name');
    });
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await until('the words from before', async () => {
      const { description, salary_max, questions } = await stored('Night Caregiver');
      return (
        [description, salary_max, questions.length].join() ===
        [before.description, before.salary_max, before.questions.length].join()
      );
    });

    const preview = page.getByRole('complementary', { name: 'Preview' });
    await preview.getByText("Kindred Home Care's colors come from its brand settings").waitFor();
    await preview.getByText('Desktop', { exact: true }).click();
    await preview.getByRole('button', { name: 'Enlarge' }).click();
    await dialog(page, 'Preview').getByText('Apply now').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('shows both values when two people change it, and continues with the chosen one [JOB-013]', async ({ page }) => {
    const key = await openPosting(page, 'Prep Cook');
    await title(page).fill('Morning Prep Cook');
    await api.call(updatePosition, { params: { position_key: key }, body: { position: { title: 'Early Prep Cook' } } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Early Prep Cook' });
    await conflict.getByText('Morning Prep Cook').waitFor();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText(/^Saved/).waitFor();
    expect((await stored('Morning Prep Cook')).digest_key).toBe(key);
  });

  testOnFreshPage(
    'needs its pay in Colorado before it is published, with the server’s text [JOB-012, PLT-049]',
    async ({ page }) => {
      const location_id = await addBoulder(api);
      const description = '<p>You greet guests at the door and lead them to a good seat.</p>';
      await api.call(createPosition, { body: { position: { title: 'Boulder Greeter', location_id, description } } });
      await openPosting(page, 'Boulder Greeter');
      await page.getByRole('note').getByText('A pay range is required in Colorado').waitFor();
      await page.getByRole('button', { name: 'Publish' }).click();
      await seeToast(page, 'A pay range is required in Colorado');
      await page.getByRole('spinbutton', { name: 'Minimum' }).fill('18');
      await page.getByText('Enter both a minimum and a maximum, or leave both blank').waitFor();
      await page.getByRole('spinbutton', { name: 'Maximum' }).fill('21.5');
      await page.getByRole('combobox', { name: 'Per' }).click();
      await page.locator('.ant-select-dropdown:visible').getByTitle('Hour').click();
      await page.getByText('shown as $18.00 to $21.50 per hour').waitFor();
      await page.getByRole('button', { name: 'Publish' }).click();
      await seeToast(page, 'Boulder Greeter published');
      await page.getByText('Approved').first().waitFor();
    },
  );
});

describe('Pay', () => {
  testOnFreshPage(
    'is typed and shown in the format of the user’s language [JOB-012, PLT-043, PLT-039]',
    async ({ page, context }) => {
      await rememberInBrowser(context, { locale: 'fr' });
      await openPosting(page, 'Catering Assistant');
      await page.getByRole('spinbutton', { name: 'Minimum', exact: true }).fill('13,75');
      await page.getByRole('spinbutton', { name: 'Maximum', exact: true }).fill('16.25');
      await page.getByText('affichée : de 13,75 $ à 16,25 $ par heure').waitFor();
      await until('the draft to be stored', async () => {
        const { salary_min, salary_max } = await stored('Catering Assistant');
        return salary_min === 13.75 && salary_max === 16.25;
      });
    },
  );
});

describe('The questions of a posting', () => {
  test('are added, marked and moved with the keyboard alone [JOB-011, PLT-057]', async ({ page }) => {
    await openPosting(page, 'Catering Assistant', 'questions');
    const add = page.getByRole('button', { name: 'Add question' });
    await add.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Can you drive a van?');
    await page.getByRole('combobox', { name: 'Answer type' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.ant-select-dropdown:visible').waitFor();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const screen = page.getByRole('switch', { name: 'Use to screen applicants' });
    await screen.focus();
    await page.keyboard.press('Space');
    await page.getByRole('radio', { name: 'Yes' }).waitFor();
    const up = page.getByRole('button', { name: 'Move up' });
    while (await up.isEnabled()) {
      await up.focus();
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await saved(page);
    const first = async () => (await stored('Catering Assistant')).questions[0];
    await until('the question to come first', async () => (await first())?.title === 'Can you drive a van?');
    expect(await first()).toMatchObject({ question_type: 'yes_no', acceptable_answers: ['yes'], sequence: 0 });

    // The handle does the same: lifted, moved down, dropped.
    await page.getByRole('button', { name: 'Move Can you drive a van?' }).focus();
    const received = (text: string) =>
      page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await received('Can you drive a van? is at position 1 of');
    await page.keyboard.press('ArrowDown');
    await received('Can you drive a van? is at position 2 of');
    await page.keyboard.press('Space');
    await until('the question to come second', async () => (await first())?.title !== 'Can you drive a van?');
  });

  test('show problems in place and are not saved until they are fixed [JOB-011]', async ({ page }) => {
    await openPosting(page, 'Scheduling Coordinator', 'questions');
    const before = (await stored('Scheduling Coordinator')).questions.length;
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('combobox', { name: 'Answer type' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Multiple choice').click();
    await page.getByText('Enter a question').waitFor();
    await page.getByText('Fill in or remove the empty option').waitFor();
    await page.getByRole('textbox', { name: /^Question/ }).fill('Which days?');
    await page.getByRole('textbox', { name: 'Option 1' }).fill('Saturday');
    await page.getByRole('textbox', { name: 'Option 2' }).fill('Sunday');
    await saved(page);
    await until('the question to be stored', async () => {
      const { questions } = await stored('Scheduling Coordinator');
      return questions.length === before + 1 && questions.at(-1)?.options.join() === 'Saturday,Sunday';
    });
  });
});

describe('The review of a posting', () => {
  test('flags one that asks for money; corrected, it is approved [JOB-041, JOB-042, JOB-043]', async ({ page }) => {
    await openPosting(page, 'Host');
    const banner = page.getByRole('region', { name: 'Review' });
    await banner.getByText('This job needs changes before it can go public.').waitFor();
    await banner.getByText('“training fee”').waitFor();
    await page.getByRole('textbox', { name: 'Description' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('You greet our guests, find them a good seat and keep the door calm on busy nights.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await banner.waitFor({ state: 'detached' });
    await until('the approval', async () => (await stored('Host')).posting_review?.status === 'approved');
  });

  test('is decided by support staff, and the employer reads why [JOB-044, IDN-002]', async ({ page, browser }) => {
    const { location_id } = await find(api, 'Host');
    const description = '<p>A fine job for everyone who can pay us a small registration fee of ten dollars.</p>';
    const { body } = await api.call<{ position: Position }>(createPosition, {
      body: { position: { title: 'Door Host', location_id, description } },
    });
    await api.request('POST', `/v1/positions/${body.position.digest_key}/publish`);
    await until('the flag', async () => (await stored('Door Host')).posting_review?.status === 'flagged');
    const desk = await browser.newContext();
    try {
      await enter(desk, product.url, 'support@onward.test');
      await rememberInBrowser(desk, { company_id: '1' });
      const support = await desk.newPage();
      await support.goto(`${product.url}/#/support`);
      await support.getByRole('link', { name: 'Job reviews' }).click();
      await support.getByRole('button', { name: 'Reject Door Host' }).click();
      const ask = dialog(support, 'Reject Door Host?');
      await ask.getByRole('button', { name: 'Reject' }).click();
      await ask.getByText("Enter why you're rejecting it").waitFor();
      await ask.getByRole('textbox', { name: /Reason/ }).fill('Jobs never cost money.');
      await ask.getByRole('button', { name: 'Reject' }).click();
      await seeToast(support, 'Door Host rejected');
      await inspect(support);
    } finally {
      await desk.close();
    }
    await openPosting(page, 'Door Host');
    await page.getByText('Support wrote: Jobs never cost money.').waitFor();
    await page.getByRole('button', { name: 'Resubmit' }).click();
    await seeToast(page, 'This job is under review again');
  });
});

describe('A template', () => {
  test('passes its text on to the postings that follow it, and says to how many [JOB-014]', async ({ page }) => {
    await open(page, product.url, '/job-postings');
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('table', { name: 'Templates' }).getByRole('link', { name: 'Kitchen crew' }).click();
    await seeHeading(page, 'Kitchen crew');
    await page.getByRole('spinbutton', { name: 'Maximum' }).fill('20');
    await page.getByRole('button', { name: /^Save and apply to \d jobs$/ }).click();
    await seeToast(page, 'skipped because they were edited');
    expect((await stored('Line Cook')).salary_max).toBe(20);

    // Deleted by mistake, it is restored with its postings.
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('button', { name: 'Actions for Kitchen crew' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page, 'Delete Kitchen crew?').getByRole('button', { name: 'Delete template' }).click();
    await seeToast(page, 'Template Kitchen crew deleted');
    expect((await stored('Line Cook')).position_template_id).toBeNull();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('table', { name: 'Templates' }).getByRole('link', { name: 'Kitchen crew' }).waitFor();
    expect((await stored('Line Cook')).position_template_id).not.toBeNull();
  });
});

describe('The other parts', () => {
  test('show the hiring process and what was done [JOB-007]', async ({ page }) => {
    await openPosting(page, 'Shift Leader', 'hiring_process');
    await page.getByRole('list', { name: 'Stages' }).getByRole('listitem').first().waitFor();
    await page.getByRole('link', { name: 'Activity' }).click();
    const activity = page.getByRole('list', { name: 'Activity' });
    await activity.getByText('published the job').waitFor();
    await activity.getByText('created the job').waitFor();
  });

  test('and the editor can be used in light, dark and on a narrow phone [PLT-057]', async ({ page }) => {
    await openPosting(page, 'Store Manager');
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await inspect(page);
  });

  test('as can the questions [PLT-057]', async ({ page }) => {
    await openPosting(page, 'Store Manager', 'questions');
    await page.getByRole('button', { name: 'Add question' }).click();
    await inspect(page);
  });
});

describe('A new template', () => {
  test('misses its title only once somebody saves it [JOB-014]', async ({ page }) => {
    await open(page, product.url, '/job-posting-template/new');
    await page.getByRole('textbox', { name: /Template name/ }).fill('Summer crew');
    expect(await page.getByText('Enter a job title').count()).toBe(0);
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('Enter a job title').waitFor();
  });
});
