// Status changes of a staff member (CMP-031).
import type { StaffMember } from '@onward/contract/staff/staff';
import { nextStaffStatus, type StaffEvent } from '@onward/domain/staff/states';
import { conflict, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as identity from '../identity/identity.service.ts';
import { requireMayGrantRole, requireMayManage } from './staff.policy.ts';
import { presentStaff } from './staff.presenter.ts';
import { countCompaniesOfUser, countOtherSuperAdmins, type StaffRow } from './staff.queries.ts';
import { loadStaff, recordStaffChange } from './staff.record.ts';
import { moveStatus } from './staff.write-queries.ts';

export async function deactivateStaff(call: CompanyCall, id: number): Promise<StaffMember> {
  const { tx, access, now } = call;
  const staff = await loadStaff(call, id);
  requireMayManage(access, staff);
  await requireAnotherSuperAdmin(call, staff);
  await moveStaff(call, staff, 'deactivate');
  await tx.asSystem(() => endSessionsHere(call, staff.user_id, now));
  return presentStaff(await loadStaff(call, id));
}

/** Reactivating restores the role's permissions, so the actor must have them, as with any grant. */
export async function reactivateStaff(call: CompanyCall, id: number): Promise<StaffMember> {
  const staff = await loadStaff(call, id);
  requireMayManage(call.access, staff);
  requireMayGrantRole(call.access, staff, null);
  await moveStaff(call, staff, 'reactivate');
  return presentStaff(await loadStaff(call, id));
}

/** The last active super admin cannot be demoted or deactivated (CMP-029). */
export async function requireAnotherSuperAdmin({ tx, access }: CompanyCall, staff: StaffRow): Promise<void> {
  if (staff.reserved_key !== 'super_admin' || staff.status !== 'active') return;
  if ((await countOtherSuperAdmins(tx, access.companyId, staff.id)) === 0) throw wrongState('last_super_admin');
}

const AUDITED_AS = {
  accept_invitation: 'invitation_accepted',
  deactivate: 'staff_deactivated',
  reactivate: 'staff_reactivated',
  cancel_invitation: 'invitation_cancelled',
} as const satisfies Record<StaffEvent, string>;

export async function moveStaff(call: CompanyCall, staff: StaffRow, event: StaffEvent): Promise<void> {
  const to = nextStaffStatus(staff.status, event);
  if (!to) throw wrongState(`staff_${event}`);
  const moved = await moveStatus(call.tx, call.access.companyId, staff.id, { from: staff.status, to });
  if (!moved) throw conflict('changed_meanwhile');
  await recordStaffChange(call, AUDITED_AS[event], staff.id, { status: [staff.status, to] });
}

/** Someone who also works for another company keeps their session there; here every request is refused from now on. */
async function endSessionsHere({ tx }: CompanyCall, userId: number, now: Date): Promise<void> {
  const companies = await countCompaniesOfUser(tx, userId);
  if (companies <= 1) await identity.endSessions(tx, { userId, now });
  else await identity.clearChosenCompany(tx, userId);
}
