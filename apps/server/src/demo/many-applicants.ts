// Applicants spread over the postings of the demo's first company: a few for the demo, or many thousands.
const COMPANY = `(select id from companies order by id limit 1)`;

const FIRST_NAMES = `array['Amara', 'Luis', 'Grace', 'Minh', 'Tasha', 'Omar', 'Elena', 'Darius', 'Priya', 'Jonah', 'Mei', 'Rosa']`;
const LAST_NAMES = `array['Okafor', 'Vega', 'Kim', 'Nguyen', 'Brooks', 'Haddad', 'Petrova', 'Cole', 'Shah', 'Meyer', 'Lin', 'Ortiz', 'Novak']`;
const SOURCES = `array['indeed', 'career_page', 'text_to_apply', 'whatsapp', 'linkedin', null]`;

/** Each takes how many. Applied within the last sixty days. */
export const INSERT_APPLICANTS: string[] = [
  `insert into persons (company_id, first_name, last_name, email, phone, region_number)
   select ${COMPANY}, (${FIRST_NAMES})[n % 12 + 1], (${LAST_NAMES})[n % 13 + 1], 'applicant.' || n || '@mail.test',
     (4040000000 + n)::text, '1'
   from generate_series(1, $1::int) n
   where not exists (
     select from persons p where p.company_id = ${COMPANY} and p.email = 'applicant.' || n || '@mail.test')`,
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
   insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, first_name, last_name,
     email, phone, region_number, referer_source, applied_at, stage_entered_at, last_activity_at, seen_at, hired_date)
   select q.company_id, 'manyapplicant' || n, p.id, q.id,
     case when n % 37 = 4 then 'hired'
       else (array['in_progress', 'in_progress', 'rejected', 'in_progress', 'rejected', 'in_progress', 'inactive'])[n % 7 + 1] end,
     -- Most are early on: the further along, the fewer.
     s.ids[1 + floor(cardinality(s.ids) * ((n * 37 % 100) / 100.0) ^ 2)::int],
     p.first_name, p.last_name, p.email, p.phone, '1', (${SOURCES})[n % 6 + 1],
     a.applied_at, a.applied_at, a.applied_at,
     case when n % 9 > 0 then now() end,
     case when n % 37 = 4 then least(a.applied_at + make_interval(days => 3 + n % 14), now())::date end
   from generate_series(1, $1::int) n
   cross join lateral (select now() - make_interval(mins => n * 7919 % 86400) as applied_at) a
   join persons p on p.company_id = ${COMPANY} and p.email = 'applicant.' || n || '@mail.test'
   join postings q on q.place = n % q.count
   join stages_of s on s.process = q.process
   on conflict do nothing`,
];

const RECOUNT = [
  `update positions p set applicants_count = n.applicants, new_applicants_count = n.unseen, hired_count = n.hired
   from (
     select company_id, position_id, count(*) as applicants,
       count(*) filter (where seen_at is null and status = 'in_progress') as unseen,
       count(*) filter (where status = 'hired') as hired
     from applications where company_id = ${COMPANY} group by 1, 2
   ) n
   where p.company_id = n.company_id and p.id = n.position_id`,
  `delete from position_stage_counts where company_id = ${COMPANY}`,
  `insert into position_stage_counts (company_id, position_id, stage_id, in_progress)
   select company_id, position_id, stage_id, count(*) from applications
   where company_id = ${COMPANY} and status = 'in_progress' group by 1, 2, 3`,
];

/** Counted once at the end: one by one, the same few postings would be written a hundred thousand times. */
export const ADD_APPLICANTS: string[] = [
  `reset role`,
  `alter table applications disable trigger count_applications`,
  `set local role onward_system`,
  ...INSERT_APPLICANTS,
  ...RECOUNT,
  `reset role`,
  `alter table applications enable trigger count_applications`,
  `set local role onward_system`,
];
