// Adds many thousands of threads with the applicants of `many-applicants`, generated in SQL.

const COMPANY = `(select id from companies order by id limit 1)`;

/** Recurring conversations; `%name` is the applicant, `%job` the job, `%place` the location. */
const TURNS = `(values
  (0, 1, 'email', 'outbound', 'We got your application for %job', 'Hi %name, thanks for applying at %place. We will be in touch soon.'),
  (0, 2, 'sms', 'outbound', null, 'Hi %name, are you free for a short call tomorrow morning?'),
  (0, 3, 'sms', 'inbound', null, 'Yes! Any time after 9 works for me.'),
  (1, 1, 'sms', 'outbound', null, 'Hi %name, can you work weekends?'),
  (1, 2, 'sms', 'inbound', null, 'Saturdays yes, Sundays only every other week. Is that OK?'),
  (1, 3, 'sms', 'outbound', null, 'That works for us, %name. See you at %place.'),
  (2, 1, 'email', 'outbound', 'We got your application for %job', 'Hi %name, thanks for applying at %place. We will be in touch soon.'),
  (3, 1, 'email', 'outbound', 'Your interview for %job', 'Hi %name, please bring a photo ID. See you soon.'),
  (3, 2, 'email', 'inbound', 'Re: Your interview for %job', 'Thank you. Where can I park?'),
  (3, 3, 'email', 'outbound', 'Re: Your interview for %job', 'There is free parking behind the store.'),
  (3, 4, 'sms', 'inbound', null, 'Great, on my way. The bus is a few minutes late.'),
  (4, 1, 'email', 'outbound', 'We got your application for %job', 'Hi %name, thanks for applying at %place. We will be in touch soon.'),
  (4, 2, 'sms', 'outbound', null, 'Hi %name, one document is missing. Please upload your forklift license.')
) as turn (talk, place, channel, direction, subject, body)`;
const SAMPLE_THREADS = 5;

const ABOUT_MANY = `a.company_id = ${COMPANY} and a.digest_key like 'manyapplicant%'`;

/** `$1` is the number of threads; newest first, so that times differ. */
const INSERT_CONVERSATIONS: string[] = [
  `insert into conversations (company_id, person_id, application_id, position_id, assignee_id, archived_at,
     created_at, updated_at)
   select a.company_id, a.person_id, a.id, a.position_id,
     case when a.id % 6 = 0 then (select min(id) from company_staffs where company_id = a.company_id) end,
     case when a.id % 12 = 5 then now() end, a.applied_at, a.applied_at
   from applications a where ${ABOUT_MANY} order by a.id limit $1::int
   on conflict do nothing`,
  `insert into messages (company_id, conversation_id, application_id, sender_id, channel, direction, automated, subject,
     body, status, segments, read_at, sent_at, created_at)
   select c.company_id, c.id, c.application_id,
     case when turn.direction = 'outbound' and turn.place > 1 then s.id end, turn.channel, turn.direction,
     turn.direction = 'outbound' and turn.place = 1, words.subject, words.body,
     case when turn.direction = 'inbound' then 'received' when c.id % 50 = 7 then 'failed' else 'sent' end,
     case turn.channel when 'sms' then 1 end, case when c.id % 9 > 0 then c.updated_at end, c.updated_at,
     c.created_at + make_interval(mins => turn.place)
   from conversations c
   join applications a on a.company_id = c.company_id and a.id = c.application_id and ${ABOUT_MANY}
   join positions p on p.company_id = c.company_id and p.id = c.position_id
   join locations l on l.company_id = p.company_id and l.id = p.location_id
   join ${TURNS} on turn.talk = c.application_id % ${SAMPLE_THREADS}
   cross join lateral (select min(id) as id from company_staffs where company_id = c.company_id) s
   cross join lateral (select
     replace(replace(replace(turn.subject, '%name', a.first_name), '%job', p.title), '%place', l.name) as subject,
     replace(replace(replace(turn.body, '%name', a.first_name), '%job', p.title), '%place', l.name) as body) words
   where c.last_message_id is null
   order by c.updated_at, c.id, turn.place`,
  `update conversations c set last_message_id = m.id, last_direction = m.direction, last_channel = m.channel,
     last_failed = m.status = 'failed', updated_at = m.created_at,
     unread_count = case when m.direction = 'inbound' and m.read_at is null then 1 else 0 end
   from (select distinct on (company_id, conversation_id) * from messages
     where company_id = ${COMPANY} order by company_id, conversation_id, id desc) m
   where c.company_id = m.company_id and c.id = m.conversation_id and c.last_message_id is null`,
];

/** As for applicants, search terms are indexed once at the end. */
export const ADD_CONVERSATIONS: string[] = [
  `reset role`,
  `drop index conversation_search_words`,
  `set local role onward_system`,
  ...INSERT_CONVERSATIONS,
  `reset role`,
  `create index conversation_search_words on conversation_search using gin (words)
     with (fastupdate = on, gin_pending_list_limit = 256)`,
  `set local role onward_system`,
];
