// Where others speak of a person who is erased: the bell, remembered answers, imported files, saved searches, the outbox.
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Traces } from './erasing.queries.ts';

/** True when one of the words is in the text, however it is capitalized. */
const speaksOf = (text: string, words: string): string =>
  `exists (select from unnest(${words}::text[]) word where position(lower(word) in lower(${text})) > 0)`;

/** What the bell and pop-ups say of these applications, their interviews and conversations; by page, without a name. */
export async function removeNews(
  tx: Transaction,
  { companyId, applicationIds, conversationIds }: Pick<Traces, 'companyId' | 'applicationIds' | 'conversationIds'>,
): Promise<void> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from meetings where company_id = $1 and application_id = any($2)',
    [companyId, applicationIds],
  );
  const pages = [
    ...applicationIds.map((id) => `/applicant/${id}`),
    ...rows.map(({ id }) => `/schedule?meeting=${id}`),
    ...conversationIds.map((id) => `/messages?conversation=${id}`),
  ];
  const aboutThem = `(link = any($2) or split_part(link, '?', 1) = any($2))`;
  await tx.client.query(`delete from notifications where company_id = $1 and ${aboutThem}`, [companyId, pages]);
  await tx.client.query(`delete from pop_up_notifications where company_id = $1 and ${aboutThem}`, [companyId, pages]);
  await tx.client.query('select onward.withdraw_jobs_about($1, page) from unnest($2::text[]) page', [companyId, pages]);
}

/** Answers that would be repeated, saved searches for the person, messages of invitations, and jobs that wait. */
export async function removeMentions(tx: Transaction, traces: Traces): Promise<void> {
  const { companyId, personIds, applicationIds, names, nameParts, emails, phones } = traces;
  const words = [...names, ...emails, ...phones];
  const anyWord = [...words, ...nameParts];
  await tx.client.query(`delete from idempotency_keys where company_id = $1 and ${speaksOf('answer::text', '$2')}`, [
    companyId,
    anyWord,
  ]);
  await tx.client.query(
    `update job_invitations i set message = '' where i.company_id = $1 and ${speaksOf('i.message', '$3')}
       and exists (select from job_invitation_people p where p.company_id = $1 and p.invitation_id = i.id
         and p.person_id = any($2))`,
    [companyId, personIds, anyWord],
  );
  await tx.client.query(
    `update bulk_actions b set params = '{}' where b.company_id = $1 and b.finished_at is not null
       and ${speaksOf('b.params::text', '$3')} and exists (select from bulk_action_items i
         where i.company_id = $1 and i.bulk_action_id = b.id and i.application_id = any($2))`,
    [companyId, applicationIds, anyWord],
  );
  const views = await tx.client.query<{ id: number }>(
    `delete from saved_views where company_id = $1 and (
       lower(trim(state #>> '{filters,query}')) = any($3)
       or ${speaksOf("state #>> '{filters,query}'", '$2')}) returning id`,
    [companyId, words, nameParts.map((part) => part.toLowerCase())],
  );
  await tx.client.query('select onward.withdraw_jobs_mentioning($1, $2)', [companyId, words]);
  const about = { application: applicationIds, person: personIds, saved_view: views.rows.map(({ id }) => id) };
  await tx.client.query('select onward.redact_audit($1, $2, $3)', [companyId, JSON.stringify(about), words]);
}

/** Files of people that were not imported yet, or never: their row goes; once imported, no row of a file is kept. */
export const removeImportedRows = (tx: Transaction, { companyId, emails, phones }: Traces) => {
  const ofThePerson = (value: string) => `(
    exists (select from unnest($2::text[]) email where position(email in lower(${value})) > 0)
    or exists (select from unnest($3::text[]) digits
      where position(digits in regexp_replace(${value}, '[^0-9]', '', 'g')) > 0))`;
  return tx.client.query(
    `update imports set
       source_rows = coalesce((select jsonb_agg(line) from jsonb_array_elements(source_rows) line
         where not ${ofThePerson('line::text')}), '[]'),
       corrections = coalesce((select jsonb_object_agg(key, value) from jsonb_each(corrections)
         where split_part(key, ':', 1) not in (select line ->> 'line' from jsonb_array_elements(source_rows) line
           where ${ofThePerson('line::text')}) and not ${ofThePerson('value::text')}), '{}')
     where company_id = $1 and kind = 'applicants' and ${ofThePerson('(source_rows::text || corrections::text)')}`,
    [companyId, emails, phones],
  );
};

/** Messages of the outbox to the person: by address, by number, or because they carry a message of the conversation. */
export const TO_THE_PERSON = `(lower(recipient) = any($2) or channel = 'sms'
  and exists (select from unnest($3::text[]) digits where right(recipient, length(digits)) = digits)
  or message_id in (select m.id from messages m where m.company_id = $1 and m.conversation_id = any($4)))`;

/** Messages to the person, and the name in the subject of those to others; the system's own role alone may. */
export async function removeMessages(tx: Transaction, traces: Traces): Promise<void> {
  const { companyId, conversationIds, names, emails, phones } = traces;
  await tx.client.query(`delete from outbox_messages where company_id = $1 and ${TO_THE_PERSON}`, [
    companyId,
    emails,
    phones,
    conversationIds,
  ]);
  const named = speaksOf("coalesce(subject, '')", '$2');
  await tx.client.query(
    `delete from outbox_messages where company_id = $1 and state in ('pending', 'failed', 'unconfirmed') and ${named}`,
    [companyId, names],
  );
  await tx.client.query(`update outbox_messages set subject = null where company_id = $1 and ${named}`, [
    companyId,
    names,
  ]);
}
