// Records that a rule ran for an application, and its result, contain no personal data.
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

export const automationTraces: PersonTraces = {
  room: 'automation',
  tables: { automation_runs: 'kept' },

  async remove(tx, { companyId, applicationIds }) {
    await tx.client.query('delete from automation_runs where company_id = $1 and application_id = any($2)', [
      companyId,
      applicationIds,
    ]);
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const automation_runs = await exportedRecords(
      tx,
      'select * from automation_runs where company_id = $1 and application_id = any($2)',
      [companyId, applicationIds],
    );
    return { records: { automation_runs } };
  },
};
