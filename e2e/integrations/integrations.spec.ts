/** Checkr: connected on its own page, packages switched per location, broken, repaired, and disconnected. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { CHECKR_ACCOUNTS, CheckrOffice } from '../../testing/people/checkr-office.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';

const ADMIN = 'super.admin@larkfield.test';
const PHONE = { width: 390, height: 844 };

let office: CheckrOffice;

beforeAll(async () => {
  office = await CheckrOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

async function open(page: Page, path: string, email = ADMIN): Promise<void> {
  await signIn(page.context(), office.product.url, { email, password: DEMO_PASSWORD });
  await page.goto(`${office.product.url}/#${path}`);
}

const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const PANEL = '/company?currentPanel=integrations';

const decatur = async () =>
  (
    await office.query(
      `select n.available_packages, n.default_package from company_checker_nodes n
       join locations l on l.company_id = n.company_id and l.id = n.location_id where l.name = 'Decatur'`,
    )
  )[0];

describe('Checkr', () => {
  test('is connected at its page, offers packages per location, and is disconnected [CHK-003, CHK-004, INT-010]', async ({
    page,
  }) => {
    await open(page, PANEL);
    await card(page, 'Checkr').getByText('Not connected').waitFor();
    await card(page, 'ADP RUN').getByText('Not connected').waitFor();
    // E-Verify is set up on a page of its own.
    await card(page, 'E-Verify').waitFor();
    expect(await card(page, 'Paychex Flex').getByRole('button').count()).toBe(0);
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('searchbox', { name: 'Find an app' }).fill('check');
    await card(page, 'Indeed').waitFor({ state: 'detached' });
    await card(page, 'Checkr').getByRole('link', { name: 'Connect Checkr' }).click();

    await page.getByText('Pricing is per applicant, additional fees may apply.').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Connect Checkr' }).click();
    await page.getByRole('button', { name: /^Approve as Larkfield Group/ }).click();
    await page.getByRole('heading', { name: 'Packages by location' }).waitFor();
    expect(page.url()).not.toContain('code=');
    await page.getByText('$54.99').waitFor();
    await page.getByText('1 to 3 business days').waitFor();

    const toggle = page.getByRole('switch', { name: 'Driver at Decatur' });
    await toggle.waitFor();
    await expectAccessibleInLightAndDark(page);
    await toggle.click();
    await until('the saved choice', async () => (await decatur())?.available_packages.length === 2);
    expect((await decatur()).available_packages).toEqual(['basic_plus', 'standard_plus']);
    expect(await page.getByRole('switch', { name: 'Driver at Buckhead' }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText('Checkr responds. The connection works.').waitFor();

    await page.getByRole('button', { name: 'Disconnect' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText(/Your package choices are kept/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await asked.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Checkr disconnected').waitFor();
    await page.getByRole('button', { name: 'Connect Checkr' }).waitFor();
  });

  test('that stopped working says since when and why, and is reconnected from the list [INT-010, INT-006]', async ({
    page,
  }) => {
    const { id } = await office.connect();
    await office.control('POST', 'revoke', { account_id: CHECKR_ACCOUNTS.main });
    await office.admin.request('POST', `/v1/integrations/${id}/test`);
    await open(page, PANEL);
    const banner = page.getByRole('alert').filter({ hasText: 'Checkr stopped working' });
    await banner.getByText('Checkr no longer accepts our access. Reconnect your account.').waitFor();
    await card(page, 'Checkr').getByText('Stopped working').waitFor();
    await expectAccessibleInLightAndDark(page);
    await banner.getByRole('button', { name: 'Reconnect Checkr' }).click();
    await page.getByRole('button', { name: /^Approve as Larkfield Group/ }).click();
    await page.getByText('Checkr connected').waitFor();
    await page.setViewportSize(PHONE);
    await page.getByRole('switch', { name: 'Driver at Decatur' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessibleInLightAndDark(page);
  });

  test('that was refused can be connected again; without the permission it is only shown [INT-003, INT-006]', async ({
    page,
  }) => {
    await open(page, '/integration/checkr');
    await page.getByRole('button', { name: 'Connect Checkr' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('The connection to Checkr was not approved.').waitFor();
    await page.getByRole('button', { name: 'Reconnect Checkr' }).waitFor();
    await office.connect();
    await page.context().clearCookies();
    await open(page, '/integration/checkr', 'general.manager@larkfield.test');
    await page.reload();
    await page.getByText(/Manage integrations/).waitFor();
    await page.getByRole('switch', { name: 'Driver at Decatur' }).waitFor();
    expect(await page.getByRole('switch', { name: 'Driver at Decatur' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Disconnect' }).count()).toBe(0);
  });
});
