// Adds many thousands of applicants to the postings of the demo's first company, generated in SQL.

const COMPANY = `(select id from companies order by id limit 1)`;

const FIRST_NAMES = `array['Amara', 'Luis', 'Grace', 'Minh', 'Tasha', 'Omar', 'Elena', 'Darius', 'Priya', 'Jonah', 'Mei', 'Rosa']`;
const BEGINNINGS = `array['Oka', 'Vel', 'Kim', 'Ngu', 'Bro', 'Had', 'Petr', 'Col', 'Shah', 'Mey', 'Lin', 'Ort', 'Nov', 'Bar', 'Cas',
  'Dun', 'Fer', 'Gal', 'Hol', 'Iba', 'Jar', 'Kov', 'Lop', 'Mar', 'Nor', 'Pal', 'Ros', 'Sal', 'Tor', 'Wal']`;
const ENDINGS = `array['for', 'ez', 'ova', 'er', 'ton', 'ley', 'son', 'ski', 'man', 'field', 'ward', 'ro', 'aro', 'inger', 'ett', 'wood',
  'more', 'ley-Reed', 'dale', 'ado', 'is', 'ano', 'well', 'berg', 'stone', 'ai', 'ham', 'by', 'worth', 'ini']`;
/** About as many people share a full name as among real ones: some ten of a hundred thousand. */
const LAST_NAME = `(${BEGINNINGS})[(hashint4(n) >> 16 & 32767) % 30 + 1] || (${ENDINGS})[(hashint4(n) >> 8 & 32767) % 30 + 1]`;
const SOURCES = `array['indeed', 'career_page', 'text_to_apply', 'whatsapp', 'linkedin', null]`;
const EMAIL = `'applicant.' || n || '@mail.test'`;

/** Each takes the number of applicants, who applied within the last sixty days. */
const INSERT_APPLICANTS: string[] = [
  `insert into persons (company_id, first_name, last_name, email, phone, region_number, phone_verified_at)
   select ${COMPANY}, (${FIRST_NAMES})[(hashint4(n) & 65535) % 12 + 1],
     ${LAST_NAME}, ${EMAIL},
     (7702000000 + n)::text, '1', now()
   from generate_series(1, $1::int) n
   where not exists (select from persons p where p.company_id = ${COMPANY} and p.email = ${EMAIL})`,
  `with postings as (
     select p.company_id, p.id, row_number() over (order by p.id) - 1 as place, count(*) over () as count,
       coalesce(p.hiring_process_template_id, h.id) as process
     from positions p
     left join hiring_process_templates h on h.company_id = p.company_id and h.is_default and h.deleted_at is null
     where p.company_id = ${COMPANY} and p.status in ('published', 'closed')
   ), stages_of as (
     select hiring_process_template_id as process, array_agg(id order by sequence) as ids
     from stages where company_id = ${COMPANY} and deleted_at is null group by 1
   )
   insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, stage_status,
     stage_entry, stage_entries, first_name, last_name, email, phone, region_number, referer_source, applied_at,
     stage_entered_at, last_activity_at, seen_at)
   select q.company_id, 'manyapplicant' || n, p.id, q.id,
     (array['in_progress', 'in_progress', 'rejected', 'in_progress', 'rejected', 'in_progress', 'inactive'])[n % 7 + 1],
     s.ids[stage.place], case stage_type.name when 'online_form' then 'not_submitted' when 'online_quiz' then
       'not_submitted' when 'scheduling' then 'not_submitted' when 'background_check' then 'not_ordered'
       when 'offer' then 'not_sent' end,
     stage.place, stage.place, p.first_name, p.last_name, p.email, p.phone, '1', (${SOURCES})[n % 6 + 1],
     a.applied_at, a.applied_at, a.applied_at, case when n % 9 > 0 then now() end
   from generate_series(1, $1::int) n
   cross join lateral (select now() - make_interval(mins => (n::bigint * 7919 % 86400)::int) as applied_at) a
   join persons p on p.company_id = ${COMPANY} and p.email = ${EMAIL}
   join postings q on q.place = n % q.count
   join stages_of s on s.process = q.process
   -- Most are early on: the further along, the fewer.
   cross join lateral (select 1 + floor(cardinality(s.ids) * ((n * 37 % 100) / 100.0) ^ 2)::int as place) stage
   cross join lateral (
     select stage_type as name from stages where company_id = q.company_id and id = s.ids[stage.place]) stage_type
   on conflict do nothing`,
  // Their history, in chronological order.
  `with walked as (
     select a.company_id, a.id, a.applied_at, step, was.id as was_id, was.name as was_name, came.id as came_id,
       came.name as came_name
     from applications a
     join stages last on last.company_id = a.company_id and last.id = a.stage_id
     cross join lateral generate_series(0, last.sequence) step
     left join stages came on came.company_id = a.company_id and step > 0 and came.sequence = step
       and came.hiring_process_template_id = last.hiring_process_template_id and came.deleted_at is null
     left join stages was on was.company_id = a.company_id and step > 0 and was.sequence = step - 1
       and was.hiring_process_template_id = last.hiring_process_template_id and was.deleted_at is null
     where a.company_id = ${COMPANY} and a.digest_key like 'manyapplicant%' and (step = 0 or came.id is not null)
       and not exists (select from application_histories h where h.company_id = a.company_id and h.application_id = a.id)
     order by a.id, step
   )
   insert into application_histories (company_id, application_id, actor, action, detail, created_at)
   select company_id, id, case when step = 0 then 'applicant' else 'automation' end,
     case when step = 0 then 'applied' else 'moved_stage' end,
     case when step = 0 then '{}' else jsonb_build_object('from', was_id, 'from_stage', was_name, 'to', came_id,
       'stage', came_name) end,
     applied_at + make_interval(secs => step)
   from walked`,
  `insert into application_histories (company_id, application_id, actor, action, detail, created_at)
   select a.company_id, a.id, 'system', case a.status when 'rejected' then 'rejected' else 'inactivated' end,
     case a.status when 'rejected' then '{"reason": "no_response"}'::jsonb else '{}' end, a.applied_at + interval '1 minute'
   from applications a
   where a.company_id = ${COMPANY} and a.digest_key like 'manyapplicant%' and a.status in ('rejected', 'inactive')
     and not exists (select from application_histories h where h.company_id = a.company_id
       and h.application_id = a.id and h.action in ('rejected', 'inactivated'))`,
];

/** Search terms are indexed once at the end, which is many times faster than row by row. */
export const ADD_APPLICANTS: string[] = [
  `reset role`,
  `drop index application_search_words`,
  `set local role onward_system`,
  ...INSERT_APPLICANTS,
  `reset role`,
  `create index application_search_words on application_search using gin (words)
     with (fastupdate = on, gin_pending_list_limit = 256)`,
  `set local role onward_system`,
];
