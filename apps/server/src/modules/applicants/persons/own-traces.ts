// What this room stores about a person: applications and what was written about them.
import { ERASED_NAME, type TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { eraseFromOutbox, lockOutbox, speaksOf } from '../../../platform/erase-mentions.ts';
import { exportedRecords } from '../../../platform/exported-records.ts';
import { deleteUploads } from '../../attachments/attachments.service.ts';
import type { PersonTraces } from './person-traces.ts';

/** What others wrote about the person, and what the person sent besides the application. */
const GONE_WITH_AN_APPLICATION = [
  'application_notes',
  'application_feedbacks',
  'application_ratings',
  'application_shares',
  'applicant_consents',
  'action_undo_items',
] as const;

const OF_APPLICATIONS = 'company_id = $1 and application_id = any($2)';

export const applicantTraces: PersonTraces = {
  room: 'applicants',
  tables: {
    action_undo_items: 'deleted',
    applicant_consents: 'deleted',
    application_attachments: 'deleted',
    application_feedbacks: 'deleted',
    application_histories: 'blanked',
    application_notes: 'deleted',
    application_ratings: 'deleted',
    // A trigger builds it from the application.
    application_search: 'blanked',
    application_shares: 'deleted',
    applications: 'blanked',
    bulk_action_items: 'blanked',
    different_persons: 'deleted',
    job_invitation_people: 'kept',
    person_merges: 'deleted',
    persons: 'blanked',
  },

  async pages(_tx, { applicationIds }) {
    return applicationIds.map((id) => `/applicant/${id}`);
  },

  async lock(tx, { companyId, applicationIds, emails, phones }) {
    await tx.client.query('select from applications where company_id = $1 and id = any($2) for update nowait', [
      companyId,
      applicationIds,
    ]);
    for (const table of [...GONE_WITH_AN_APPLICATION, 'application_attachments']) {
      await tx.client.query(`select from ${table} where ${OF_APPLICATIONS} for update nowait`, [
        companyId,
        applicationIds,
      ]);
    }
    await lockOutbox(tx, { companyId, emails, phones });
  },

  async erase(tx, person, now) {
    const fileKeys = await eraseFiles(tx, person);
    await removeRecords(tx, person);
    await blankWords(tx, person);
    await blankApplications(tx, person, now);
    await blankPersons(tx, person, now);
    await eraseFromOutbox(tx, person);
    return { fileKeys, subjects: { application: person.applicationIds, person: person.personIds } };
  },

  async remove(tx, { companyId, personIds, applicationIds }) {
    for (const table of ['application_histories', 'job_invitation_people', 'bulk_action_items']) {
      await tx.client.query(`delete from ${table} where ${OF_APPLICATIONS}`, [companyId, applicationIds]);
    }
    await tx.client.query('delete from applications where company_id = $1 and id = any($2)', [
      companyId,
      applicationIds,
    ]);
    await tx.client.query('delete from persons where company_id = $1 and id = any($2)', [companyId, personIds]);
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const read = (select: string) => exportedRecords(tx, select, [companyId, applicationIds]);
    const of = (table: string) => read(`select * from ${table} where ${OF_APPLICATIONS}`);
    const { rows: files } = await tx.client.query<{ id: number; name: string; storageKey: string }>(
      `select id, file_name as name, storage_key as "storageKey" from application_attachments
       where ${OF_APPLICATIONS} order by id`,
      [companyId, applicationIds],
    );
    const records = {
      applications: await read('select * from applications where company_id = $1 and id = any($2)'),
      consents: await of('applicant_consents'),
      files: await of('application_attachments'),
      notes: await of('application_notes'),
      feedbacks: await of('application_feedbacks'),
      ratings: await of('application_ratings'),
      shares: await of('application_shares'),
      histories: await of('application_histories'),
      job_invitations: await of('job_invitation_people'),
    };
    return { records, files };
  },
};

async function eraseFiles(tx: Transaction, { companyId, applicationIds }: TracedPerson): Promise<string[]> {
  const { rows } = await tx.client.query<{ storage_key: string }>(
    `delete from application_attachments where ${OF_APPLICATIONS} returning storage_key`,
    [companyId, applicationIds],
  );
  const storageKeys = rows.map(({ storage_key }) => storage_key);
  await deleteUploads(tx, companyId, { storageKeys });
  return storageKeys;
}

async function removeRecords(tx: Transaction, { companyId, personIds, applicationIds }: TracedPerson): Promise<void> {
  for (const table of GONE_WITH_AN_APPLICATION) {
    await tx.client.query(`delete from ${table} where ${OF_APPLICATIONS}`, [companyId, applicationIds]);
  }
  await tx.client.query(
    'delete from person_merges where company_id = $1 and (kept_person_id = any($2) or merged_person_id = any($2))',
    [companyId, personIds],
  );
  await tx.client.query(
    'delete from different_persons where company_id = $1 and (person_id = any($2) or other_person_id = any($2))',
    [companyId, personIds],
  );
}

/** What staff wrote in bulk actions and invitations that mention this person. */
async function blankWords(tx: Transaction, person: TracedPerson): Promise<void> {
  const { companyId, personIds, applicationIds, names, nameParts, emails, phones } = person;
  const words = [...names, ...nameParts, ...emails, ...phones];
  await tx.client.query(`update bulk_action_items set message = null where ${OF_APPLICATIONS} and message <> ''`, [
    companyId,
    applicationIds,
  ]);
  await tx.client.query(
    `update job_invitations i set message = '' where i.company_id = $1 and ${speaksOf('i.message', '$3')}
       and exists (select from job_invitation_people p where p.company_id = $1 and p.invitation_id = i.id
         and p.person_id = any($2))`,
    [companyId, personIds, words],
  );
  await tx.client.query(
    `update bulk_actions b set params = '{}' where b.company_id = $1 and b.finished_at is not null
       and ${speaksOf('b.params::text', '$3')} and exists (select from bulk_action_items i
         where i.company_id = $1 and i.bulk_action_id = b.id and i.application_id = any($2))`,
    [companyId, applicationIds, words],
  );
}

/** The facts stay: that someone applied, when, and the outcome. */
async function blankApplications(
  tx: Transaction,
  { companyId, applicationIds }: TracedPerson,
  now: Date,
): Promise<void> {
  await tx.client.query(
    `update applications set first_name = $3, last_name = $4, email = null, phone = null, region_number = null,
       answers = '[]', rating = null, sms_consent = false, keep_in_touch = false,
       rejection = case when rejection is null then null else rejection || '{"note": null}' end,
       status = case status when 'in_progress' then 'inactive' else status end, seen_at = coalesce(seen_at, $5),
       unread_form_at = null,
       last_activity_at = $5, version = version + 1
     where company_id = $1 and id = any($2)`,
    [companyId, applicationIds, ERASED_NAME.first_name, ERASED_NAME.last_name, now],
  );
  // Text written by people is deleted; the product's own terms (stages, jobs, the chosen reason) stay.
  await tx.client.query(
    `update application_histories set detail = detail - array['kept', 'merged', 'note', 'recipients', 'file_name']
       - case when action = 'rejected' then '' else 'reason' end
     where ${OF_APPLICATIONS}`,
    [companyId, applicationIds],
  );
}

async function blankPersons(tx: Transaction, { companyId, personIds }: TracedPerson, now: Date): Promise<void> {
  await tx.client.query(
    `update persons set first_name = $3, last_name = $4, email = null, phone = null, region_number = null,
       email_bounced_at = null, do_not_rehire = null, time_zone = null, email_opt_out = true, sms_opt_out = true,
       erased_at = $5
     where company_id = $1 and id = any($2)`,
    [companyId, personIds, ERASED_NAME.first_name, ERASED_NAME.last_name, now],
  );
}
