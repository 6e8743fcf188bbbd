// Invitations: sent, resent, withdrawn. Logins exist across companies and are managed by the identity room.
import type { StaffMember } from '@onward/contract/staff/staff';
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { type Scope, UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { App } from '../../platform/app.ts';
import { conflict, fieldInvalid, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as identity from '../identity/identity.service.ts';
import { findRoleToGive } from './roles/roles.queries.ts';
import { moveStaff } from './staff.moves.ts';
import { phoneOf } from './staff.phone.ts';
import { requireMayGrantRole, requireMayManage } from './staff.policy.ts';
import { presentStaff } from './staff.presenter.ts';
import type { StaffRow } from './staff.queries.ts';
import { loadStaff, recordStaffChange } from './staff.record.ts';
import { readScope, requireGrantable, type ScopeInput } from './staff.scope.ts';
import { insertStaff, replaceScope } from './staff.write-queries.ts';

export interface InvitationInput extends ScopeInput {
  name: string;
  email: string;
  phone?: string | null;
  region_number?: string | null;
  company_role_id: number;
}

export async function inviteStaff(app: App, call: CompanyCall, input: InvitationInput): Promise<StaffMember> {
  const { tx, access, now } = call;
  if (!isEmail(input.email)) throw fieldInvalid('email', 'email_invalid');
  const number = phoneOf(input);
  const role = await findRoleToGive(tx, access.companyId, input.company_role_id);
  if (!role) throw fieldInvalid('company_role_id', 'unknown_record');
  const scope: Scope = readScope(input, UNLIMITED_SCOPE);
  requireMayGrantRole(access, role, null);
  await requireGrantable(call, { before: UNLIMITED_SCOPE, after: scope });
  const userId = await tx.asSystem(() => identity.ensureUser(tx, normalizeEmail(input.email)));
  const id = await insertStaff(tx, access.companyId, {
    userId,
    roleId: role.id,
    name: input.name.trim(),
    ...number,
    now,
  });
  if (id === undefined) throw conflict('staff_email_taken', 'email');
  await replaceScope(tx, access.companyId, id, scope);
  const staff = await loadStaff(call, id);
  await mailInvitation(app, call, staff);
  await recordStaffChange(call, 'staff_invited', id, { email: staff.email, role: staff.role_name, scope });
  return presentStaff(staff);
}

export async function resendInvitation(app: App, call: CompanyCall, id: number): Promise<void> {
  const staff = await loadStaff(call, id);
  requireMayManage(call.access, staff);
  if (staff.status !== 'invited') throw wrongState('staff_not_invited');
  await mailInvitation(app, call, staff);
  await recordStaffChange(call, 'invitation_resent', id, {});
}

/** Withdrawing the invitation disables its link; the same person can be invited again later. */
export async function cancelInvitation(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const staff = await loadStaff(call, id);
  requireMayManage(access, staff);
  await moveStaff(call, staff, 'cancel_invitation');
  await replaceScope(tx, access.companyId, id, UNLIMITED_SCOPE);
  await tx.asSystem(() => identity.withdrawInvitation(tx, { userId: staff.user_id, companyId: access.companyId, now }));
}

async function mailInvitation(app: App, call: CompanyCall, staff: StaffRow): Promise<void> {
  const { tx, access, now, language } = call;
  const inviter = await loadStaff(call, access.staffId);
  await tx.asSystem(() =>
    identity.sendInvitation(app, tx, staff.user_id, {
      companyId: access.companyId,
      companyName: access.companyName,
      inviterName: inviter.name,
      name: staff.name,
      email: staff.email,
      locale: staff.locale,
      language,
      now,
    }),
  );
}
