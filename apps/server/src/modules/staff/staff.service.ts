// Staff: invite, change, deactivate, reactivate. Log-ins stand above companies and are reached through the identity room.
import type { StaffMember } from '@onward/contract/staff';
import { isEmail, normaliseEmail } from '@onward/domain/platform/email';
import { isPhoneNumber, phoneDigits } from '@onward/domain/platform/phone';
import { nextStaffStatus, type StaffEvent } from '@onward/domain/staff/states';
import { recordAudit } from '../../platform/audit.ts';
import type { House } from '../../platform/house.ts';
import { conflict, fieldInvalid, notFound, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import * as identity from '../identity/identity.service.ts';
import { requireMayGrant, requireMayManage } from './staff.policy.ts';
import { presentStaff } from './staff.presenter.ts';
import * as staffs from './staff.queries.ts';

export interface InvitationInput {
  name: string;
  email: string;
  phone?: string | null;
  region_number?: string | null;
  company_role_id: number;
  permitted_location_ids?: number[];
  permitted_department_ids?: number[];
  permitted_brand_ids?: number[];
  permitted_position_ids?: number[];
}

export async function getStaff({ tx, access }: CompanyCall, id: number): Promise<StaffMember> {
  return presentStaff(await load({ tx, access }, id));
}

export async function inviteStaff(house: House, call: CompanyCall, input: InvitationInput): Promise<StaffMember> {
  const { tx, access } = call;
  if (!isEmail(input.email)) throw fieldInvalid('email', 'email_invalid');
  const role = await staffs.findRole(tx, access.companyId, input.company_role_id);
  if (!role) throw fieldInvalid('company_role_id', 'unknown_record');
  requireMayGrant(access, role);
  const userId = await tx.asSystem(() => identity.ensureUser(tx, normaliseEmail(input.email)));
  const id = await staffs.insertStaff(tx, access.companyId, {
    userId,
    roleId: role.id,
    name: input.name.trim(),
    ...phoneOf(input),
    scope: {
      location: input.permitted_location_ids ?? [],
      department: input.permitted_department_ids ?? [],
      brand: input.permitted_brand_ids ?? [],
      position: input.permitted_position_ids ?? [],
    },
  });
  if (id === undefined) throw conflict('staff_email_taken', 'email');
  const staff = await load(call, id);
  await mailInvitation(house, call, staff);
  await audit(call, 'staff_invited', id, { email: staff.email, role: staff.role_name });
  return presentStaff(staff);
}

export async function resendInvitation(house: House, call: CompanyCall, id: number): Promise<void> {
  const staff = await load(call, id);
  requireMayManage(call.access, staff);
  if (staff.status !== 'invited') throw wrongState('staff_not_invited');
  await mailInvitation(house, call, staff);
  await audit(call, 'invitation_resent', id, {});
}

export interface StaffChanges {
  name?: string;
  email?: string;
  phone?: string | null;
  region_number?: string | null;
}

export async function updateStaff(call: CompanyCall, id: number, changes: StaffChanges): Promise<StaffMember> {
  const { tx, access } = call;
  const staff = await load(call, id);
  requireMayManage(access, staff);
  const values = {
    ...(changes.name !== undefined && { name: changes.name.trim() }),
    ...(changes.phone !== undefined && { phone: phoneOf(changes).phone, region_number: phoneOf(changes).regionNumber }),
  };
  if (Object.keys(values).length > 0) {
    await tx.db
      .updateTable('company_staffs')
      .set(values)
      .where('company_id', '=', access.companyId)
      .where('id', '=', id)
      .execute();
  }
  if (changes.email !== undefined && normaliseEmail(changes.email) !== staff.email) {
    await changeEmail(call, staff, changes.email);
  }
  await audit(call, 'staff_updated', id, { ...changes });
  return presentStaff(await load(call, id));
}

export async function deactivateStaff(call: CompanyCall, id: number): Promise<StaffMember> {
  const { tx, access, now } = call;
  const staff = await load(call, id);
  requireMayManage(access, staff);
  if (staff.reserved_key === 'super_admin' && (await staffs.countOtherSuperAdmins(tx, access.companyId, id)) === 0) {
    throw wrongState('last_super_admin');
  }
  await move(call, staff, 'deactivate');
  await tx.asSystem(() => endSessionsHere(call, staff.user_id, now));
  return presentStaff(await load(call, id));
}

export async function reactivateStaff(call: CompanyCall, id: number): Promise<StaffMember> {
  const staff = await load(call, id);
  requireMayManage(call.access, staff);
  await move(call, staff, 'reactivate');
  return presentStaff(await load(call, id));
}

/** Someone who also works elsewhere keeps their session there; here every call is refused from now on. */
async function endSessionsHere({ tx }: CompanyCall, userId: number, now: Date): Promise<void> {
  const companies = await staffs.countCompaniesOfUser(tx, userId);
  if (companies <= 1) await identity.endSessions(tx, { userId, now });
  else {
    await tx.db
      .updateTable('sessions')
      .set({ company_id: null })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
  }
}

/** The e-mail is the log-in itself, so one company may not change it for someone who works in others too. */
async function changeEmail(call: CompanyCall, staff: staffs.StaffRow, wanted: string): Promise<void> {
  const { tx } = call;
  if (!isEmail(wanted)) throw fieldInvalid('email', 'email_invalid');
  const email = normaliseEmail(wanted);
  await tx.asSystem(async () => {
    if ((await staffs.countCompaniesOfUser(tx, staff.user_id)) > 1) throw wrongState('email_shared');
    const taken = await tx.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
    if (taken) throw conflict('staff_email_taken', 'email');
    await tx.db.updateTable('users').set({ email }).where('id', '=', staff.user_id).execute();
  });
}

async function move(call: CompanyCall, staff: staffs.StaffRow, event: StaffEvent): Promise<void> {
  const to = nextStaffStatus(staff.status, event);
  if (!to) throw wrongState(`staff_${event}`);
  const moved = await staffs.moveStatus(call.tx, call.access.companyId, staff.id, { from: staff.status, to });
  if (!moved) throw conflict('changed_meanwhile');
  await audit(call, `staff_${event}d`, staff.id, { status: [staff.status, to] });
}

async function mailInvitation(house: House, call: CompanyCall, staff: staffs.StaffRow): Promise<void> {
  const { tx, access, now, language } = call;
  const inviter = await load(call, access.staffId);
  await tx.asSystem(() =>
    identity.sendInvitation(house, tx, staff.user_id, {
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

async function load({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<staffs.StaffRow> {
  const staff = await staffs.findStaff(tx, access.companyId, id);
  if (!staff) throw notFound();
  return staff;
}

function phoneOf({ phone, region_number }: { phone?: string | null; region_number?: string | null }) {
  const digits = phoneDigits(phone ?? '');
  if (digits === '') return { phone: null, regionNumber: null };
  const number = { phone: digits, region_number: region_number ?? '' };
  if (!isPhoneNumber(number)) throw fieldInvalid('phone', 'phone_invalid');
  return { phone: digits, regionNumber: number.region_number };
}

const audit = (
  { tx, access, requestId }: CompanyCall,
  event: string,
  staffId: number,
  changes: Record<string, unknown>,
): Promise<void> =>
  recordAudit(tx, {
    companyId: access.companyId,
    userId: access.userId,
    event,
    subjectType: 'company_staff',
    subjectId: staffId,
    changes,
    requestId,
  });
