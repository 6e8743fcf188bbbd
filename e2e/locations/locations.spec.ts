/** Departments: found, added, changed and deleted with permission, with live updates for others. */
import {
  createDepartment,
  type Department,
  deleteDepartment,
  listPermittedDepartments,
  updateDepartment,
} from '@onward/contract/locations/departments';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of (409|500)/]);

const HR_ADMIN = 'hr.admin@larkfield.test';
const MANAGER = 'manager@larkfield.test';
const PANEL = '/company?currentPanel=departments';

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

async function add(name: string, description = ''): Promise<Department> {
  const body = { department: { name, description } };
  const answer = await admin.call<{ department: Department }>(createDepartment, { body });
  if (answer.status !== 201) throw new Error(`${name} was not added: ${answer.text}`);
  return answer.body.department;
}

const storedDepartments = async (): Promise<Department[]> =>
  (await admin.call<{ departments: Department[] }>(listPermittedDepartments)).body.departments;

const storedNames = async (): Promise<string[]> => (await storedDepartments()).map(({ name }) => name);

async function stored(name: string): Promise<Department> {
  const department = (await storedDepartments()).find((each) => each.name === name);
  if (!department) throw new Error(`There is no department ${name}`);
  return department;
}

async function open(page: Page, email = HR_ADMIN, path = PANEL): Promise<void> {
  await signIn(page.context(), product.url, { email, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
  await page.getByRole('table', { name: 'Departments' }).or(page.getByRole('status')).first().waitFor();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search departments' });
const addButton = (page: Page) => page.locator('#content').getByRole('button', { name: 'Add department' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toast = (page: Page, text: string) => page.locator('.ant-notification-notice', { hasText: text });
const routeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

const shownNames = async (page: Page): Promise<string[]> =>
  page.getByRole('row').locator('td:first-child').allTextContents();

const seeNames = (page: Page, names: string[]) =>
  until(`the rows ${names.join(', ')}`, async () => (await shownNames(page)).join() === names.join());

async function choose(page: Page, name: string, action: 'Edit' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('The list of departments', () => {
  test('opens from a cold link with everyone’s departments by name [CMP-016, CMP-061, PLT-036]', async ({ page }) => {
    await open(page);
    await seeNames(page, ['Coffee bar', 'Delivery', 'Front of house', 'Home care', 'Kitchen', 'Office']);
    await page.getByText('6 departments').waitFor();
  });

  test('is searched and sorted in the URL, kept after reload and back [PLT-018, PLT-057]', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Department', exact: true }).click();
    await seeNames(page, ['Office', 'Kitchen', 'Home care', 'Front of house', 'Delivery', 'Coffee bar']);
    await search(page).fill('e');
    await seeNames(page, ['Office', 'Kitchen', 'Home care', 'Front of house', 'Delivery', 'Coffee bar']);
    await search(page).fill('ho');
    await seeNames(page, ['Home care', 'Front of house']);
    expect(routeOf(page)).toBe('/company?currentPanel=departments&order=name+desc&query=ho');
    await page.reload();
    await seeNames(page, ['Home care', 'Front of house']);
    expect(await search(page).inputValue()).toBe('ho');
    await page.goto(`${product.url}/#/dashboard`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.goBack();
    await seeNames(page, ['Home care', 'Front of house']);
    await search(page).fill('zzz');
    await page.getByText('No matches for “zzz”').waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await seeNames(page, ['Office', 'Kitchen', 'Home care', 'Front of house', 'Delivery', 'Coffee bar']);
  });

  test('shows the latest response, in whatever order responses arrive [PLT-019]', async ({ page }) => {
    await open(page);
    await seeNames(page, ['Coffee bar', 'Delivery', 'Front of house', 'Home care', 'Kitchen', 'Office']);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answered = new Promise<void>((resolve) => {
      void page.route('**/v1/departments?*query=kit*', async (route) => {
        await held;
        // The page has aborted this call; responding anyway must change nothing.
        await route.continue().catch(() => null);
        resolve();
      });
    });
    await search(page).fill('kit');
    await page.waitForRequest('**/v1/departments?*query=kit*');
    await search(page).fill('offi');
    await seeNames(page, ['Office']);
    release();
    await answered;
    expect(await shownNames(page)).toEqual(['Office']);
  });

  test('shows a loading error, and retries [PLT-011]', async ({ page }) => {
    let failing = true;
    await page.route('**/v1/departments?*', (route) =>
      failing
        ? route.fulfill({ status: 500, json: { error_code: -1, message: 'Server error', error_reference: '8F2-41C' } })
        : route.continue(),
    );
    await signIn(page.context(), product.url, { email: HR_ADMIN, password: DEMO_PASSWORD });
    await page.goto(`${product.url}/#${PANEL}&query=kitchen`);
    await page.getByText("We couldn't load the departments").waitFor();
    await page.getByRole('region', { name: 'Departments' }).getByText('Reference 8F2-41C.').waitFor();
    failing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page, 'Kitchen').waitFor();
  });

  test('is read only without the permission [CMP-016, CMP-022]', async ({ page }) => {
    await open(page, MANAGER);
    await row(page, 'Kitchen').waitFor();
    expect(await addButton(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(0);
    await row(page, 'Kitchen').click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('shows a change by someone else without a reload [NTF-022]', async ({ page }) => {
    await open(page, MANAGER);
    await row(page, 'Kitchen').waitFor();
    const { id } = await add('Catering');
    await row(page, 'Catering').waitFor();
    await admin.call(deleteDepartment, { params: { id } });
    await row(page, 'Catering').waitFor({ state: 'detached' });
  });
});

describe('A department', () => {
  test('is added, rejected at its field when the name is taken, and undone [CMP-016]', async ({ page }) => {
    await open(page);
    await addButton(page).click();
    const form = dialog(page, 'Add department');
    await form.getByRole('button', { name: 'Add department' }).click();
    await form.getByText('Please fill in this field').waitFor();
    await form.getByLabel('Name').fill(' kitchen ');
    await form.getByRole('button', { name: 'Add department' }).click();
    await form.getByText('A department with this name already exists').waitFor();
    expect(await form.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
    await form.getByLabel('Name').fill('Bakery');
    await form.getByLabel('Description').fill('Bread and cakes');
    await form.getByRole('button', { name: 'Add department' }).click();
    await row(page, 'Bakery').getByText('Bread and cakes').waitFor();
    await toast(page, 'Bakery added').getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Bakery').waitFor({ state: 'detached' });
  });

  test('is edited from its row, and the edit can be undone [CMP-016]', async ({ page }) => {
    await add('Garden', 'Outside');
    await open(page);
    await row(page, 'Garden').getByText('Outside').click();
    const form = dialog(page, 'Edit Garden');
    await form.getByLabel('Name').fill('Terrace');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await row(page, 'Terrace').waitFor();
    await toast(page, 'Terrace saved').getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Garden').waitFor();
    expect(await storedNames()).toContain('Garden');
  });

  test('is deleted after a confirmation, and restored with Undo [CMP-016]', async ({ page }) => {
    await add('Night shift', 'After ten');
    await open(page);
    await choose(page, 'Night shift', 'Delete');
    await dialog(page, 'Delete Night shift?').getByRole('button', { name: 'Delete department' }).click();
    await row(page, 'Night shift').waitFor({ state: 'detached' });
    await toast(page, 'Night shift deleted').getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Night shift').getByText('After ten').waitFor();
  });

  test('deleted with the keyboard leaves the focus in the search field [CMP-016]', async ({ page }) => {
    await add('Short lived');
    await open(page, HR_ADMIN, `${PANEL}&query=short`);
    await page.getByRole('button', { name: 'Actions for Short lived' }).focus();
    await page.keyboard.press('Enter');
    const hasFocus = (item: 'Edit' | 'Delete') =>
      page.getByRole('menuitem', { name: item }).evaluate((element) => element.contains(document.activeElement));
    await until('the menu to have the focus', () => hasFocus('Edit'));
    await page.keyboard.press('End');
    await until('the last item to have the focus', () => hasFocus('Delete'));
    await page.keyboard.press('Enter');
    await dialog(page, 'Delete Short lived?').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row(page, 'Short lived').waitFor({ state: 'detached' });
    await until('the focus in the search field', () =>
      search(page).evaluate((element) => element === document.activeElement),
    );
  });

  test('keeps the values of custom fields [CMP-016, CMP-017]', async ({ page }) => {
    await open(page);
    await addButton(page).click();
    const form = dialog(page, 'Add department');
    await form.getByLabel('Name').fill('Laundry');
    await form.getByLabel('Cost center (optional)').fill('L-20');
    await form.getByRole('button', { name: 'Add department' }).click();
    await search(page).fill('laundry');
    // The row moves up once the others are gone.
    await page.getByText('1 department', { exact: true }).waitFor();
    await row(page, 'Laundry').getByRole('button', { name: 'Laundry', exact: true }).click();
    expect(await dialog(page, 'Edit Laundry').getByLabel('Cost center (optional)').inputValue()).toBe('L-20');
  });

  test('with open jobs cannot be deleted, and the screen says why without a call [CMP-016]', async ({ page }) => {
    const deletions: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
    await open(page);
    await choose(page, 'Front of house', 'Delete');
    const refusal = dialog(page, "You can't delete Front of house yet");
    const { open_positions_count: jobs } = await stored('Front of house');
    await refusal.getByText(`It has ${jobs} open jobs.`).waitFor();
    await refusal.getByRole('button', { name: 'OK' }).click();
    await refusal.waitFor({ state: 'hidden' });
    expect(deletions).toEqual([]);
  });

  test('changed by someone else is not silently overwritten [PLT-006, AHD-021]', async ({ page }) => {
    const { id } = await add('Bar', 'Drinks');
    await open(page, HR_ADMIN, `${PANEL}&query=bar`);
    await row(page, 'Drinks').getByRole('button', { name: 'Bar', exact: true }).click();
    const form = dialog(page, 'Edit Bar');
    await form.getByLabel('Name').fill('Wine bar');
    await admin.call(updateDepartment, {
      params: { id },
      body: { department: { name: 'Bar', description: 'Drinks and snacks' } },
    });
    await form.getByRole('button', { name: 'Save changes' }).click();
    const banner = form.getByRole('alert');
    await banner.getByText('Drinks and snacks').waitFor();
    await banner.getByText('Wine bar').waitFor();
    expect((await storedNames()).includes('Wine bar')).toBe(false);
    await banner.getByRole('button', { name: 'Use theirs' }).click();
    expect(await form.getByLabel('Name').inputValue()).toBe('Bar');
    expect(await form.getByLabel('Description').inputValue()).toBe('Drinks and snacks');
    await form.getByLabel('Name').fill('Wine bar');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await row(page, 'Wine bar').getByText('Drinks and snacks').waitFor();
  });

  test('with unsaved input is not lost by accident [PLT-057]', async ({ page }) => {
    await open(page);
    await addButton(page).click();
    await dialog(page, 'Add department').getByLabel('Name').fill('Half');
    await page.keyboard.press('Escape');
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Keep editing' }).click();
    expect(await dialog(page, 'Add department').getByLabel('Name').inputValue()).toBe('Half');
    await dialog(page, 'Add department').getByRole('button', { name: 'Cancel' }).click();
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave without saving' }).click();
    await dialog(page, 'Add department').waitFor({ state: 'hidden' });
    expect(await storedNames()).not.toContain('Half');
  });

  test('is found, opened, changed and left with the keyboard alone [CMP-016]', async ({ page }) => {
    await open(page);
    await row(page, 'Office').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('office');
    await seeNames(page, ['Office']);
    await page.getByRole('button', { name: 'Office', exact: true }).focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Edit Office').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await dialog(page, 'Edit Office').waitFor({ state: 'hidden' });
    await until('the focus to come back', () =>
      page
        .getByRole('button', { name: 'Office', exact: true })
        .evaluate((element) => element === document.activeElement),
    );
  });
});

describe('Many departments', () => {
  test('are paged, in the URL too [PLT-017, PLT-057]', async ({ page }) => {
    for (let number = 10; number < 22; number += 1) await add(`Ward ${number}`);
    await open(page, HR_ADMIN, `${PANEL}&query=ward`);
    await page.getByText('1–10 of 12').waitFor();
    await page.getByRole('listitem', { name: '2' }).click();
    await seeNames(page, ['Ward 20', 'Ward 21']);
    await page.getByText('11–12 of 12').waitFor();
    expect(routeOf(page)).toContain('page=2');
    await page.goBack();
    await page.getByText('1–10 of 12').waitFor();
    await page.goForward();
    await seeNames(page, ['Ward 20', 'Ward 21']);
  });
});

describe('In light and dark', () => {
  test('list, menu and dialogs can be used by everyone [CMP-016]', async ({ page }) => {
    await add('Archive');
    await open(page);
    await row(page, 'Kitchen').waitFor();
    await expectAccessibleInLightAndDark(page);
    await addButton(page).click();
    await dialog(page, 'Add department').getByRole('button', { name: 'Add department' }).click();
    await page.getByText('Please fill in this field').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Escape');
    await dialog(page, 'Add department').waitFor({ state: 'hidden' });
    await choose(page, 'Archive', 'Delete');
    await dialog(page, 'Delete Archive?').waitFor();
    await expectAccessibleInLightAndDark(page);
  });

  test('a phone shows cards that everyone can use [CMP-016]', async ({ page, context }) => {
    await page.setViewportSize(phone);
    await signIn(context, product.url, { email: HR_ADMIN, password: DEMO_PASSWORD });
    await page.goto(`${product.url}/#${PANEL}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Coffee bar' })
      .getByText(/\d open jobs?/)
      .waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await expectAccessibleInLightAndDark(page);
  });
});
