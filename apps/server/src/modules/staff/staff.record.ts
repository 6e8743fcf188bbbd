// Loads a colleague and writes down what happened to one: the same for every change in this room.
import { recordAudit } from '../../platform/audit.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { findStaff, type StaffRow } from './staff.queries.ts';

export async function loadStaff({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<StaffRow> {
  const staff = await findStaff(tx, access.companyId, id);
  if (!staff) throw notFound();
  return staff;
}

export async function recordStaffChange(
  { tx, access, requestId }: CompanyCall,
  event: string,
  staffId: number,
  changes: Record<string, unknown>,
): Promise<void> {
  const { companyId, userId, staffId: actorStaffId } = access;
  await recordAudit(tx, {
    companyId,
    userId,
    event,
    subjectType: 'company_staff',
    subjectId: staffId,
    changes,
    requestId,
  });
  await recordEvent(tx, { companyId, name: 'staff_changed', subjectId: staffId, actorStaffId });
}
