// Changes a colleague's name, phone, email, role, and scope together or not at all.
import type { StaffMember } from '@onward/contract/staff/staff';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { type Scope, scopeFrom } from '@onward/domain/staff/scope';
import type { App } from '../../platform/app.ts';
import { changesBetween } from '../../platform/audit.ts';
import { changedMeanwhile, conflict, fieldInvalid, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as identity from '../identity/identity.service.ts';
import { findRoleToGive } from './roles/roles.queries.ts';
import { requireAnotherSuperAdmin } from './staff.moves.ts';
import { phoneOf } from './staff.phone.ts';
import { requireMayGrantRole, requireMayManage } from './staff.policy.ts';
import { presentStaff } from './staff.presenter.ts';
import { countCompaniesOfUser, type StaffRow } from './staff.queries.ts';
import { loadStaff, recordStaffChange } from './staff.record.ts';
import { isSameScope, readScope, requireGrantable, type ScopeInput } from './staff.scope.ts';
import { replaceScope, type StaffValues, updateStaff as writeStaff } from './staff.write-queries.ts';

export interface StaffChanges extends ScopeInput {
  name?: string;
  email?: string;
  phone?: string | null;
  region_number?: string | null;
  company_role_id?: number;
  version?: number;
}

export async function updateStaff(
  app: App,
  call: CompanyCall,
  id: number,
  changes: StaffChanges,
): Promise<StaffMember> {
  const { tx, access } = call;
  const before = await loadStaff(call, id);
  requireMayManage(access, before);
  if (changes.version !== undefined && changes.version !== before.version) throw overtaken(before, changes);
  const values = { ...contactOf(changes), ...(await roleChange(call, before, changes.company_role_id)) };
  const scope = await scopeChange(call, before, changes);
  const { companyId } = access;
  const written = await writeStaff(tx, { companyId, id, version: before.version, values });
  if (!written) throw overtaken(await loadStaff(call, id), changes);
  if (scope) await replaceScope(tx, companyId, id, scope);
  if (changes.email !== undefined && normalizeEmail(changes.email) !== before.email) {
    await changeEmail(app, call, before, changes.email);
  }
  const after = await loadStaff(call, id);
  await recordStaffChange(call, 'staff_updated', id, changesBetween(before, after, AUDITED));
  return presentStaff(after);
}

const editable = (staff: StaffRow) => ({ ...presentStaff(staff), company_role_id: staff.role_id });

const overtaken = (current: StaffRow, wanted: StaffChanges) => changedMeanwhile<object>(editable(current), wanted);

function contactOf(changes: StaffChanges): StaffValues {
  const number = changes.phone === undefined ? null : phoneOf(changes);
  return {
    ...(changes.name !== undefined && { name: changes.name.trim() }),
    ...(number && { phone: number.phone, region_number: number.regionNumber }),
  };
}

async function roleChange(call: CompanyCall, before: StaffRow, roleId: number | undefined): Promise<StaffValues> {
  if (roleId === undefined || roleId === before.role_id) return {};
  const role = await findRoleToGive(call.tx, call.access.companyId, roleId);
  if (!role) throw fieldInvalid('company_role_id', 'unknown_record');
  requireMayGrantRole(call.access, role, before);
  await requireAnotherSuperAdmin(call, before);
  return { role_id: role.id };
}

async function scopeChange(call: CompanyCall, staff: StaffRow, changes: ScopeInput): Promise<Scope | null> {
  const before = scopeFrom(staff.scopes);
  const after = readScope(changes, before);
  if (isSameScope(before, after)) return null;
  await requireGrantable(call, { before, after });
  return after;
}

/**
 * The email is the login itself: one company may not change it for someone who works in others too, and nobody may
 * change it to their own to gain the role's permissions.
 */
async function changeEmail(app: App, call: CompanyCall, staff: StaffRow, wanted: string): Promise<void> {
  const { tx, access } = call;
  if (!isEmail(wanted)) throw fieldInvalid('email', 'email_invalid');
  requireMayGrantRole(access, staff, null);
  const email = normalizeEmail(wanted);
  await tx.asSystem(async () => {
    if ((await countCompaniesOfUser(tx, staff.user_id)) > 1) throw wrongState('email_shared');
    const changed = await identity.changeEmail(app, call, { userId: staff.user_id, email });
    if (!changed) throw conflict('staff_email_taken', 'email');
  });
}

const AUDITED: (keyof StaffRow)[] = ['name', 'email', 'phone', 'region_number', 'role_name', 'scopes'];
