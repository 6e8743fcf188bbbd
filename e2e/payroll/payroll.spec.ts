/** Payroll providers: connected with credentials, their codes matched, tested, and disconnected. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { CREDENTIALS, type PayrollOffice } from '../../testing/people/payroll-office.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { FAILED_CALLS, routeOf, seeRoute, seeToast } from '../shell/steps.ts';
import { open, openPayroll, PHONE } from './payroll-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: PayrollOffice;
beforeAll(async () => {
  office = await openPayroll();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

describe('A payroll provider', () => {
  test('is connected from the integrations, tested, and disconnected [INT-005, INT-010, INT-011]', async ({ page }) => {
    await open(page, office, '/company?currentPanel=integrations');
    await page.getByRole('link', { name: 'Connect Paylocity' }).click();
    await page.getByText('What to ask Paylocity for').waitFor();
    await page.getByRole('button', { name: 'Connect Paylocity' }).click();
    expect(await page.getByText('Please fill in this field').count()).toBe(3);
    await expectAccessibleInLightAndDark(page);
    const { client_id = '', client_secret = '', company_id = '' } = CREDENTIALS.paylocity;
    await page.getByLabel('Client ID').fill(client_id);
    await page.getByLabel('Client secret').fill('wrong');
    await page.getByLabel('Company ID').fill(company_id);
    await page.getByRole('button', { name: 'Connect Paylocity' }).click();
    await page.getByText("Paylocity doesn't accept the client ID and secret. Check them and connect again.").waitFor();
    await page.getByLabel('Client secret').fill(client_secret);
    await page.getByRole('button', { name: 'Connect Paylocity' }).click();
    await seeToast(page, 'Paylocity connected');
    await page.getByRole('button', { name: 'Get codes from Paylocity' }).waitFor();

    await tab(page, 'Settings').click();
    await page.getByText(company_id).waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await seeToast(page, 'Paylocity responds. The connection works.');
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const asked = page.getByRole('dialog', { name: 'Disconnect Paylocity?' });
    await asked.getByText(/Codes and the send log are kept/).waitFor();
    await asked.getByRole('button', { name: 'Disconnect' }).click();
    await seeToast(page, 'Paylocity disconnected');
    await page.getByLabel('Client secret').waitFor();
  });

  test('with several companies asks which one to use before anything else [INT-011]', async ({ page }) => {
    await open(page, office, '/integration/paychex');
    await page.getByLabel('Client ID').fill(CREDENTIALS.paychex.client_id ?? '');
    await page.getByLabel('Client secret').fill(CREDENTIALS.paychex.client_secret ?? '');
    await page.getByRole('button', { name: 'Connect Paychex Flex' }).click();
    await page.getByRole('radio', { name: /Larkfield Group LLC/ }).check();
    expect(await tab(page, 'Codes').count()).toBe(0);
    await page.getByRole('button', { name: 'Use this company' }).click();
    await seeToast(page, 'Company saved');
    await tab(page, 'Codes').click();
    await page.getByRole('button', { name: 'Get codes from Paychex Flex' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Locations' }).count()).toBe(0);
    expect(await office.integration('paychex')).toMatchObject({ account: CREDENTIALS.paychex.company_id });
  });

  test('that stopped working says when and why, and new credentials repair it [INT-006, INT-010]', async ({ page }) => {
    const { id } = (await office.connect('adp_run')).body.integration;
    await office.control('POST', '/revoke', {});
    await office.mood({ system: 'adp_run', on: 'token', answer: 401, times: 99 });
    await office.admin.request('POST', `/v1/integrations/${id}/test`);
    await office.mood(null);
    await open(page, office, '/company?currentPanel=integrations');
    const banner = page.getByRole('alert').filter({ hasText: 'ADP RUN stopped working' });
    await banner.getByText('ADP RUN no longer accepts our access. Reconnect your account.').waitFor();
    await banner.getByRole('link', { name: 'Use credentials for ADP RUN' }).click();
    await page.getByRole('alert').filter({ hasText: 'ADP RUN stopped working' }).waitFor();
    await page.getByLabel('Client ID').fill(CREDENTIALS.adp_run.client_id ?? '');
    await page.getByLabel('Client secret').fill(CREDENTIALS.adp_run.client_secret ?? '');
    await page.getByRole('button', { name: 'Change credentials' }).click();
    await seeToast(page, 'New credentials for ADP RUN saved');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await office.integration('adp_run')).toMatchObject({ status: 'active', error_message: null });
  });

  test('is only shown without the permissions, and leads to the paywall without the module [INT-003, EMP-033, CMP-048]', async ({
    page,
  }) => {
    await office.connect('adp');
    await open(page, office, '/integration/adp', 'general.manager@larkfield.test');
    await page.reload();
    await tab(page, 'Settings').click();
    await page.getByText(/Manage integrations/).waitFor();
    expect(await tab(page, 'Codes').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Disconnect' }).count()).toBe(0);
    await open(page, office, '/integration/adp', 'owner@harborpine.test');
    await page.reload();
    await seeRoute(page, '/payroll-paywall');
  });
});

describe('Codes of a payroll provider', () => {
  test('are read, suggested, chosen, saved, and guarded when unsaved [INT-011]', async ({ page }) => {
    await office.connect('adp');
    await office.hire({ name: 'Marcus Bell' });
    await open(page, office, '/integration/adp');
    await page.getByText('Get the codes from ADP Workforce Now first. Then we suggest matches by name.').waitFor();
    await page.getByText(/can't be sent$/).waitFor();
    await page.getByRole('button', { name: 'Get codes from ADP Workforce Now' }).click();
    await page.getByText('0 of 11 matched, 11 suggested').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: /^Positions/ }).click();
    await page.getByRole('heading', { name: 'Locations' }).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('line cook');
    const code = page.getByRole('combobox', { name: 'Code for Line cook' });
    await code.waitFor();
    await pick(page.getByRole('main'), 'Code for Line cook', 'KL · Kitchen Lead');
    await page.getByText(/changes not saved$/).waitFor();

    await tab(page, 'Send log').click();
    const leave = page.getByRole('dialog', { name: /unsaved|leave/i });
    await leave.getByRole('button').first().click();
    await leave.waitFor({ state: 'hidden' });
    expect(routeOf(page)).toBe('/integration/adp');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await seeToast(page, 'Codes saved');
    await page.getByText(/changes not saved$/).waitFor({ state: 'detached' });
    const saved = (await office.mappings('adp')).mappings;
    expect(saved.find(({ key }) => key === 'line cook')).toMatchObject({ code: 'KL' });
    expect(saved.filter(({ kind, code: chosen }) => kind === 'location' && chosen !== null)).toHaveLength(11);

    await page.setViewportSize(PHONE);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessibleInLightAndDark(page);
  });

  test('has a log of every send with what the provider said, filtered by status [EMP-031, AHD-013]', async ({
    page,
  }) => {
    await office.ready('adp');
    const sent = await office.hire({ name: 'Ada Quist' });
    const refused = await office.hire({ name: 'Ben Refuse' });
    await office.employees.save(refused.id, 'basic_information', {
      legal_first_name: 'Ben',
      legal_last_name: 'Refuse',
    });
    await office.send(sent.id, 'adp');
    await office.send(refused.id, 'adp');
    await office.becomes(sent.id, 'adp', 'sent');
    await office.becomes(refused.id, 'adp', 'failed');
    await open(page, office, '/integration/adp?tab=log');
    const row = page.getByRole('row', { name: /Ben Refuse/ });
    await row.getByText(/ZIP Code 30030 is not known/).waitFor();
    await page.getByRole('row', { name: /Ada Quist.*Number/ }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('button', { name: 'Failed' }).click();
    await page.getByRole('row', { name: /Ada Quist/ }).waitFor({ state: 'detached' });
    expect(routeOf(page)).toBe('/integration/adp?tab=log&status=failed');
    await office.employees.save(refused.id, 'basic_information', { legal_last_name: 'Rivera' });
    await row.getByRole('button', { name: /again$/ }).click();
    await page.getByText('Nobody has this status').waitFor();
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByRole('link', { name: 'Ben Refuse' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});
