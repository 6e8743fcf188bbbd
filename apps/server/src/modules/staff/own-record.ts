// Changes users make to their own staff record at sign-in and on the account page, which belong to identity.
import { nextStaffStatus } from '@onward/domain/staff/states';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { StaffRecords } from '../identity/identity.service.ts';

export const ownRecord: StaffRecords = {
  async join(tx, { userId, companyId }) {
    const accepted = nextStaffStatus('invited', 'accept_invitation');
    if (!accepted) return false;
    const joined = await tx.db
      .updateTable('company_staffs')
      .set({ status: accepted })
      .where('user_id', '=', userId)
      .where('status', '=', 'invited')
      .where('company_id', '=', companyId)
      .returning('id')
      .executeTakeFirst();
    if (!joined) return false;
    await recordEvent(tx, { companyId, name: 'staff_changed', subjectId: joined.id });
    return true;
  },

  async recordUse(tx, { userId, companyId }, now) {
    await tx.db
      .updateTable('company_staffs')
      .set({ last_used_at: now })
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .execute();
  },

  async change(tx, { companyId, staffId }, change) {
    await tx.db
      .updateTable('company_staffs')
      // A colleague who has the record open in the staff panel must not overwrite this without noticing.
      .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('id', '=', staffId)
      .execute();
  },

  async moveWizard(tx, { companyId, staffId }, { from, to }) {
    const moved = await tx.db
      .updateTable('company_staffs')
      .set({ wizard_step: to })
      .where('company_id', '=', companyId)
      .where('id', '=', staffId)
      .where('wizard_step', '=', from)
      .executeTakeFirst();
    return moved.numUpdatedRows > 0n;
  },
};
