/** Seeing as another role: its menu, its places, read only, and the way back. */
import { createDepartment } from '@onward/contract/departments';
import { type CompanyRoleDetails, createRole, deleteRole, listRoles } from '@onward/contract/roles';
import { SEE_AS_ROLE_HEADER } from '@onward/contract/see-as';
import { afterAll, beforeAll, expect } from 'vitest';
import { ApiCaller } from '../testing/api-caller.ts';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { phone } from '../testing/launch-browser.ts';
import { until } from '../testing/until.ts';
import { scrollsSideways, violationsOf } from './accessibility.ts';
import { at, enter, FAILED_CALLS, seeHeading, seeHome } from './shell-steps.ts';
import { chooseAction, ROLES_PANEL, STAFF_PANEL } from './staff-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn(at('super.admin'));
});
afterAll(() => product.stop());

test('a Manager at Decatur: banner, that place alone, no changes, and Stop gives everything back [AHD-005]', async ({
  page,
}) => {
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#${STAFF_PANEL}&query=darnell`);
  await chooseAction(page, 'Darnell Whitaker', 'See as');
  const band = page.getByRole('region', { name: 'Seen as another role' });
  await band.getByText('Read only. Every page you open is logged.').waitFor();
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

  // A reload keeps the view; what the role cannot do is locked, and rows have no menus.
  await page.goto(`${product.url}/#/company?currentPanel=departments`);
  await page.reload();
  await page.getByRole('table', { name: 'Departments' }).waitFor();
  await band.waitFor();
  await page.getByRole('button', { name: 'Add department, locked' }).waitFor();
  expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0);

  // Another role in the band: it may edit departments, yet whoever looks through it may not.
  await band.getByLabel('Role').selectOption({ label: 'HR Admin' });
  await page.getByRole('link', { name: 'Staff' }).waitFor();
  await page.getByRole('button', { name: 'Add department', exact: true }).click();
  await page.getByText('You see this as another role. Stop to change something.').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.setViewportSize(phone);
  expect(await scrollsSideways(page)).toBe(false);

  await band.getByRole('button', { name: 'Stop' }).click();
  await until('the band to go', async () => (await band.count()) === 0);
  await page.locator('#content').getByRole('button', { name: 'Add department' }).waitFor();
  const { rows } = await product.house.ownerPool.query(
    "select distinct changes ->> 'role' as role, changes ->> 'location' as location from audit_log where event = 'seen_as' order by 1",
  );
  expect(rows).toEqual([
    { role: 'HR Admin', location: 'Decatur' },
    { role: 'Manager', location: 'Decatur' },
  ]);
});

test('a locked control says why in the words of the server, who holds the role, and leads to it [AHD-005]', async ({
  page,
}) => {
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#${STAFF_PANEL}&query=darnell`);
  await chooseAction(page, 'Darnell Whitaker', 'See as');
  await page.getByRole('region', { name: 'Seen as another role' }).waitFor();
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
  await page.getByText(`${refused.body.message} ${manager?.staff_count} people hold the role Manager.`).waitFor();
  await page.getByText('Manager cannot use “Add department”').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the role' }).click();
  await seeHeading(page, 'Manager');
  await page.getByRole('checkbox', { name: /Edit departments/ }).waitFor();
  expect(await page.getByRole('region', { name: 'Seen as another role' }).count()).toBe(0);
});

test('a role that was deleted meanwhile does not lock the tab [AHD-005]', async ({ page }) => {
  const made = await admin.call<{ company_role: { id: number } }>(createRole, {
    body: { company_role: { name: 'Short lived', permissions: ['edit_note'] } },
  });
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#${ROLES_PANEL}&role=${made.body.company_role.id}`);
  // By keyboard: an announcement may lie over the button.
  await page.getByRole('button', { name: 'See as this role' }).press('Enter');
  await page.getByRole('region', { name: 'Seen as another role' }).waitFor();
  await admin.call(deleteRole, { params: { id: made.body.company_role.id } });
  await page.goto(`${product.url}/#${ROLES_PANEL}`);
  await page.reload();
  await seeHeading(page, 'HR Admin');
  expect(await page.getByRole('region', { name: 'Seen as another role' }).count()).toBe(0);
});
