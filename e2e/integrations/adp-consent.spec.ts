/** ADP: connected by a consent at ADP, started on the integrations panel; refused, given to nobody, and reused. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { AdpConsent } from '../../testing/people/adp-consent.ts';
import type { PayrollOffice } from '../../testing/people/payroll-office.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { open, openPayroll, PHONE } from '../payroll/payroll-steps.ts';
import { FAILED_CALLS, seeRoute, seeToast } from '../shell/steps.ts';

const PANEL = '/company?currentPanel=integrations';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: PayrollOffice;

beforeAll(async () => {
  office = await openPayroll();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const connect = (page: Page, name: string) => page.getByRole('button', { name: `Connect with ADP: ${name}` });
const choose = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

/** As ADP sends it, to an address of the product. */
async function comeBack(page: Page, path: string, answer: Record<string, string>): Promise<void> {
  await page.goto(`${office.product.url}${path}?${new URLSearchParams(answer)}`);
}

describe('A consent at ADP', () => {
  test('connects the company and leads back to the integrations, which say so [INT-010, INT-012]', async ({ page }) => {
    await open(page, office, PANEL);
    await card(page, 'ADP Workforce Now').getByText('Not connected').waitFor();
    await card(page, 'ADP Workforce Now')
      .getByRole('link', { name: 'Use credentials for ADP Workforce Now' })
      .waitFor();
    await expectAccessibleInLightAndDark(page);
    await connect(page, 'ADP Workforce Now').click();
    await page.getByRole('heading', { name: 'Onward wants to send new hires to ADP (sandbox)' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await choose(page, /^Approve for Larkfield Group in Workforce Now/);
    await seeToast(page, 'ADP Workforce Now connected');
    await seeRoute(page, PANEL);
    await card(page, 'ADP Workforce Now').getByText('Connected', { exact: true }).waitFor();
    expect(await connect(page, 'ADP Workforce Now').count()).toBe(0);
    await card(page, 'ADP Workforce Now').getByRole('link', { name: 'Manage ADP Workforce Now' }).click();
    await page.getByRole('button', { name: 'Get codes from ADP Workforce Now' }).waitFor();
  });

  test('that is refused says so, and can be given on the page of the provider, on a phone [INT-006, INT-012]', async ({
    page,
  }) => {
    await open(page, office, PANEL);
    await connect(page, 'ADP RUN').click();
    await choose(page, /^Refuse$/);
    await seeToast(page, "ADP RUN wasn't connected, because the connection was not approved");
    await seeRoute(page, PANEL);
    await card(page, 'ADP RUN').getByText('The connection to ADP RUN was not approved.').waitFor();
    await page.setViewportSize(PHONE);
    expect(await scrollsSideways(page)).toBe(false);
    await card(page, 'ADP RUN').getByRole('link', { name: 'Use credentials for ADP RUN' }).click();
    await page.getByLabel('Client ID').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Reconnect with ADP: ADP RUN' }).click();
    await choose(page, /^Approve for Larkfield Group in RUN/);
    await seeToast(page, 'ADP RUN connected');
  });

  test('without access says what to do, and an answer that was used already changes nothing [INT-012]', async ({
    page,
  }) => {
    await open(page, office, PANEL);
    await connect(page, 'ADP Workforce Now').click();
    await choose(page, /^Approve without the app/);
    await seeToast(page, 'gave us no access to a company');
    await seeRoute(page, PANEL);
    const { organization_oid = '', ...answer } = await new AdpConsent(office.admin).visit('adp');
    await comeBack(page, '/adp/redirect', { ...answer, organizationOID: organization_oid });
    await seeToast(page, 'ADP Workforce Now connected');
    await comeBack(page, '/adp/redirect', answer);
    await seeToast(page, 'This connection attempt has expired or was started by someone else');
    await seeRoute(page, PANEL);
    await card(page, 'ADP Workforce Now').getByText('Connected', { exact: true }).waitFor();
    await comeBack(page, '/adp/redirect', { error: 'access_denied' });
    await seeToast(page, 'ADP sent you back without an answer');
    await seeRoute(page, PANEL);
  });

  test('that ADP sends to the address of its sign-in connects the company just the same [IDN-024, INT-012]', async ({
    page,
  }) => {
    await open(page, office, PANEL);
    await comeBack(page, '/adp/callback', await new AdpConsent(office.admin).visit('adp_run'));
    await seeToast(page, 'ADP RUN connected');
    await seeRoute(page, PANEL);
    expect(await office.rows('select * from sso_identities')).toEqual([]);
  });
});
