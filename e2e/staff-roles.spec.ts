/** Roles: made, changed and deleted by those who may, within what they have themselves. */
import { updateRole } from '@onward/contract/roles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ApiCaller } from '../testing/api-caller.ts';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { desktop, phone } from '../testing/launch-browser.ts';
import { until } from '../testing/until.ts';
import { scrollsSideways, seeNoFaultInLightAndDark, violationsOf } from './accessibility.ts';
import { at, enter, FAILED_CALLS, seeHeading, seeHome, seeToast } from './shell-steps.ts';
import { findRoleId, ROLES_PANEL } from './staff-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn(at('super.admin'));
});
afterAll(() => product.stop());

async function openRole(page: Page, name: string, email = at('super.admin')): Promise<void> {
  await enter(page.context(), product.url, email);
  await page.goto(`${product.url}/#${ROLES_PANEL}`);
  await page
    .getByRole('navigation', { name: 'List of roles' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await seeHeading(page, name);
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

describe('The role editor', () => {
  test('saves what was ticked, and the holder’s open tab follows at once [CMP-026, CMP-022]', async ({
    page,
    browser,
  }) => {
    const theirs = await browser.newContext({ viewport: desktop });
    const tab = await theirs.newPage();
    await enter(theirs, product.url, at('theo.marsh'));
    await tab.goto(`${product.url}/#/company?currentPanel=departments`);
    await tab.getByRole('table', { name: 'Departments' }).waitFor();
    expect(await tab.getByRole('button', { name: 'Add department' }).count()).toBe(0);

    await openRole(page, 'Hiring coordinator');
    await page.getByText('2 people hold it').waitFor();
    await page.getByRole('button', { name: /^Company/, expanded: true }).waitFor();
    await box(page, 'Edit departments').check();
    await box(page, 'Edit templates').check();
    await page.getByText('2 changes not saved').waitFor();
    await page.getByRole('button', { name: 'Save role' }).click();
    await seeToast(page, 'Hiring coordinator was saved');
    await page.getByText('12 of 32 permissions').waitFor();
    await tab.getByRole('button', { name: 'Add department' }).waitFor();
    await theirs.close();
  });

  test('asks before unsaved ticks are lost, and allows a whole group [CMP-026, PLT-057]', async ({ page }) => {
    await openRole(page, 'Payroll clerk');
    await page.getByRole('button', { name: /^Insights/ }).click();
    await page.getByRole('region', { name: 'Insights' }).getByRole('button', { name: 'Allow all' }).click();
    await page.getByText('2 changes not saved').waitFor();
    await page.getByRole('button', { name: /^Manager/ }).click();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await seeHeading(page, 'Payroll clerk');
    await page.getByRole('button', { name: 'Discard' }).click();
    await until('nothing to save', async () => (await page.getByRole('button', { name: 'Save role' }).count()) === 0);
  });

  test('makes roles with names of their own and deletes those nobody holds [CMP-021, CMP-026]', async ({ page }) => {
    await openRole(page, 'Manager');
    await page.getByRole('button', { name: 'New role' }).click();
    await dialog(page).getByLabel('Name of the role').fill('General Manager');
    await dialog(page).getByRole('button', { name: 'Create role' }).click();
    await dialog(page).getByText('This role name is reserved').waitFor();
    await dialog(page).getByLabel('Name of the role').fill('Manager');
    await dialog(page).getByRole('button', { name: 'Create role' }).click();
    await dialog(page).getByText('A role with this name exists already').waitFor();
    await dialog(page).getByLabel('Name of the role').fill('Night lead');
    await dialog(page).getByRole('button', { name: 'Create role' }).click();
    await seeToast(page, 'Night lead was created');
    await seeHeading(page, 'Night lead');
    await page.getByRole('button', { name: 'Rename' }).click();
    await dialog(page).getByLabel('Name of the role').fill('Late lead');
    await dialog(page).getByRole('button', { name: 'Save name' }).click();
    await seeHeading(page, 'Late lead');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Delete role' }).click();
    await seeToast(page, 'Late lead was deleted');

    await page.getByRole('button', { name: /^Payroll clerk/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog(page).getByText('2 people hold this role. Give them another one first.').waitFor();
    await dialog(page).getByRole('link', { name: 'Show them' }).click();
    await page.getByRole('row').filter({ hasText: 'Paula Jennings' }).waitFor();
  });

  test('locks what the editor lacks, and shows built-in roles to be copied [CMP-026, AHD-005]', async ({ page }) => {
    await openRole(page, 'Manager', at('hr.admin'));
    expect(await box(page, 'Edit company').isDisabled()).toBe(true);
    expect(await box(page, 'Edit locations').isDisabled()).toBe(false);
    await page.getByText('You cannot give what you do not have').first().waitFor();
    await page.getByRole('button', { name: /^Super admin/ }).click();
    await page.getByText('Built in, read only').waitFor();
    expect(await box(page, 'Edit locations').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy as a new role' }).click();
    await dialog(page).getByLabel('Name of the role').fill('Nearly all');
    await dialog(page).getByRole('button', { name: 'Create role' }).click();
    await seeHeading(page, 'Nearly all');
    await page.getByText('29 of 32 permissions').nth(1).waitFor();
  });

  test('tells what a role opens, and passes the accessibility rules in every shape [AHD-005, PLT-057]', async ({
    page,
  }) => {
    await openRole(page, 'Payroll clerk', at('hr.admin'));
    await page.getByRole('button', { name: /^Every call/ }).click();
    const staff = page.locator('details').filter({ has: page.getByText('POST /v1/company_staffs', { exact: true }) });
    await staff.locator('summary').click();
    await staff
      .getByRole('row', { name: 'POST /v1/company_staffs This needs', exact: false })
      .getByText('This needs the permission “Manage staff and roles”.')
      .first()
      .waitFor();
    await seeNoFaultInLightAndDark(page);
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'All roles' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'All roles' }).click();
    await page.getByRole('navigation', { name: 'List of roles' }).waitFor();
  });

  test('shows both lists when someone else saved first [AHD-021]', async ({ page }) => {
    await openRole(page, 'Manager');
    await box(page, 'Prepare and send offers').check();
    const id = await findRoleId(admin, 'Manager');
    const body = { company_role: { permissions: ['edit_applicant'] } };
    expect((await admin.call(updateRole, { params: { id }, body })).status).toBe(200);
    await page.getByRole('button', { name: 'Save role' }).click();
    await page.getByText('Someone else saved this while you were editing').waitFor();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByText('1 of 32 permissions').waitFor();
    expect(await box(page, 'Prepare and send offers').isChecked()).toBe(false);
  });
});

describe('Those who do not manage staff', () => {
  test('find no role editor [CMP-061, CMP-026]', async ({ page }) => {
    await enter(page.context(), product.url, at('manager'));
    await page.goto(`${product.url}/#/`);
    await seeHome(page);
    await page.goto(`${product.url}/#${ROLES_PANEL}`);
    await page.getByRole('link', { name: 'Departments' }).waitFor();
    expect(await page.getByRole('button', { name: 'New role' }).count()).toBe(0);
  });
});
