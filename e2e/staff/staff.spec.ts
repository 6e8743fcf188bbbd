/** Staff: found, invited with a scope, changed and deactivated, with permission. */
import { listPermittedLocations } from '@onward/contract/locations/locations';
import { getPayrollTeam, updateStaff } from '@onward/contract/staff/staff';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { desktop, phone } from '../../testing/browser/launch-browser.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { linkIn } from '../../testing/product/outside.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways, violationsOf } from '../accessibility.ts';
import { choosePassword, NEW_PASSWORD } from '../identity/identity-steps.ts';
import { at, enter, FAILED_CALLS, routeOf, seeHome, seeToast } from '../shell/steps.ts';
import { chooseAction, findStaff, row, STAFF_PANEL } from './staff-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // An announcement in the corner would cover the menus of the last rows.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  admin = await new ApiCaller(product.url).signIn(at('super.admin'));
});
afterAll(() => product.stop());

async function open(page: Page, email = at('super.admin'), path = STAFF_PANEL): Promise<void> {
  await enter(page.context(), product.url, email);
  await page.goto(`${product.url}/#${path}`);
  await page
    .getByRole('table', { name: 'Team' })
    .or(page.getByRole('list', { name: 'Team' }))
    .first()
    .waitFor();
}

const drawer = (page: Page, name = 'Invite team member') => page.getByRole('dialog', { name });
const shownNames = (page: Page) => page.locator('main td:first-child button').allTextContents();
const seeNames = (page: Page, names: string[]) =>
  until(`the rows ${names.join(', ')}`, async () => (await shownNames(page)).join() === names.join());

async function fillInvitation(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite team member' }).click();
  await drawer(page).getByLabel('Name').fill('Ada Reyes');
  await drawer(page).getByLabel('Work email').fill(email);
  await drawer(page).getByLabel('Role').selectOption({ label: 'Manager' });
}

async function pickLocation(page: Page, name: string): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Locations' }).click();
  await drawer(page).getByRole('searchbox', { name: 'Search locations' }).fill(name.slice(0, 4));
  await drawer(page)
    .getByRole('checkbox', { name: new RegExp(`^${name}`) })
    .check();
  await page.keyboard.press('Escape');
}

async function filterBy(page: Page, filter: string, value: string): Promise<void> {
  await page.getByRole('button', { name: filter, exact: true }).click();
  await page.getByRole('list', { name: filter }).getByRole('button', { name: value }).click();
}

