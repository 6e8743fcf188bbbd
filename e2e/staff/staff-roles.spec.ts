/** Roles: created, changed and deleted with permission, and viewed as by users with more rights. */

import { createDepartment } from '@onward/contract/locations/departments';
import { type CompanyRoleDetails, createRole, deleteRole, listRoles, updateRole } from '@onward/contract/staff/roles';
import { SEE_AS_ROLE_HEADER } from '@onward/contract/staff/see-as';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { desktop, phone } from '../../testing/browser/launch-browser.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways, violationsOf } from '../accessibility.ts';
import { at, enter, FAILED_CALLS, seeHeading, seeHome, seeToast } from '../shell/steps.ts';
import { chooseAction, findRoleId, ROLES_PANEL, STAFF_PANEL } from './staff-steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

// First, while the roles are those of the demo.
describe('Seeing as another role', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  let admin: ApiCaller;
  beforeAll(async () => {
    admin = await new ApiCaller(product.url).signIn(at('super.admin'));
  });

  test('a Manager at Decatur: banner, only that location, no changes, and Stop restores everything [AHD-005]', async ({
    page,
  }) => {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#${STAFF_PANEL}&query=darnell`);
    await chooseAction(page, 'Darnell Whitaker', 'See as');
    const band = page.getByRole('region', { name: 'Viewing as another role' });
    await band.getByText('View only. Every page you open is logged.').waitFor();
    await seeHome(page);
    await until(
      'the place in the band',
      async () => (await band.getByLabel('Location').locator('option:checked').textContent()) === 'Cluckwell Decatur',
    );
    expect(await band.getByLabel('Role').locator('option:checked').textContent()).toBe('Manager');
    await page.getByText('Your locations').waitFor();
    expect(await page.getByText('Midtown', { exact: true }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Analytics' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);

    // A reload keeps the view; what the role can't do is locked, and rows have no menus.
    await page.goto(`${product.url}/#/company?currentPanel=departments`);
    await page.reload();
    await page.getByRole('table', { name: 'Departments' }).waitFor();
    await band.waitFor();
    await page.getByRole('button', { name: 'Add department, locked' }).waitFor();
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Team' }).count()).toBe(0);

    // Another role: it can edit departments, but someone who views as it can't.
    await band.getByLabel('Role').selectOption({ label: 'HR Admin' });
    await page.getByRole('link', { name: /^Team\b/ }).waitFor();
    await page.getByRole('button', { name: 'Add department', exact: true }).click();
    await page.getByText("You're viewing as another role. Stop viewing to make changes.").waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.setViewportSize(phone);
    expect(await scrollsSideways(page)).toBe(false);

    await band.getByRole('button', { name: 'Stop' }).click();
    await until('the band to go', async () => (await band.count()) === 0);
    await page.locator('#content').getByRole('button', { name: 'Add department' }).waitFor();
    const { rows } = await product.app.ownerPool.query(
      "select distinct changes ->> 'role' as role, changes ->> 'location' as location from audit_log where event = 'seen_as' order by 1",
    );
    expect(rows).toEqual([
      { role: 'HR Admin', location: 'Decatur' },
      { role: 'Manager', location: 'Decatur' },
    ]);
  });

  test('a locked control shows the server’s reason, who has the role, and a link to it [AHD-005]', async ({ page }) => {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#${STAFF_PANEL}&query=darnell`);
    await chooseAction(page, 'Darnell Whitaker', 'See as');
    await page.getByRole('region', { name: 'Viewing as another role' }).waitFor();
    await page.goto(`${product.url}/#/company?currentPanel=departments`);
    const locked = page.getByRole('button', { name: 'Add department, locked' });
    await locked.focus();
    await page.keyboard.press('Enter');
    const { body } = await admin.call<{ company_roles: CompanyRoleDetails[] }>(listRoles);
    const manager = body.company_roles.find(({ name }) => name === 'Manager');
    const refused = await admin.call(createDepartment, {
      body: { department: { name: 'Not mine to add' } },
      headers: { [SEE_AS_ROLE_HEADER]: String(manager?.id) },
    });
    expect(refused.body.error_code).toBe(10004);
    await page.getByText(`${refused.body.message} ${manager?.staff_count} people have the role Manager.`).waitFor();
    await page.getByText("Manager can't use “Add department”").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open role' }).click();
    await seeHeading(page, 'Manager');
    await page.getByRole('checkbox', { name: /Edit departments/ }).waitFor();
    expect(await page.getByRole('region', { name: 'Viewing as another role' }).count()).toBe(0);
  });

  test('a role that was deleted in the meantime does not lock the tab [AHD-005]', async ({ page }) => {
    const made = await admin.call<{ company_role: { id: number } }>(createRole, {
      body: { company_role: { name: 'Short lived', permissions: ['edit_note'] } },
    });
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#${ROLES_PANEL}&role=${made.body.company_role.id}`);
    await seeHeading(page, 'Short lived');
    // By keyboard, because an announcement may cover the button.
    await page.getByRole('button', { name: 'See as this role' }).press('Enter');
    await page.getByRole('region', { name: 'Viewing as another role' }).waitFor();
    await admin.call(deleteRole, { params: { id: made.body.company_role.id } });
    await page.goto(`${product.url}/#${ROLES_PANEL}`);
    await page.reload();
    await seeHeading(page, 'HR Admin');
    expect(await page.getByRole('region', { name: 'Viewing as another role' }).count()).toBe(0);
  });
});

describe('Roles', () => {
  test.override('allowedConsoleErrors', [FAILED_CALLS]);

  let admin: ApiCaller;
  beforeAll(async () => {
    admin = await new ApiCaller(product.url).signIn(at('super.admin'));
  });

  async function openRole(page: Page, name: string, email = at('super.admin')): Promise<void> {
    await enter(page.context(), product.url, email);
    await page.goto(`${product.url}/#${ROLES_PANEL}`);
    await page
      .getByRole('navigation', { name: 'Role list' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await seeHeading(page, name);
  }

  const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog');

  describe('The role editor', () => {
    test('saves the selected permissions, and the member’s open tab updates at once [CMP-026, CMP-022]', async ({
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
      await page.getByText('2 people have it').waitFor();
      await page.getByRole('button', { name: /^Company/, expanded: true }).waitFor();
      await box(page, 'Edit departments').check();
      await box(page, 'Edit templates').check();
      await page.getByText('2 unsaved changes').waitFor();
      await page.getByRole('button', { name: 'Save role' }).click();
      await seeToast(page, 'Hiring coordinator saved');
      await page.getByText('12 of 32 permissions').waitFor();
      await tab.getByRole('button', { name: 'Add department' }).waitFor();
      await theirs.close();
    });

    test('asks before unsaved changes are lost, and allows a whole group [CMP-026, PLT-057]', async ({ page }) => {
      await openRole(page, 'Payroll clerk');
      await page.getByRole('button', { name: /^Insights/ }).click();
      await page.getByRole('region', { name: 'Insights' }).getByRole('button', { name: 'Allow all' }).click();
      await page.getByText('2 unsaved changes').waitFor();
      await page.getByRole('button', { name: /^Manager/ }).click();
      await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
      await seeHeading(page, 'Payroll clerk');
      await page.getByRole('button', { name: 'Discard' }).click();
      await until('nothing to save', async () => (await page.getByRole('button', { name: 'Save role' }).count()) === 0);
    });

    test('creates custom roles and deletes unused ones [CMP-021, CMP-026]', async ({ page }) => {
      await openRole(page, 'Manager');
      await page.getByRole('button', { name: 'New role' }).click();
      await dialog(page).getByLabel('Role name').fill('General Manager');
      await dialog(page).getByRole('button', { name: 'Create role' }).click();
      await dialog(page).getByText('This role name is reserved').waitFor();
      await dialog(page).getByLabel('Role name').fill('Manager');
      await dialog(page).getByRole('button', { name: 'Create role' }).click();
      await dialog(page).getByText('A role with this name already exists').waitFor();
      await dialog(page).getByLabel('Role name').fill('Night lead');
      await dialog(page).getByRole('button', { name: 'Create role' }).click();
      await seeToast(page, 'Night lead created');
      await seeHeading(page, 'Night lead');
      await page.getByRole('button', { name: 'Rename' }).click();
      await dialog(page).getByLabel('Role name').fill('Late lead');
      await dialog(page).getByRole('button', { name: 'Save name' }).click();
      await seeHeading(page, 'Late lead');
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Delete role' }).click();
      await seeToast(page, 'Late lead deleted');

      await page.getByRole('button', { name: /^Payroll clerk/ }).click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog(page).getByText('2 people have this role. Give them another role first.').waitFor();
      await dialog(page).getByRole('link', { name: 'View people' }).click();
      await page.getByRole('row').filter({ hasText: 'Paula Jennings' }).waitFor();
    });

    test('locks what the editor lacks, and shows built-in roles to be copied [CMP-026, AHD-005]', async ({ page }) => {
      await openRole(page, 'Manager', at('hr.admin'));
      expect(await box(page, 'Edit company').isDisabled()).toBe(true);
      expect(await box(page, 'Edit locations').isDisabled()).toBe(false);
      await page.getByText("You can't give permissions you don't have").first().waitFor();
      await page.getByRole('button', { name: /^Super admin/ }).click();
      await page.getByText('Built-in, view only').waitFor();
      expect(await box(page, 'Edit locations').isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Copy as new role' }).click();
      await dialog(page).getByLabel('Role name').fill('Nearly all');
      await dialog(page).getByRole('button', { name: 'Create role' }).click();
      await seeHeading(page, 'Nearly all');
      await page.getByText('29 of 32 permissions').nth(1).waitFor();
    });

    test('lists what a role can access, and is accessible in every layout [AHD-005, PLT-057]', async ({ page }) => {
      await openRole(page, 'Payroll clerk', at('hr.admin'));
      await page.getByRole('button', { name: /^API access, call by call/ }).click();
      const staff = page.locator('details').filter({ has: page.getByText('POST /v1/company_staffs', { exact: true }) });
      await staff.locator('summary').click();
      await staff
        .getByRole('row', { name: 'POST /v1/company_staffs You need', exact: false })
        .getByText('You need the “Manage team and roles” permission.')
        .first()
        .waitFor();
      await expectAccessibleInLightAndDark(page);
      await page.setViewportSize(phone);
      await page.getByRole('button', { name: 'All roles' }).waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'All roles' }).click();
      await page.getByRole('navigation', { name: 'Role list' }).waitFor();
    });

    test('shows both lists when someone else saved first [AHD-021]', async ({ page }) => {
      await openRole(page, 'Manager');
      await box(page, 'Prepare and send offers').check();
      const id = await findRoleId(admin, 'Manager');
      const body = { company_role: { permissions: ['edit_applicant'] } };
      expect((await admin.call(updateRole, { params: { id }, body })).status).toBe(200);
      await page.getByRole('button', { name: 'Save role' }).click();
      await page.getByText('Someone else saved this while you were editing').waitFor();
      await page.getByRole('button', { name: 'Use theirs' }).click();
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
});
