/** Privacy: choosing retention periods, the monthly run, legal holds, requests, and equal opportunity counts. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { Employer } from '../../testing/people/employer.ts';
import { insertApplicant } from '../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { beginRetention } from '../../testing/product/begin-retention.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, inspect, scrollsSideways, violationsOf } from '../accessibility.ts';
import { dialog, open } from '../positions/positions-steps.ts';
import { FAILED_CALLS, seeToast } from '../shell/steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

const PRIVACY = '/company?currentPanel=privacy';

let product: InProcessProduct;
let job: { id: number; stageId: number };

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // An announcement would cover the column at the right.
  await rows('delete from pop_up_notifications');
  const employer = new Employer(await new ApiCaller(product.url).signIn('super.admin@larkfield.test'));
  const process = await employer.process([]);
  const { id } = await employer.publish({ hiring_process_template_id: process.id });
  const [{ id: stageId }] = await rows('select id from stages where hiring_process_template_id = $1', [process.id]);
  job = { id, stageId };
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function rejectedYearsAgo(lastName: string, years: number): Promise<void> {
  const { id: positionId, stageId } = job;
  const id = await insertApplicant(product.app.ownerPool, {
    positionId,
    stageId,
    firstName: 'Rae',
    lastName,
    status: 'rejected',
    email: `${lastName.toLowerCase()}@mail.example`,
  });
  await rows(
    `update applications set applied_at = now() - $2 * interval '1 year', last_activity_at = now() - $2 * interval '1 year'
     where id = $1`,
    [id, years],
  );
}

const openPanel = (page: Page) => open(page, product.url, PRIVACY);
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click();
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Name, phone, or email' }).fill(name);
  await card(page, "One person's data")
    .getByRole('button', { name: new RegExp(name) })
    .click();
}

describe('Retention', () => {
  test('says who a period concerns before it is saved, spares a hold, and forgets the others by the run [AHD-020]', async ({
    page,
  }) => {
    await rejectedYearsAgo('Goneby', 4);
    await rejectedYearsAgo('Heldback', 5);
    await rejectedYearsAgo('Toonew', 1);
    await openPanel(page);
    await find(page, 'Rae Heldback');
    await page.getByRole('button', { name: 'Legal hold' }).click();
    const placing = dialog(page, 'Keep the data of Rae Heldback');
    await placing.getByRole('button', { name: 'Place hold' }).click();
    await placing.locator('[aria-invalid="true"]').waitFor();
    await placing.getByRole('textbox', { name: 'Reason' }).fill('Charge 410-77');
    await placing.getByRole('button', { name: 'Place hold' }).click();
    await seeToast(page, 'Legal hold placed');

    await choose(page, 'Rejected applicants: keep for', '2 years');
    await page.getByText('1 change not saved').waitFor();
    await page.getByText('Rejected applicants: Until somebody deletes it to 2 years.').waitFor();
    await page.getByText('1 person becomes anonymous on', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'See who' }).click();
    const who = page.getByRole('dialog', { name: /Rejected applicants: next run on/ });
    await who.getByRole('link', { name: 'Rae Goneby' }).waitFor();
    expect(await who.getByText('Legal hold').count()).toBe(1);
    expect(await who.getByText('Toonew').count()).toBe(0);
    await inspect(page);
    await who.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeToast(page, 'Retention periods saved');

    await rows(`update retention_settings set updated_at = now() - interval '40 days'`);
    await beginRetention(product);
    await until(
      'the end of the run',
      async () => (await rows('select from retention_runs where finished_at is not null')).length > 0,
    );
    await page.reload();
    const run = card(page, `Last run, ${await firstOfMonth(page)}`);
    await run.getByRole('button', { name: 'Report' }).click();
    const report = page.getByRole('dialog', { name: /Run of/ });
    await report.getByRole('link', { name: 'Rae Heldback' }).waitFor();
    await report.getByText('Rejected applicants: 1 made anonymous').waitFor();
    expect(await rows(`select last_name from persons where first_name = 'Rae' order by id`)).toEqual([
      { last_name: 'Heldback' },
      { last_name: 'Toonew' },
    ]);
  });

  test('can be used in light, dark and on a narrow phone [PLT-057, AHD-020]', async ({ page, browser }) => {
    await openPanel(page);
    await page.getByRole('heading', { name: 'Equal opportunity answers' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    const narrow = await browser.newContext({ viewport: phone });
    const onPhone = await narrow.newPage();
    await openPanel(onPhone);
    await choose(onPhone, 'Messages: keep for', '3 years');
    await onPhone.getByText('1 change not saved').waitFor();
    expect(await scrollsSideways(onPhone)).toBe(false);
    expect(await violationsOf(onPhone)).toEqual([]);
    await onPhone.getByRole('button', { name: 'Discard' }).click();
    await narrow.close();
  });
});

const firstOfMonth = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const now = new Date();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(first);
  });

describe("One person's data", () => {
  test('is exported, a request is noted, and erasing them answers it [AHD-020]', async ({ page }) => {
    await rejectedYearsAgo('Curious', 0);
    await openPanel(page);
    await find(page, 'Rae Curious');
    const downloading = page.waitForEvent('download');
    await card(page, "One person's data").getByRole('button', { name: 'Export a zip' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('Rae Curious.zip');
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('button', { name: 'Note a request' }).click();
    const noting = dialog(page, 'What does Rae Curious ask for?');
    await choose(page, 'Request', 'Wants to be erased');
    await noting.getByRole('button', { name: 'Note request' }).click();
    await seeToast(page, 'Request noted.');
    await card(page, 'Requests').getByText('45 days left').waitFor();
    await page.getByRole('button', { name: 'All requests' }).click();
    const requests = page.getByRole('dialog', { name: 'Requests' });
    await requests.getByRole('button', { name: 'Erase' }).click();
    const erasing = dialog(page, /Rae Curious/).last();
    await erasing.getByRole('textbox').fill('Rae Curious');
    await inspect(page);
    await erasing.getByRole('button', { name: /Erase/ }).last().click();
    await requests.getByText('No open requests').waitFor();
    await requests.getByText('Closed', { exact: true }).click();
    await requests.getByText('Erased person').waitFor();
  });

  test('held by mistake is released again [AHD-020]', async ({ page }) => {
    await openPanel(page);
    const holds = card(page, 'Legal holds');
    await holds.getByText('Charge 410-77', { exact: false }).waitFor();
    await holds.getByRole('button', { name: 'Release' }).click();
    await dialog(page, 'Release the hold on Rae Heldback?').getByRole('button', { name: 'Release' }).click();
    await seeToast(page, 'Legal hold released');
    await holds.getByText('No legal holds').waitFor();
  });
});
