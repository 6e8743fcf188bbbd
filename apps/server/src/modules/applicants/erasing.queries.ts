// Where traces of a person stand in the database, and how they are taken away.
import { ERASED_NAME } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';

/** Everything a person is known by, with the records that were merged into theirs. */
export interface Traces {
  companyId: number;
  personIds: number[];
  applicationIds: number[];
  /** Full names, as people write them. */
  names: string[];
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
       (select array_agg(distinct trim(first_name || ' ' || last_name)) from known) as names,
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
const OF_THE_PERSON = `(application_id = any($2) or phone = any($4) or lower(entries ->> 'email') = any($3))`;

/** What others wrote about the person, and what the person sent besides the application itself. */
const GONE_WITH_AN_APPLICATION = [
  'application_notes',
  'application_feedbacks',
  'application_ratings',
  'application_shares',
  'applicant_consents',
  'applicant_tasks',
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
    'update meetings set cancel_reason = null, proposal_note = null where company_id = $1 and application_id = any($2)',
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
       do_not_rehire = null, email_opt_out = true, sms_opt_out = true, erased_at = $5
     where company_id = $1 and id = any($2)`,
    [companyId, personIds, ERASED_NAME.first_name, ERASED_NAME.last_name, now],
  );
}

/** What staff were told, rows of imported files, and remembered answers. */
export async function removeMentions(tx: Transaction, traces: Traces): Promise<void> {
  const { companyId, applicationIds, names, emails, phones } = traces;
  const pages = applicationIds.map((id) => `/applicant/${id}`);
  await tx.client.query(`delete from notifications where company_id = $1 and split_part(link, '?', 1) = any($2)`, [
    companyId,
    pages,
  ]);
  await tx.client.query('select onward.withdraw_jobs_about($1, page) from unnest($2::text[]) page', [companyId, pages]);
  const words = [...names, ...emails, ...phones];
  await tx.client.query(
    `delete from idempotency_keys where company_id = $1
       and exists (select from unnest($2::text[]) word where position(lower(word) in lower(answer::text)) > 0)`,
    [companyId, words],
  );
  const ofThePerson = (value: string) => `(
    exists (select from unnest($2::text[]) email where position(email in lower(${value})) > 0)
    or exists (select from unnest($3::text[]) digits
      where position(digits in regexp_replace(${value}, '[^0-9]', '', 'g')) > 0))`;
  await tx.client.query(
    `update imports set
       source_rows = coalesce((select jsonb_agg(line) from jsonb_array_elements(source_rows) line
         where not ${ofThePerson('line::text')}), '[]'),
       corrections = coalesce((select jsonb_object_agg(key, value) from jsonb_each(corrections)
         where not ${ofThePerson('value::text')}), '{}')
     where company_id = $1 and kind = 'applicants' and ${ofThePerson('(source_rows::text || corrections::text)')}`,
    [companyId, emails, phones],
  );
}

/** Messages to the person, and the name in the subject of those to others; the system's own role alone may. */
export async function removeMessages(tx: Transaction, { companyId, names, emails, phones }: Traces): Promise<void> {
  await tx.client.query(
    `delete from outbox_messages where company_id = $1 and (lower(recipient) = any($2) or channel = 'sms'
       and exists (select from unnest($3::text[]) digits where right(recipient, length(digits)) = digits))`,
    [companyId, emails, phones],
  );
  await tx.client.query(
    `delete from unassigned_messages where exists (select from unnest($1::text[]) email
         where position(email in lower(sender)) > 0)
       or channel = 'sms' and exists (select from unnest($2::text[]) digits where right(sender, length(digits)) = digits)`,
    [emails, phones],
  );
  const named = 'exists (select from unnest($2::text[]) name where position(lower(name) in lower(subject)) > 0)';
  await tx.client.query(
    `delete from outbox_messages where company_id = $1 and state in ('pending', 'failed', 'unconfirmed') and ${named}`,
    [companyId, names],
  );
  await tx.client.query(`update outbox_messages set subject = null where company_id = $1 and ${named}`, [
    companyId,
    names,
  ]);
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
