/** One integration from the first connection to the last: tax credits, whose provider begins to refuse and is mended. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { ANSWERS, type NewHire } from '../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { TaxCredits } from '../../testing/people/tax-credits.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { enter, FAILED_CALLS, seeToast } from '../shell/steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: OnboardingOffice;
let credits: TaxCredits;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
  // An announcement would cover the buttons in the corner.
  await office.rows('delete from pop_up_notifications');
  credits = new TaxCredits(office);
});
afterAll(() => office.product.stop());

const APPS = '/integrations';
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const open = (page: Page, path: string) => page.goto(`${office.product.url}/#${path}`);
const toApps = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Integrations' }).first().click();

/** Somebody new who has signed Form 8850. */
async function signedForm(): Promise<NewHire> {
  const hire = await office.onboard([
    { type: 'basic_information' },
    { type: 'wotc', config: { wotc_company: 'LARKFIELD' } },
  ]);
  await hire.fillBasics();
  await hire.submit('employee_fill_wotc_form', ANSWERS.wotc);
  return hire;
}

const statusOf = async (hire: NewHire) => (await office.action(hire.key, 'employee_fill_wotc_form')).screening?.status;

async function connect(page: Page): Promise<void> {
  await card(page, 'WOTC').getByText('Not connected').waitFor();
  await card(page, 'WOTC').getByRole('link', { name: 'Connect WOTC' }).click();
  await page.getByText('Those who decline are never sent.').waitFor();
  await page.getByRole('button', { name: 'Connect WOTC' }).click();
  expect(await page.getByText('Please fill in this field').count()).toBe(2);
  await page.getByLabel('Account ID').fill('wotc-sandbox');
  await page.getByLabel('API key').fill('wrong');
  await page.getByRole('button', { name: 'Connect WOTC' }).click();
  await page.getByText("WOTC doesn't accept the account ID and API key. Check them and connect again.").waitFor();
  await expectAccessibleInLightAndDark(page);
  await page.getByLabel('API key').fill('onward-sandbox-secret');
  await page.getByRole('button', { name: 'Connect WOTC' }).click();
  await seeToast(page, 'WOTC connected');
  await page.getByRole('radio', { name: /Larkfield Group LLC/ }).check();
  await page.getByRole('button', { name: 'Use this company' }).click();
  await seeToast(page, 'Company saved');
  await expectAccessibleInLightAndDark(page);
}

describe('An integration', () => {
  test('is connected, breaks, says when and why, is mended, and is disconnected with what still runs [INT-005, INT-006, INT-010, INT-013]', async ({
    page,
  }) => {
    await enter(page.context(), office.product.url);
    await open(page, APPS);
    await connect(page);
    await toApps(page);
    await card(page, 'WOTC').getByText('Connected', { exact: true }).waitFor();
    await card(page, 'WOTC').getByText('Company LARKFIELD').waitFor();

    // The provider begins to refuse the key; nobody presses anything, a new hire only signs.
    await credits.mood({ system: 'wotc', on: 'any', answer: 401, times: 99 });
    const first = await signedForm();
    await card(page, 'WOTC').getByText('Stopped working').waitFor();
    await card(page, 'WOTC')
      .getByText(/no longer accepts our access.* It stopped /)
      .waitFor();
    const banner = page.getByRole('alert').filter({ hasText: 'WOTC stopped working' });
    await expectAccessibleInLightAndDark(page);
    await open(page, `/onboarding/view?process=${first.key}`);
    await page.getByText(/Not sent to WOTC yet\. The integration stopped working/).waitFor();
    await open(page, APPS);

    await banner.getByRole('link', { name: 'Reconnect WOTC' }).click();
    await page
      .getByRole('alert')
      .getByText(/WOTC stopped working/)
      .waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await seeToast(page, "WOTC doesn't accept the account ID and API key. Check them and connect again.");
    await credits.mood(null);
    await page.getByRole('button', { name: 'Test connection' }).click();
    await seeToast(page, 'WOTC responds. The connection works.');
    await page.getByRole('alert').filter({ hasText: 'stopped working' }).waitFor({ state: 'detached' });
    await until('the form that waited', async () => (await statusOf(first)) === 'sent');

    await credits.mood({ system: 'wotc', on: 'write', answer: 503, times: 99 });
    const second = await signedForm();
    await until('a form that waits', async () => (await statusOf(second)) === 'waiting');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const asked = page.getByRole('dialog', { name: 'Disconnect WOTC?' });
    await asked.getByText('1 tax credit form waiting to be sent').waitFor();
    await expectAccessibleInLightAndDark(page);
    await asked.getByRole('button', { name: 'Disconnect' }).click();
    await seeToast(page, 'WOTC disconnected');
    await page.getByRole('button', { name: 'Connect WOTC' }).waitFor();
  });

  test('lends its companies to the settings of a process, where one is typed while it is not connected [INT-013]', async ({
    page,
  }) => {
    await credits.clear();
    await office.rows('delete from integrations');
    const id = await office.process([{ type: 'wotc', config: { wotc_company: 'TYPED' } }]);
    const settings = `/admin/onboarding/processes/${id}?step=configure_module&module=1`;
    await enter(page.context(), office.product.url);
    await open(page, settings);
    const company = page.getByLabel('WOTC company');
    await page.getByText('Connect WOTC under Integrations to choose from its list.').waitFor();
    expect(await company.inputValue()).toBe('TYPED');
    await credits.connect('wotc');
    await page.reload();
    await page.getByText('Chosen from the companies at WOTC').waitFor();
    await page.getByTitle('TYPED').waitFor();
    await pick(page.getByRole('main'), 'WOTC company', 'Kind Home Care Inc. (KINDHOME)');
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Save and close' }).first().click();
    const saved = async () =>
      (
        await office.rows<{ config: object }>('select config from company_onboarding_modules where process_id = $1', [
          id,
        ])
      )[0];
    await until('the saved company', async () => JSON.stringify(await saved()).includes('KINDHOME') || undefined);
  });

  test('for calendars leads from its card to the own connection, and counts the team [INT-004, INT-005, SCH-014]', async ({
    page,
  }) => {
    await enter(page.context(), office.product.url);
    await open(page, APPS);
    await card(page, 'Google Calendar').getByRole('link', { name: 'Connect Google Calendar' }).click();
    await page.getByText(/^0 of \d+ people use it$/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await card(page, 'Google').getByRole('button', { name: 'Connect Google' }).click();
    await page.getByRole('button', { name: 'Allow as super.admin@larkfield.test' }).click();
    await page.getByText('Google calendar connected').waitFor();
    await open(page, APPS);
    await card(page, 'Google Calendar')
      .getByText(/^1 of \d+ people uses it$/)
      .waitFor();
    await card(page, 'Google Calendar').getByRole('link', { name: 'Manage Google Calendar' }).click();
    await card(page, 'Google').getByRole('button', { name: 'Update now' }).click();
    await seeToast(page, "We'll update your busy times in a moment");

    await office.rows(`update calendar_links set broken_at = now(), broken_reason = 'revoked'`);
    await page.reload();
    await card(page, 'Google')
      .getByText(/^It stopped .* Access was removed at Google/)
      .waitFor();
    await page.getByText(/, 1 has to connect again$/).waitFor();
    await toApps(page);
    await card(page, 'Google Calendar')
      .getByText(/^1 person has to connect Google Calendar again\. It stopped/)
      .waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Manage Google Calendar' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
    await card(page, 'Google').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await card(page, 'Google').getByText('Not connected').waitFor();
    await page.getByText(/^0 of \d+ people use it$/).waitFor();
  });
});
