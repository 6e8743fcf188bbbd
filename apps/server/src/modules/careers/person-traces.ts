// What a person filled in on the public pages: drafts, and the tasks of their stages.
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';
import { deleteUploads } from '../attachments/attachments.service.ts';

/** Drafts that became one of their applications, or were started with their number or address. */
const DRAFTS = `company_id = $1 and (application_id = any($2) or phone = any($4) or lower(entries ->> 'email') = any($3)
  or regexp_replace(entries ->> 'phone', '[^0-9]', '', 'g') = any($4))`;

/** Held back as spam, with their number or address. */
const SPAM = 'company_id = $1 and (lower(email) = any($2) or phone = any($3))';

const OF_APPLICATIONS = 'company_id = $1 and application_id = any($2)';

export const careersTraces: PersonTraces = {
  room: 'careers',
  tables: {
    applicant_tasks: 'deleted',
    application_drafts: 'deleted',
    draft_resume_links: 'deleted',
    receipt_tokens: 'deleted',
    suspected_spam: 'deleted',
  },

  async lock(tx, { companyId, applicationIds, emails, phones }) {
    for (const table of ['applicant_tasks', 'receipt_tokens']) {
      await tx.client.query(`select from ${table} where ${OF_APPLICATIONS} for update nowait`, [
        companyId,
        applicationIds,
      ]);
    }
    await tx.client.query(`select from application_drafts where ${DRAFTS} for update nowait`, [
      companyId,
      applicationIds,
      emails,
      phones,
    ]);
    await tx.client.query(`select from suspected_spam where ${SPAM} for update nowait`, [companyId, emails, phones]);
  },

  async erase(tx, { companyId, applicationIds, emails, phones }) {
    const { rows: tasks } = await tx.client.query<{ id: number }>(
      `delete from applicant_tasks where ${OF_APPLICATIONS} returning id`,
      [companyId, applicationIds],
    );
    await tx.client.query(`delete from receipt_tokens where ${OF_APPLICATIONS}`, [companyId, applicationIds]);
    const { rows: drafts } = await tx.client.query<{ id: number }>(
      `delete from application_drafts where ${DRAFTS} returning id`,
      [companyId, applicationIds, emails, phones],
    );
    await tx.client.query(`delete from suspected_spam where ${SPAM}`, [companyId, emails, phones]);
    const fileKeys = await deleteUploads(tx, companyId, {
      taskIds: tasks.map(({ id }) => id),
      draftIds: drafts.map(({ id }) => id),
    });
    return { fileKeys };
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const tasks = await exportedRecords(tx, `select * from applicant_tasks where ${OF_APPLICATIONS}`, [
      companyId,
      applicationIds,
    ]);
    return { records: { tasks } };
  },
};
