// Interviews with a person: the fact stays, what was written about them is deleted.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

const OF_APPLICATIONS = 'company_id = $1 and application_id = any($2)';

type Applications = Pick<TracedPerson, 'companyId' | 'applicationIds'>;

export const interviewTraces: PersonTraces = {
  room: 'interviews',
  tables: {
    // A job deletes it at the provider first, and then here.
    calendar_copies: 'kept',
    meeting_interviewers: 'kept',
    meetings: 'blanked',
  },

  async pages(tx, person) {
    return (await findMeetings(tx, person)).map((id) => `/schedule?meeting=${id}`);
  },

  async lock(tx, { companyId, applicationIds }) {
    await tx.client.query(`select from meetings where ${OF_APPLICATIONS} for update nowait`, [
      companyId,
      applicationIds,
    ]);
  },

  async erase(tx, { companyId, applicationIds }) {
    await tx.client.query(
      `update meetings set details = '', location_text = null, video_link = null, cancel_reason = null,
         proposal_note = null, proposals = '[]' where ${OF_APPLICATIONS}`,
      [companyId, applicationIds],
    );
    return {};
  },

  async remove(tx, { companyId, applicationIds }) {
    await tx.client.query(`delete from meetings where ${OF_APPLICATIONS}`, [companyId, applicationIds]);
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const meetings = await exportedRecords(tx, `select * from meetings where ${OF_APPLICATIONS}`, [
      companyId,
      applicationIds,
    ]);
    return { records: { meetings } };
  },
};

async function findMeetings(tx: Transaction, { companyId, applicationIds }: Applications): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(`select id from meetings where ${OF_APPLICATIONS}`, [
    companyId,
    applicationIds,
  ]);
  return rows.map(({ id }) => id);
}
