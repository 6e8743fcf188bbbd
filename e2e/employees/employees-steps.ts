/** Steps shared by the journeys about employee records. */
import type { Locator, Page } from 'playwright-core';
import { EmployeeOffice } from '../../testing/people/employee-office.ts';
import { enter } from '../shell/steps.ts';

export async function openOffice(): Promise<EmployeeOffice> {
  const office = await EmployeeOffice.open({ sandbox: true });
  // An announcement would cover the buttons in the corner.
  await office.rows('delete from pop_up_notifications');
  return office;
}

export async function openRecord(
  page: Page,
  office: EmployeeOffice,
  id: number,
  search = '',
  email = 'super.admin@larkfield.test',
): Promise<void> {
  await enter(page.context(), office.product.url, email);
  await page.goto(`${office.product.url}/#/employee-records/profile/${id}${search}`);
  await page.getByRole('navigation', { name: 'Sections of the record' }).waitFor();
}

export async function openList(page: Page, office: EmployeeOffice, search = ''): Promise<void> {
  await enter(page.context(), office.product.url);
  await page.goto(`${office.product.url}/#/employee-records/list${search}`);
  await page.getByRole('heading', { level: 1, name: 'Employee records' }).waitFor({ state: 'attached' });
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const edit = (page: Page, name: string) =>
  page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
export const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save' }).click();
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Chooses an option of a select field; long lists are searched. */
export async function pick(form: Locator, label: string | RegExp, option: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label });
  await field.click();
  if ((await field.getAttribute('readonly')) === null) await field.fill(option);
  await form.page().locator(`.ant-select-item-option[title="${option}"]`).click();
}