describe('The list of staff', () => {
  test('is searched and filtered in the URL and kept after a reload [CMP-027, PLT-057]', async ({ page }) => {
    await open(page);
    await filterBy(page, 'Role', 'Hiring coordinator');
    await seeNames(page, ['Lena Ortega', 'Theo Marsh']);
    await row(page, 'Lena Ortega').getByText('Emory Village, Midtown, Ponce City').waitFor();
    await filterBy(page, 'Location', 'Decatur');
    await seeNames(page, ['Theo Marsh']);
    await page.reload();
    await seeNames(page, ['Theo Marsh']);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await filterBy(page, 'Status', 'Inactive');
    await seeNames(page, ['Joan Pruitt']);
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('nobody');
    await page.getByText('No matches').waitFor();
    expect(routeOf(page)).toBe('/company?currentPanel=staff&status=inactive&query=nobody');
  });

  test('shows cards on a phone and passes the accessibility rules, light and dark [PLT-057]', async ({ page }) => {
    await open(page);
    await expectAccessibleInLightAndDark(page);
    await fillInvitation(page, 'someone@larkfield.test');
    await pickLocation(page, 'Decatur');
    await expectAccessibleInLightAndDark(page);
    await page.setViewportSize(phone);
    expect(await scrollsSideways(page)).toBe(false);
    await drawer(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('list', { name: 'Team' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('An invitation', () => {
  test('with a scope leads from the email to a password and to that location only [CMP-029, CMP-024, CMP-031]', async ({
    page,
    browser,
  }) => {
    const email = 'ada.reyes@larkfield.test';
    await open(page);
    await fillInvitation(page, email);
    await drawer(page).getByText('Ada will see 11 of 11 locations,').waitFor();
    await pickLocation(page, 'Decatur');
    await drawer(page).getByText('Ada will see 1 of 11 locations,').waitFor();
    await drawer(page).getByText('The link is valid for 7 days').waitFor();
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await seeToast(page, 'Invitation sent to Ada Reyes');
    await row(page, 'Ada Reyes').getByText('Invited').waitFor();

    await chooseAction(page, 'Ada Reyes', 'Resend invitation');
    await seeToast(page, 'Ada Reyes got a new invitation');
    const link = linkIn((await product.outside.email(email, 2)).text, '/set-password/');
    const theirs = await browser.newContext({ viewport: desktop });
    const tab = await theirs.newPage();
    await tab.goto(link);
    await choosePassword(tab, NEW_PASSWORD);
    await tab.locator('button[type="submit"]').click();
    await row(page, 'Ada Reyes').getByText('Active').waitFor();
    const ada = await until('Ada to be signed in', async () => {
      const token = await tab.evaluate(() => localStorage.getItem('token'));
      return token ? admin.as({ token }) : undefined;
    });
    const { body } = await ada.call<{ locations: { name: string }[] }>(listPermittedLocations);
    expect(body.locations.map(({ name }) => name)).toEqual(['Decatur']);
    await theirs.close();
  });

  test('is canceled after a confirmation [CMP-031]', async ({ page }) => {
    await open(page, at('super.admin'), `${STAFF_PANEL}&query=owen`);
    await chooseAction(page, 'Owen Achter', 'Cancel invitation');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel invitation' }).click();
    await seeToast(page, 'Invitation for Owen Achter canceled');
    await until('Owen to be gone', async () => (await row(page, 'Owen Achter').count()) === 0);
  });
});

describe('A colleague', () => {
  test('who is deactivated is signed out of the open tab at once, and can return [CMP-031, IDN-003]', async ({
    page,
    browser,
  }) => {
    const theirs = await browser.newContext({ viewport: desktop });
    const tab = await theirs.newPage();
    await enter(theirs, product.url, at('victor.lam'));
    await tab.goto(`${product.url}/#/`);
    await seeHome(tab);

    await open(page, at('super.admin'), `${STAFF_PANEL}&query=victor`);
    await chooseAction(page, 'Victor Lam', 'Deactivate');
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await seeToast(page, 'Victor Lam no longer has access');
    await tab.getByLabel('Work email').waitFor();
    await theirs.close();
    await chooseAction(page, 'Victor Lam', 'Reactivate');
    await row(page, 'Victor Lam').getByText('Active').waitFor();
  });

  test('is the last super admin and stays one [CMP-029]', async ({ page }) => {
    await open(page, at('super.admin'), `${STAFF_PANEL}&query=castellano`);
    await chooseAction(page, 'Renee Castellano', 'Deactivate');
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
    await seeToast(page, "You can't deactivate the last active super admin or change their role");
    await chooseAction(page, 'Renee Castellano', 'Edit');
    const edit = drawer(page, 'Edit Renee Castellano');
    await edit.getByText('Super admins can see everything.').waitFor();
    await edit.getByLabel('Role').selectOption({ label: 'Manager' });
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await edit.getByText("You can't deactivate the last active super admin or change their role").waitFor();
  });

  test('changed by two people at once shows both values, and the second decides [AHD-021]', async ({ page }) => {
    const omar = await findStaff(admin, at('omar.haddad'));
    await open(page, at('super.admin'), `${STAFF_PANEL}&query=omar`);
    await chooseAction(page, 'Omar Haddad', 'Edit');
    const edit = drawer(page, 'Edit Omar Haddad');
    await edit.getByLabel('Name').fill('Omar Mine');
    const body = { company_staff: { name: 'Omar Theirs', version: omar.version } };
    expect((await admin.call(updateStaff, { params: { id: omar.id }, body })).status).toBe(200);
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await edit.getByText('Omar Theirs').waitFor();
    await edit.getByRole('button', { name: 'Keep mine' }).click();
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await seeToast(page, 'Omar Mine saved');
  });
});

describe('The payroll team', () => {
  test('is selected and saved together [CMP-030]', async ({ page }) => {
    const paula = await findStaff(admin, at('paula.jennings'));
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#/company?currentPanel=payroll_team`);
    await page.getByRole('checkbox', { name: /Grace Kim/ }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('paula j');
    await until('one colleague', async () => (await page.getByRole('checkbox').count()) === 1);
    await page.getByRole('checkbox', { name: /Paula Jennings/ }).check();
    await page.getByText('1 unsaved change').waitFor();
    await page.getByRole('button', { name: 'Save team' }).click();
    await seeToast(page, 'Payroll team saved');
    expect((await admin.call(getPayrollTeam)).body).toEqual({ company_staff_ids: [paula.id] });
  });
});

describe('To others', () => {
  test('the list of staff is not there when they do not manage staff [CMP-061]', async ({ page }) => {
    await enter(page.context(), product.url, at('manager'));
    await page.goto(`${product.url}/#${STAFF_PANEL}`);
    await page.getByRole('link', { name: 'Departments' }).waitFor();
    expect(await page.getByRole('link', { name: /^(Staff|Roles|Payroll team)/ }).count()).toBe(0);
  });

  test('an invitation shows problems at the field, and what the inviter cannot grant [CMP-029, AHD-005]', async ({
    page,
  }) => {
    await open(page, at('hr.atlanta'));
    await page.getByRole('button', { name: 'Invite team member' }).click();
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await drawer(page).getByText('Enter a name').waitFor();
    await drawer(page).getByText('Please enter a correct email').waitFor();
    expect(await drawer(page).getByRole('option', { name: 'Super admin' }).isDisabled()).toBe(true);
    await drawer(page).getByLabel('Name').fill('Ada Twice');
    await drawer(page).getByLabel('Work email').fill(at('manager'));
    await drawer(page).getByLabel('Role').selectOption({ label: 'Manager' });
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await drawer(page).getByText('You can only give access to locations you can see.').waitFor();
    await pickLocation(page, 'Midtown');
    await drawer(page).getByRole('button', { name: 'Send invitation' }).click();
    await drawer(page).getByText('A team member with this email already exists').waitFor();
  });
});
