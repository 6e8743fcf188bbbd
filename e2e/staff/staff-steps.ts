/** Steps shared by the journeys about staff and roles. */
import { listRoles } from '@onward/contract/staff/roles';
import { listStaff, type StaffMember } from '@onward/contract/staff/staff';
import type { Locator, Page } from 'playwright-core';
import type { ApiCaller } from '../../testing/product/api-caller.ts';

export const STAFF_PANEL = '/company?currentPanel=staff';
export const ROLES_PANEL = '/company?currentPanel=roles';

export const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export async function findStaff(admin: ApiCaller, email: string): Promise<StaffMember> {
  const { body } = await admin.call<{ company_staffs: StaffMember[] }>(listStaff, { query: { query: email } });
  const staff = body.company_staffs.find((candidate) => candidate.email === email);
  if (!staff) throw new Error(`Nobody has the email ${email}.`);
  return staff;
}

export async function findRoleId(admin: ApiCaller, name: string): Promise<number> {
  const { body } = await admin.call<{ company_roles: { id: number; name: string }[] }>(listRoles);
  const role = body.company_roles.find((candidate) => candidate.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role.id;
}
