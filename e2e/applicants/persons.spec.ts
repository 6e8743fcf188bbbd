/** The people behind applications: merging, do-not-rehire, rediscovery invitations, and erasing. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { applyTo, Employer } from '../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { expectAccessibleInLightAndDark, inspect, scrollsSideways, violationsOf } from '../accessibility.ts';
import { dialog, open } from '../positions/positions-steps.ts';
import { enter, FAILED_CALLS, seeHeading, seeToast, toasts } from '../shell/steps.ts';
import { bar } from './applicants-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

interface Job {
  id: number;
  digest_key: string;
  title: string;
  stageId: number;
}

let product: InProcessProduct;
let stranger: ApiCaller;
let barista: Job;
let host: Job;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  stranger = new ApiCaller(product.url);
  // An announcement would cover the selection bar.
  await rows('delete from pop_up_notifications');
  barista = await publish('Barista');
  host = await publish('Host');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function publish(title: string): Promise<Job> {
  const employer = new Employer(await stranger.signIn('super.admin@larkfield.test'));
  const process = await employer.process([]);
  const { id, digest_key } = await employer.publish({ title, hiring_process_template_id: process.id });
  const [{ id: stageId }] = await rows('select id from stages where hiring_process_template_id = $1', [process.id]);
  return { id, digest_key, title, stageId };
}

const someone = ({ id, stageId }: Job, more: Partial<TestApplicant>) =>
  insertApplicant(product.app.ownerPool, { positionId: id, stageId, ...more });

const openProfile = (page: Page, id: number, email?: string) => open(page, product.url, `/applicant/${id}`, email);

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

describe('Filters', () => {
  test('that are on have chips that clear them, and more can be added [APP-008, APP-009]', async ({ page }) => {
    await open(page, product.url, '/applicants/all-applicants?is_new=true&applied_from=2020-01-01');
    await page.getByRole('button', { name: 'New: Not viewed yet' }).waitFor();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Job', exact: true }).waitFor();
    await page.getByRole('menuitem', { name: 'Stage', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove filter: Applied date' }).click();
    await page.waitForURL((url) => !url.href.includes('applied_from') && url.href.includes('is_new'));
  });
});

describe('Two records of one person', () => {
  test('are compared and merged, and support staff unmerge them [AHD-002]', async ({ page, browser }) => {
    const amara = { lastName: 'Okafor', phone: '4045550148' };
    const id = await someone(barista, { ...amara, firstName: 'Amara', email: 'amara@mail.example' });
    await someone(host, { ...amara, firstName: 'Amara N.', email: 'amara@work.example', status: 'rejected' });
    await rows("update persons set sms_opt_out = true where first_name = 'Amara N.'");
    await openProfile(page, id);
    await page.getByText('1 other record may be the same person.').waitFor();
    await page.getByRole('button', { name: 'Compare' }).click();
    const merging = dialog(page, 'Merge two people into one');
    await merging.getByText('They have the same mobile number', { exact: false }).waitFor();
    await merging.getByText('3 of 6 are different').waitFor();
    await merging.getByText('2 applications', { exact: true }).waitFor();
    await merging.getByText('It stays off until Amara Okafor agrees again.', { exact: false }).waitFor();
    await merging.getByRole('radio', { name: 'amara@work.example' }).check();
    await inspect(page);
    await merging.getByRole('button', { name: 'Merge into Amara Okafor' }).click();
    await seeToast(page, 'Merged into Amara Okafor');
    await page.getByText('1 other application from this person:').waitFor();
    expect(await rows("select email, sms_opt_out from persons where last_name = 'Okafor' order by id")).toMatchObject([
      { email: 'amara@work.example', sms_opt_out: true },
      {},
    ]);

    const desk = await browser.newContext();
    await enter(desk, product.url, 'support@onward.test');
    await rememberInBrowser(desk, { company_id: '1' });
    const support = await desk.newPage();
    await support.goto(`${product.url}/#/support/companies/1`);
    await support.getByText('Amara N. Okafor merged into Amara Okafor').waitFor();
    expect(await violationsOf(support)).toEqual([]);
    await support.getByRole('button', { name: 'Undo the merge of Amara N. Okafor into Amara Okafor' }).click();
    await support.getByRole('button', { name: 'Undo merge' }).click();
    await seeToast(support, 'Merge undone. Amara N. Okafor and Amara Okafor are separate again.');
    await support.getByText('Undone', { exact: true }).waitFor();
    await desk.close();
  });

  test('are also found from a list row, and can be kept separate [AHD-002]', async ({ page }) => {
    const cy = { firstName: 'Cy', lastName: 'Twin' };
    await someone(barista, { ...cy, phone: '4045550301' });
    await someone(barista, { ...cy, phone: '4045550302' });
    await open(page, product.url, '/applicants?query=Twin');
    await page.getByRole('button', { name: 'Actions for Cy Twin' }).first().click();
    await page.getByRole('menuitem', { name: 'Find duplicates' }).click();
    const merging = dialog(page, 'Merge two people into one');
    await merging.getByText('They have the same name.', { exact: false }).waitFor();
    await merging.getByRole('button', { name: 'Merge into Cy Twin' }).click();
    await merging.getByText('Both have an open application for Barista', { exact: false }).waitFor();
    await merging.getByRole('button', { name: "They're two different people" }).click();
    await seeToast(page, 'Kept as two people');
  });
});

describe('Who is not to be hired again', () => {
  test('is flagged with a reason, which blocks hiring until it is removed [AHD-023]', async ({ page }) => {
    const id = await someone(barista, { firstName: 'Ed', lastName: 'Gone' });
    await openProfile(page, id);
    await choose(page, 'Do not rehire');
    const asking = dialog(page, 'Do not rehire Ed Gone?');
    await asking.getByRole('button', { name: 'Mark as do not rehire' }).click();
    await asking.getByText('Enter a reason').waitFor();
    await asking.getByLabel('Reason').fill('Left without notice');
    await asking.getByRole('button', { name: 'Mark as do not rehire' }).click();
    await seeToast(page, 'Ed Gone is marked “do not rehire”');
    await page
      .getByRole('banner')
      .or(page.locator('header'))
      .getByText('Do not rehire', { exact: true })
      .first()
      .waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'More actions' }).click();
    expect(await page.getByRole('menuitem', { name: 'Mark as hired' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Why are some actions missing?' }).click();
    await page.getByText('1 of 1 is marked “do not rehire”').first().waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`${product.url}/#/applicants?query=Gone`);
    await page.getByRole('row').filter({ hasText: 'Ed Gone' }).getByText('Do not rehire', { exact: true }).waitFor();
    await page.goto(`${product.url}/#/applicant/${id}?tab=activity`);
    await page.getByRole('list', { name: 'Activity', exact: true }).getByText('Left without notice').waitFor();
    await choose(page, 'Allow rehiring');
    await page.getByRole('button', { name: 'Allow rehiring' }).click();
    await seeToast(page, 'Ed Gone can be rehired');
    await page.getByRole('list', { name: 'Activity', exact: true }).getByText('Can be rehired').waitFor();
  });
});

describe('People who agreed to be contacted about other jobs', () => {
  test('is rediscovered, invited with undo, and applies with name and contact filled in [AHD-023, AHD-001]', async ({
    page,
    browser,
  }) => {
    const again = { last_name: 'Again', keep_in_touch: true };
    await applyTo(stranger, barista, { ...again, first_name: 'Dee', email: 'dee@mail.example', phone: '4045556101' });
    await applyTo(stranger, barista, { ...again, first_name: 'Fay', email: null, phone: '4045556102' });
    await rows("update applications set status = 'rejected' where last_name = 'Again'");
    await open(page, product.url, '/applicants');
    await page.getByRole('link', { name: 'Find past applicants' }).click();
    await page.getByRole('checkbox', { name: 'Select Dee Again' }).check();
    await page.getByRole('checkbox', { name: 'Select Fay Again' }).check();
    const inviting = dialog(page, 'Invite 2 people to apply');
    const invite = async () => {
      await bar(page).getByRole('button', { name: 'Invite to apply' }).click();
      const found = page.waitForResponse((answer) => answer.url().includes('query=Host'));
      await inviting.getByLabel('Job', { exact: false }).first().fill('Host');
      await found;
      await page.locator('.ant-select-item-option', { hasText: 'Host' }).first().click();
      await inviting.getByText('1 person will be invited.').waitFor();
      await inviting.getByText('Has no email and no phone number with consent to text').waitFor();
    };
    await invite();
    await expectAccessibleInLightAndDark(page);
    await inviting.getByRole('button', { name: 'Invite 1' }).click();
    await seeToast(page, '1 invited');
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await seeToast(page, '1 invitation undone');

    await page.getByRole('checkbox', { name: 'Select Dee Again' }).check();
    await page.getByRole('checkbox', { name: 'Select Fay Again' }).check();
    await invite();
    await inviting.getByLabel('Message').fill('We open in spring.');
    await inviting.getByRole('button', { name: 'Invite 1' }).click();
    await seeToast(page, '1 invited');
    // As if the undo time were over.
    await rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
       where key like '%invited:1:%'`,
    );
    const mail = await product.outside.email('dee@mail.example', 2);
    const link = /https?:\/\/\S+resume=\S+/.exec(mail.text)?.[0] ?? '';
    const phoneContext = await browser.newContext({ viewport: phone });
    const form = await phoneContext.newPage();
    await form.goto(link);
    await form.waitForFunction(() => document.querySelector<HTMLInputElement>('input')?.value === 'Dee');
    expect(await form.getByLabel('Last name').inputValue()).toBe('Again');
    await phoneContext.close();
  });
});

describe('The data of a person', () => {
  test('are exported as a file, and erased once the name is typed [AHD-020]', async ({ page, browser }) => {
    const id = await someone(barista, { firstName: 'Wanda', lastName: 'Zebrowska', email: 'wanda@zeb.example' });
    await openProfile(page, id);
    const [download] = await Promise.all([page.waitForEvent('download'), choose(page, 'Export personal data')]);
    expect(download.suggestedFilename()).toBe('Wanda Zebrowska.zip');
    expect((await readFile(await download.path())).toString('latin1')).toContain('wanda@zeb.example');

    await choose(page, 'Erase person');
    const asking = dialog(page, 'Erase Wanda Zebrowska?');
    await asking.getByRole('button', { name: 'Erase permanently' }).click();
    await asking.getByText("This doesn't match the name").waitFor();
    await asking.getByRole('heading').or(asking.getByText('Erase Wanda Zebrowska?')).first().hover();
    await expectAccessibleInLightAndDark(page);
    await asking.getByLabel('Type Wanda Zebrowska to confirm').fill('Wanda Zebrowska');
    await asking.getByRole('button', { name: 'Erase permanently' }).click();
    await seeToast(page, 'Person erased');
    await page.reload();
    await seeHeading(page, 'Erased person');
    expect(await page.getByText('Zebrowska').count()).toBe(0);

    const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce', colorScheme: 'dark' });
    await rememberInBrowser(context, { locale: 'fr' });
    const french = await context.newPage();
    await openProfile(french, id, 'manager@larkfield.test');
    await french.getByRole('button', { name: 'Autres actions' }).click();
    await french.getByRole('menuitem', { name: 'Ne pas réembaucher' }).waitFor();
    expect(await french.getByRole('menuitem', { name: 'Effacer la personne' }).count()).toBe(0);
    expect(await scrollsSideways(french)).toBe(false);
    await context.close();
  });
});
