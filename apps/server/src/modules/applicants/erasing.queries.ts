// Where traces of a person stand in the database, and how they are taken away.
import { ERASED_NAME } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Everything a person is known by, with the records that were merged into theirs. */
export interface Traces {
  companyId: number;
  personIds: number[];
  applicationIds: number[];
  conversationIds: number[];
  /** Full names, as people write them. */
  names: string[];
  /** First and last names alone. */
  nameParts: string[];
  emails: string[];
  /** Digits alone, as they are stored. */
  phones: string[];
}

export async function findTraces(tx: Transaction, companyId: number, personId: number): Promise<Traces> {
  const { rows } = await tx.client.query<Omit<Traces, 'companyId'>>(
    `with recursive person as (
       select id, first_name, last_name, email, phone from persons where company_id = $1 and id = $2
       union select gone.id, gone.first_name, gone.last_name, gone.email, gone.phone from persons gone join person on gone.company_id = $1 and gone.merged_into = person.id
     ), application as (
       select a.* from applications a where a.company_id = $1 and a.person_id in (select id from person)
     ), known as (
       select first_name, last_name, email, phone from person
       union select first_name, last_name, email, phone from application
     )
     select (select array_agg(id) from person) as "personIds",
       coalesce((select array_agg(id) from application), '{}') as "applicationIds",
       coalesce((select array_agg(c.id) from conversations c
         where c.company_id = $1 and c.person_id in (select id from person)), '{}') as "conversationIds",
       (select array_agg(distinct trim(first_name || ' ' || last_name)) from known) as names,
       coalesce((select array_agg(distinct part) from known, unnest(array[trim(first_name), trim(last_name)]) part
         where part <> ''), '{}') as "nameParts",
       coalesce((select array_agg(distinct email) from known where email is not null), '{}') as emails,
       coalesce((select array_agg(distinct phone) from known where phone is not null), '{}') as phones`,
    [companyId, personId],
  );
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return { companyId, ...found };
}

/** Keys of the files in the store that go with the person: attached, uploaded to a draft, or to a task. */
export async function takeFiles(
  tx: Transaction,
  { companyId, applicationIds, emails, phones }: Traces,
): Promise<string[]> {
  const { rows } = await tx.client.query<{ storage_key: string }>(
    `with files as (
       delete from application_attachments where company_id = $1 and application_id = any($2) returning storage_key
     ), gone as (
       delete from uploads where company_id = $1 and (
         storage_key in (select storage_key from application_attachments where company_id = $1 and application_id = any($2))
         or task_id in (select id from applicant_tasks where company_id = $1 and application_id = any($2))
         or draft_id in (select id from application_drafts where company_id = $1 and ${OF_THE_PERSON}))
       returning storage_key
     )
     select storage_key from files union select storage_key from gone`,
    [companyId, applicationIds, emails, phones],
  );
  return rows.map(({ storage_key }) => storage_key);
}

/** Drafts that became an application of theirs, or were begun with their number or address. */
export const OF_THE_PERSON = `(application_id = any($2) or phone = any($4) or lower(entries ->> 'email') = any($3)
  or regexp_replace(entries ->> 'phone', '[^0-9]', '', 'g') = any($4))`;

/** What others wrote about the person, and what the person sent besides the application itself. */
export const GONE_WITH_AN_APPLICATION = [
  'application_notes',
  'application_feedbacks',
  'application_ratings',
  'application_shares',
  'applicant_consents',
  'applicant_tasks',
  'receipt_tokens',
  'action_undo_items',
] as const;

export async function removeRecords(tx: Transaction, traces: Traces): Promise<void> {
  const { companyId, personIds, applicationIds, emails, phones } = traces;
  for (const table of GONE_WITH_AN_APPLICATION) {
    await tx.client.query(`delete from ${table} where company_id = $1 and application_id = any($2)`, [
      companyId,
      applicationIds,
    ]);
  }
  await tx.client.query(`delete from application_drafts where company_id = $1 and ${OF_THE_PERSON}`, [
    companyId,
    applicationIds,
    emails,
    phones,
  ]);
  await tx.client.query(
    'delete from person_merges where company_id = $1 and (kept_person_id = any($2) or merged_person_id = any($2))',
    [companyId, personIds],
  );
  await tx.client.query(
    'delete from different_persons where company_id = $1 and (person_id = any($2) or other_person_id = any($2))',
    [companyId, personIds],
  );
  await tx.client.query(
    `update bulk_action_items set message = null where company_id = $1 and application_id = any($2) and message <> ''`,
    [companyId, applicationIds],
  );
  await tx.client.query(
    `delete from text_to_apply_texts where company_id = $1
       and exists (select from unnest($2::text[]) digits where right(phone, length(digits)) = digits)`,
    [companyId, phones],
  );
}

/** The facts stay: that somebody applied, when, and how it went. */
export async function blankApplications(tx: Transaction, { companyId, applicationIds }: Traces, now: Date) {
  await tx.client.query(
    `update applications set first_name = $3, last_name = $4, email = null, phone = null, region_number = null,
       answers = '[]', rating = null, sms_consent = false, keep_in_touch = false,
       rejection = case when rejection is null then null else rejection || '{"note": null}' end,
       status = case status when 'in_progress' then 'inactive' else status end, seen_at = coalesce(seen_at, $5),
       last_activity_at = $5, version = version + 1
     where company_id = $1 and id = any($2)`,
    [companyId, applicationIds, ERASED_NAME.first_name, ERASED_NAME.last_name, now],
  );
  await tx.client.query(
    `update meetings set details = '', location_text = null, video_link = null, cancel_reason = null,
       proposal_note = null, proposals = '[]' where company_id = $1 and application_id = any($2)`,
    [companyId, applicationIds],
  );
  // Words of people go, words of the program (stages, jobs, the reason picked from a list) stay.
  await tx.client.query(
    `update application_histories set detail = detail - array['kept', 'merged', 'note', 'recipients', 'file_name']
       - case when action = 'rejected' then '' else 'reason' end
     where company_id = $1 and application_id = any($2)`,
    [companyId, applicationIds],
  );
}

export async function blankPersons(tx: Transaction, { companyId, personIds }: Traces, now: Date): Promise<void> {
  await tx.client.query(
    `update persons set first_name = $3, last_name = $4, email = null, phone = null, region_number = null,
       email_bounced_at = null, do_not_rehire = null, time_zone = null, email_opt_out = true, sms_opt_out = true, erased_at = $5
     where company_id = $1 and id = any($2)`,
    [companyId, personIds, ERASED_NAME.first_name, ERASED_NAME.last_name, now],
  );
}

/** What waits to be sent because of an application: its key carries the entry into the stage. */
export async function findWaiting(tx: Transaction, { companyId, applicationIds, personIds }: Traces) {
  const entries = await tx.client.query<{ id: number; stage_entry: number }>(
    'select id, stage_entry from applications where company_id = $1 and id = any($2)',
    [companyId, applicationIds],
  );
  const invited = await tx.client.query<{ id: number }>(
    'select id from job_invitation_people where company_id = $1 and person_id = any($2) and sent_at is null',
    [companyId, personIds],
  );
  return { entries: entries.rows, invitedIds: invited.rows.map(({ id }) => id) };
}
