// Loads a colleague and records changes to one, for every change in this room.
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import { findStaff, type StaffRow } from './staff.queries.ts';

export async function loadStaff({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<StaffRow> {
  const staff = await findStaff(tx, access.companyId, id);
  if (!staff) throw notFound();
  return staff;
}

export const recordStaffChange = (
  call: CompanyCall,
  event: string,
  staffId: number,
  changes: Record<string, unknown>,
): Promise<void> =>
  recordChange(call, {
    event,
    subjectType: 'company_staff',
    subjectId: staffId,
    changes,
    announce: { name: 'staff_changed' },
  });
