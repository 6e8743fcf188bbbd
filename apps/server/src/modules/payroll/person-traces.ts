// Transfers belong to the employee record and are kept with it; they tell where the person's data went.
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

export const payrollTraces: PersonTraces = {
  room: 'payroll',
  tables: { payroll_transfers: 'kept', payroll_transfer_events: 'kept' },

  async exportOf(tx, { companyId, applicationIds }) {
    const payroll_transfers = await exportedRecords(
      tx,
      `select t.provider, t.status, t.external_id, t.sent_at, t.created_at, t.updated_at from payroll_transfers t
       join employees e on e.company_id = t.company_id and e.id = t.employee_id
       where t.company_id = $1 and e.application_id = any($2) order by t.id`,
      [companyId, applicationIds],
    );
    return { records: { payroll_transfers } };
  },
};
