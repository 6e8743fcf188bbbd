-- Applicants: persons, their applications, the search over them, what staff write about them, and actions with undo.

-- ==== Persons ====

-- Somebody who applied once or several times, found again by phone or email.
create table persons (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  email text,
  -- The address bounced; cleared when it is changed.
  email_bounced_at timestamptz,
  email_opt_out boolean not null default false,
  phone text,
  region_number text,
  -- Anybody can type somebody else's number into a form. It is verified once its owner replied from it or started the
  -- application with a text from it; until then it gets one text that asks to confirm it (CAR-010, AHD-009).
  phone_verified_at timestamptz,
  sms_opt_out boolean not null default false,
  language text not null default 'en',
  -- From their browser, for quiet hours and times; null until known.
  time_zone text,
  -- The person this one was merged into. An application with its phone or email goes to that person.
  merged_into bigint,
  -- Why the person is not to be hired again: {reason, staff_id, at}.
  do_not_rehire jsonb,
  -- Everything that identifies the person was removed; the row says only that there was somebody.
  erased_at timestamptz,
  -- Conversations are found by them.
  name_words tsvector
    generated always as (array_to_tsvector(onward.search_words(company_id, first_name || ' ' || last_name))) stored,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, merged_into) references persons (company_id, id)
);
create index persons_phone on persons (company_id, phone, region_number) where phone is not null;
create index persons_email on persons (company_id, email) where email is not null;
-- An incoming text names only a number, not a company.
create index persons_texting on persons (phone, region_number) where phone is not null;
create index persons_name on persons (company_id, lower(first_name), lower(last_name)) where merged_into is null;
create index persons_name_words on persons using gin (name_words) with (fastupdate = on, gin_pending_list_limit = 256);
call onward.protect_company_table('persons');

create function onward.forget_phone_verification() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end $$;
create trigger forget_phone_verification before update of phone, region_number on persons
  for each row when ((old.phone, old.region_number) is distinct from (new.phone, new.region_number))
  execute function onward.forget_phone_verification();

-- Runs as onward_system, like onward.find_locations; so do the other searches of this file.
create function onward.find_persons(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from persons where name_words @@ wanted and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_persons(tsquery, integer) from public;
grant execute on function onward.find_persons(tsquery, integer) to onward_app, onward_system;

-- Two records of one person that were merged, with what is needed to undo it.
create table person_merges (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  kept_person_id bigint not null,
  merged_person_id bigint not null,
  -- The applications that moved, and name, contact, language and rehire flag of the kept person before.
  application_ids bigint[] not null,
  kept_before jsonb not null,
  staff_id bigint not null,
  merged_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, kept_person_id) references persons (company_id, id),
  foreign key (company_id, merged_person_id) references persons (company_id, id)
);
create index person_merges_newest on person_merges (company_id, id desc);
call onward.protect_company_table('person_merges');

-- Pairs that staff decided are two people, so that they are not suggested for merging again.
create table different_persons (
  company_id bigint not null references companies,
  person_id bigint not null,
  other_person_id bigint not null,
  staff_id bigint not null,
  decided_at timestamptz not null,
  primary key (company_id, person_id, other_person_id),
  check (person_id < other_person_id)
);
call onward.protect_company_table('different_persons');

-- ==== Applications ====

-- One application of one person for one posting. No reference to companies: the posting has it.
create table applications (
  company_id bigint not null,
  id bigint generated always as identity,
  digest_key text not null unique,
  person_id bigint not null,
  position_id bigint not null,
  status text not null default 'in_progress' check (status in ('in_progress', 'hired', 'rejected', 'inactive')),
  stage_id bigint not null,
  stage_status text,
  -- Counts entries into stages, so that links and rules know which visit of a stage they belong to. stage_entries is
  -- the highest number ever given: an undone move does not free its number.
  stage_entry integer not null default 1,
  stage_entries integer not null default 1 check (stage_entry <= stage_entries),
  -- As given with this application; the person may have changed since.
  first_name text not null,
  last_name text not null,
  sort_name text not null generated always as (lower(first_name || ' ' || last_name)) stored,
  email text,
  phone text,
  region_number text,
  language text not null default 'en',
  answers jsonb not null default '[]',
  screening_failed boolean not null default false,
  referer_source text,
  sms_consent boolean not null default false,
  -- Agreed to hear about other jobs; applicant_consents has the text they agreed to.
  keep_in_touch boolean not null default false,
  -- A person with the same phone or email, until staff merge the two or say that they are different people.
  possible_duplicate_of bigint,
  -- The average of application_ratings.
  rating numeric(3, 2),
  rejection jsonb,
  hired_date date,
  applied_at timestamptz not null,
  stage_entered_at timestamptz not null,
  last_activity_at timestamptz not null,
  -- Null until a staff member opens it: those are the new applicants.
  seen_at timestamptz,
  -- When the newest submitted form arrived that no staff member has opened yet; null when there is none.
  unread_form_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, person_id) references persons (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, stage_id) references stages (company_id, id)
);
-- Every move of an applicant writes a new entry into each index of the table, so each has to serve a query of a screen.
-- Its comment names the file and function that asks, and what for; a test checks the comments.
comment on index applications_pkey is 'applicants/list/list-rows.ts listedRows: everything that knows the application';
comment on index applications_digest_key_key is 'unique: a key leads to one application';
-- Also when two applications are sent at the same moment.
create unique index applications_once on applications (company_id, position_id, person_id) where status <> 'rejected';
comment on index applications_once is 'unique: nobody applies twice for a job, unless they were rejected';
create index applications_person on applications (company_id, person_id);
comment on index applications_person is
  'applicants/list/list-rows.ts listedRows: the other applications of a person; messages/threads/conversations.queries.ts ensure: the newest one';
create index applications_newest on applications (company_id, applied_at desc, id desc) include (position_id);
comment on index applications_newest is
  'applicants/list/find-page.ts findPage: all applicants, newest or oldest first; home/health.queries.ts hiringLately: applicants of the last days by job';
create index applications_position on applications (company_id, position_id, status, applied_at desc, id desc);
comment on index applications_position is
  'applicants/list/find-page.ts findPage: those of a job with one status; positions/boards/read-figures.ts countSources: where the applicants of a job came from';
create index applications_position_newest on applications (company_id, position_id, applied_at desc, id desc)
  where status <> 'inactive';
comment on index applications_position_newest is
  'applicants/list/find-page.ts findPage: those of a job, and of several jobs merged, newest first';
create index applications_stage on applications (company_id, stage_id, position_id, status, applied_at desc, id desc);
comment on index applications_stage is
  'applicants/list/find-page.ts findPage: those of a job in one stage; interviews/booking/slot-warnings.queries.ts countWaiting: those in a stage, over all jobs';
create index applications_inactive on applications (company_id, applied_at desc, id desc) where status = 'inactive';
comment on index applications_inactive is 'applicants/list/find-page.ts findPage: the list of inactive applicants';
create index applications_new on applications (company_id, applied_at desc, id desc)
  where seen_at is null and status = 'in_progress';
comment on index applications_new is 'applicants/list/find-page.ts findPage: the filter for those nobody has seen';
create index applications_waiting on applications (company_id, applied_at, id) include (position_id)
  where status = 'in_progress' and stage_entries = 1;
comment on index applications_waiting is
  'applicants/list/filter-by-progress.ts notContacted: those nobody may have contacted yet, for lists and the board of locations';
create index applications_unread_form on applications (company_id, unread_form_at)
  where unread_form_at is not null and status = 'in_progress';
comment on index applications_unread_form is 'home/today.queries.ts listFormTasks: forms nobody has opened yet';
create index applications_stage_status on applications (company_id, stage_status, applied_at desc, id desc)
  where status <> 'inactive' and stage_status is not null;
comment on index applications_stage_status is
  'applicants/list/find-page.ts findPage: the filter by what a stage waits for';
create index applications_source on applications (company_id, referer_source, applied_at desc, id desc);
comment on index applications_source is
  'applicants/list/find-page.ts findPage: the filter by source; positions/boards/read-figures.ts indeedPast: applicants a board brought';
create index applications_keep_in_touch on applications (company_id, applied_at desc, id desc) where keep_in_touch;
comment on index applications_keep_in_touch is
  'applicants/list/find-page.ts findPage: the filter for those who want to hear of other jobs';
create index applications_activity on applications (company_id, last_activity_at desc, id desc)
  where status <> 'inactive';
comment on index applications_activity is 'applicants/list/find-page.ts findPage: ordered by the latest activity';
create index applications_rating on applications (company_id, rating desc nulls last, id desc)
  where status <> 'inactive';
comment on index applications_rating is 'applicants/list/find-page.ts findPage: ordered by rating';
create index applications_name on applications (company_id, sort_name, id) where status <> 'inactive';
comment on index applications_name is 'applicants/list/find-page.ts findPage: ordered by name';
-- The dashboard reads recent days only, however old the company is.
create index applications_hired on applications (company_id, hired_date) include (position_id, applied_at)
  where status = 'hired';
comment on index applications_hired is 'home/health.queries.ts hiringLately: those hired in the last days';
call onward.protect_company_table('applications');

-- ==== Totals ====

-- How many applied for a posting, so that no list counts rows. Apart from positions, because an application then
-- writes one small row instead of the whole posting with its indexes, and does not block anybody who edits the
-- posting.
create table position_totals (
  company_id bigint not null,
  position_id bigint not null,
  applicants integer not null default 0,
  -- In progress and not yet opened by staff.
  unseen integer not null default 0,
  hired integer not null default 0,
  rejected integer not null default 0,
  inactive integer not null default 0,
  primary key (company_id, position_id),
  foreign key (company_id, position_id) references positions (company_id, id) on delete cascade
);
create index position_totals_applicants on position_totals (company_id, applicants, position_id);
create index position_totals_unseen on position_totals (company_id, unseen, position_id);
call onward.protect_company_table('position_totals');

create function onward.begin_totals() returns trigger language plpgsql as $$
begin
  insert into position_totals (company_id, position_id) values (new.company_id, new.id);
  return null;
end $$;
create trigger begin_totals after insert on positions for each row execute function onward.begin_totals();

-- How many are in progress in each stage of a posting, and how many of them staff have not opened.
create table position_stage_counts (
  company_id bigint not null,
  position_id bigint not null,
  stage_id bigint not null,
  in_progress integer not null default 0,
  unseen integer not null default 0,
  primary key (company_id, position_id, stage_id)
);
call onward.protect_company_table('position_stage_counts');

-- What each statement of the running transaction changes in the totals, grouped. Empty between transactions.
create table application_count_steps (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  stage_id bigint not null,
  status text not null,
  seen boolean not null,
  step integer not null,
  primary key (company_id, id)
);
call onward.protect_company_table('application_count_steps');

-- Applications that were added or deleted.
create function onward.gather_come_or_gone() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, status, seen, step)
    select company_id, position_id, stage_id, status, seen_at is not null,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed_rows group by company_id, position_id, stage_id, status, seen_at is not null;
  return null;
end $$;
create trigger gather_inserted after insert on applications
  referencing new table as changed_rows for each statement execute function onward.gather_come_or_gone();
create trigger gather_deleted after delete on applications
  referencing old table as changed_rows for each statement execute function onward.gather_come_or_gone();

-- Applications that changed: the old row is subtracted and the new one added; what did not change cancels out.
create function onward.gather_updated() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, status, seen, step)
    select company_id, position_id, stage_id, status, seen, sum(step)
    from (
      select company_id, position_id, stage_id, status, seen_at is not null as seen, -1 as step from before_rows
      union all
      select company_id, position_id, stage_id, status, seen_at is not null, 1 from after_rows
    ) change
    group by company_id, position_id, stage_id, status, seen having sum(step) <> 0;
  return null;
end $$;
create trigger gather_updated after update on applications
  referencing old table as before_rows new table as after_rows
  for each statement execute function onward.gather_updated();

-- Adds the steps to the totals. The first step of a transaction takes all of them, so each total is written once and
-- what one statement adds and the next removes is never written. Steps of other transactions are never visible: they
-- are deleted before the commit. Sorted, so that two transactions on the same postings cannot deadlock.
create function onward.take_count_step() returns trigger language plpgsql as $$
begin
  if not exists (select from application_count_steps where company_id = new.company_id and id = new.id) then
    return null;
  end if;
  with taken as (
    delete from application_count_steps where company_id = new.company_id and id >= new.id returning *
  ), totals as (
    insert into position_totals as total (company_id, position_id, applicants, unseen, hired, rejected, inactive)
    select * from (
      select company_id, position_id, sum(step) as applicants,
        sum(case when status = 'in_progress' and not seen then step else 0 end) as unseen,
        sum(case when status = 'hired' then step else 0 end) as hired,
        sum(case when status = 'rejected' then step else 0 end) as rejected,
        sum(case when status = 'inactive' then step else 0 end) as inactive
      from taken group by company_id, position_id
    ) changes
    where (applicants, unseen, hired, rejected, inactive) <> (0, 0, 0, 0, 0) order by position_id
    on conflict (company_id, position_id) do update set
      applicants = total.applicants + excluded.applicants, unseen = total.unseen + excluded.unseen,
      hired = total.hired + excluded.hired, rejected = total.rejected + excluded.rejected,
      inactive = total.inactive + excluded.inactive
  )
  insert into position_stage_counts as total (company_id, position_id, stage_id, in_progress, unseen)
    select company_id, position_id, stage_id, sum(step), sum(case when seen then 0 else step end)
    from taken where status = 'in_progress' group by company_id, position_id, stage_id
    having (sum(step), sum(case when seen then 0 else step end)) <> (0, 0)
    order by position_id, stage_id
    on conflict (company_id, position_id, stage_id) do update set
      in_progress = total.in_progress + excluded.in_progress, unseen = total.unseen + excluded.unseen;
  return null;
end $$;
-- Deferred to the end of the transaction, so that the totals of a busy posting are locked only briefly.
create constraint trigger take_count_step after insert on application_count_steps
  deferrable initially deferred for each row execute function onward.take_count_step();

-- ==== What belongs to an application ====

-- The activity of an application: who did what, newest first.
create table application_histories (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  actor text not null check (actor in ('staff', 'applicant', 'automation', 'system')),
  staff_id bigint,
  action text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index application_histories_newest on application_histories (company_id, application_id, id desc);
call onward.protect_company_table('application_histories');

-- Files of an application: the resume, answers, and what staff added.
create table application_attachments (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  kind text not null check (kind in ('resume', 'answer', 'form_answer', 'file')),
  question_id bigint,
  -- Who of the staff added it; null when it came with the application.
  staff_id bigint,
  file_name text not null,
  content_type text not null,
  byte_size bigint not null,
  storage_key text not null unique,
  -- The text of the file, for the search; null until it was read.
  text_content text,
  -- Why the text could not be read; it is not tried again.
  unreadable_reason text check (unreadable_reason in ('too_large', 'too_slow', 'broken')),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index application_attachments_application on application_attachments (company_id, application_id);
call onward.protect_company_table('application_attachments');

-- What an applicant agreed to: the exact text, its version (consent_texts), and when.
create table applicant_consents (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  kind text not null check (kind in ('sms', 'keep_in_touch')),
  text_version integer not null check (text_version > 0),
  text text not null,
  language text not null,
  given_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index applicant_consents_application on applicant_consents (company_id, application_id);
create index applicant_consents_version on applicant_consents (company_id, kind, text_version);
call onward.protect_company_table('applicant_consents');

-- Notes of staff, visible to everyone who sees the applicant or to admins only.
create table application_notes (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  staff_id bigint,
  body text not null,
  visibility text not null check (visibility in ('everyone', 'admins')),
  mentions bigint[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index application_notes_application on application_notes (company_id, application_id, id desc);
call onward.protect_company_table('application_notes');

-- What interviewers recommend.
create table application_feedbacks (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  staff_id bigint,
  meeting_id bigint,
  recommendation text not null check (recommendation in ('strong_yes', 'yes', 'no', 'strong_no')),
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
-- One per author for each meeting, and one for the applicant in general.
create unique index application_feedbacks_once
  on application_feedbacks (company_id, application_id, staff_id, coalesce(meeting_id, 0));
call onward.protect_company_table('application_feedbacks');

-- One rating per staff member; the average is in applications.rating.
create table application_ratings (
  company_id bigint not null,
  application_id bigint not null,
  staff_id bigint not null,
  rating smallint not null check (rating between 1 and 5),
  rated_at timestamptz not null,
  primary key (company_id, application_id, staff_id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
call onward.protect_company_table('application_ratings');

-- Links that show an applicant to colleagues or to people outside the company.
create table application_shares (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  staff_id bigint not null,
  token_hash bytea not null unique,
  company_staff_ids bigint[] not null default '{}',
  emails text[] not null default '{}',
  message text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index application_shares_application on application_shares (company_id, application_id, id desc);
call onward.protect_company_table('application_shares');

-- ==== Search ====

-- A phone number is found from its beginning, by its last seven and by its last four digits.
create function onward.search_phone(of_company bigint, phone text, region text) returns text[]
  language sql immutable as $$
  select case when phone is null then '{}'::text[] else array[
    of_company || ':' || phone, of_company || ':' || coalesce(region, '') || phone,
    of_company || ':' || right(phone, 7), of_company || ':' || right(phone, 4)] end;
$$;

-- In plpgsql, so that it is planned once per connection and not for every application.
create function onward.answer_words(answers jsonb) returns text
  language plpgsql immutable as $$
begin
  return (
    select coalesce(string_agg(value #>> '{}', ' '), '')
    from jsonb_path_query(answers, '$[*].value.** ? (@.type() == "string")') as value
  );
end $$;

-- The words of the application itself, without notes and files.
create function onward.applicant_words(a applications) returns text[]
  language sql stable as $$
  select onward.search_words(a.company_id,
      concat_ws(' ', a.first_name, a.last_name, a.email, onward.answer_words(a.answers)))
    || onward.search_phone(a.company_id, a.phone, a.region_number);
$$;

-- Everything that can be searched about an applicant.
create table application_search (
  company_id bigint not null,
  application_id bigint not null,
  words tsvector not null,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index application_search_words on application_search using gin (words)
  with (fastupdate = on, gin_pending_list_limit = 256);
-- Words carry their company, so more of them are worth remembering than the default; onward.expected_words reads
-- them.
alter table application_search alter column words set statistics 400;
call onward.protect_company_table('application_search');

-- Looks up the rarest word and tests the others on its rows. The test is a function, not an operator, because the index
-- would read every match of the common words too.
create function onward.find_words(rarest tsquery, wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select application_id from application_search
  where words @@ rarest and ts_match_vq(words, wanted) and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_words(tsquery, tsquery, integer) from public;
grant execute on function onward.find_words(tsquery, tsquery, integer) to onward_app, onward_system;

-- The planner's estimate of how many applicants match, which costs the same however many there are.
create function onward.expected_words(wanted tsquery) returns bigint
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  plan json;
begin
  execute format('explain (format json) select from application_search where words @@ %L::tsquery', wanted) into plan;
  return (plan -> 0 -> 'Plan' ->> 'Plan Rows')::bigint;
end
$$;
revoke execute on function onward.expected_words(tsquery) from public;
grant execute on function onward.expected_words(tsquery) to onward_app, onward_system;

-- Indexes an application with its notes, files, forms and quizzes. In plpgsql, because the table of tasks belongs to a
-- later room and is created after this function.
create function onward.index_application(of_company bigint, of_application bigint) returns void
  language plpgsql as $$
begin
  -- Locks the row: when a note and a file are indexed at the same moment, the second sees what the first has written.
  perform from application_search where company_id = of_company and application_id = of_application for update;
  insert into application_search (company_id, application_id, words)
    select a.company_id, a.id, array_to_tsvector(onward.applicant_words(a) || onward.search_words(a.company_id,
      concat_ws(' ',
        (select string_agg(n.body, ' ') from application_notes n
          where n.company_id = a.company_id and n.application_id = a.id and n.visibility = 'everyone'),
        (select string_agg(f.text_content, ' ') from application_attachments f
          where f.company_id = a.company_id and f.application_id = a.id),
        (select string_agg(onward.answer_words(t.answers), ' ') from applicant_tasks t
          where t.company_id = a.company_id and t.application_id = a.id and t.answers is not null))))
    from applications a where a.company_id = of_company and a.id = of_application
    on conflict (company_id, application_id) do update set words = excluded.words;
end $$;

-- New applications have no notes and files yet, so their rows are enough.
create function onward.index_inserted() returns trigger language plpgsql as $$
begin
  insert into application_search (company_id, application_id, words)
    select n.company_id, n.id, array_to_tsvector(onward.applicant_words(row(n.*)::applications)) from after_rows n;
  return null;
end $$;
create trigger index_inserted after insert on applications
  referencing new table as after_rows for each statement execute function onward.index_inserted();

create function onward.index_updated() returns trigger language plpgsql as $$
begin
  perform onward.index_application(new.company_id, new.id);
  return null;
end $$;
create trigger index_updated after update of first_name, last_name, email, phone, region_number, answers
  on applications for each row
  when ((old.first_name, old.last_name, old.email, old.phone, old.region_number, old.answers)
    is distinct from (new.first_name, new.last_name, new.email, new.phone, new.region_number, new.answers))
  execute function onward.index_updated();

create function onward.index_application_of_part() returns trigger
  language plpgsql as $$
declare
  part record := case when tg_op = 'DELETE' then old else new end;
begin
  perform onward.index_application(part.company_id, part.application_id);
  return null;
end $$;
create trigger index_application after insert or delete or update of body, visibility
  on application_notes for each row execute function onward.index_application_of_part();
create trigger index_application after delete or update of text_content
  on application_attachments for each row execute function onward.index_application_of_part();

-- ==== Actions ====

-- An action on many applicants, done in the background in batches.
create table bulk_actions (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  staff_id bigint not null,
  action_type integer not null,
  params jsonb not null default '{}',
  screen text not null,
  language text not null default 'en',
  state text not null default 'running' check (state in ('running', 'stopping', 'stopped', 'finished')),
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  undone_at timestamptz,
  primary key (company_id, id)
);
create index bulk_actions_staff on bulk_actions (company_id, staff_id, id desc);
call onward.protect_company_table('bulk_actions');

-- The applicants of a bulk action, and how it went for each.
create table bulk_action_items (
  company_id bigint not null,
  bulk_action_id bigint not null,
  sequence integer not null,
  application_id bigint not null,
  -- Null while it waits.
  ok boolean,
  error_code integer,
  message text,
  primary key (company_id, bulk_action_id, sequence),
  foreign key (company_id, bulk_action_id) references bulk_actions (company_id, id) on delete cascade
);
create index bulk_action_items_failed on bulk_action_items (company_id, bulk_action_id, sequence) where not ok;
call onward.protect_company_table('bulk_action_items');

-- An action that can be undone for a short time.
create table action_undos (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  staff_id bigint not null,
  action_type integer not null,
  bulk_action_id bigint,
  done_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, id)
);
create index action_undos_bulk on action_undos (company_id, bulk_action_id) where bulk_action_id is not null;
create index action_undos_done on action_undos (done_at);
call onward.protect_company_table('action_undos');

-- The applicants of an action, as they were before it.
create table action_undo_items (
  company_id bigint not null,
  undo_id bigint not null,
  application_id bigint not null,
  -- Everything the action may change, as it was before.
  before jsonb not null,
  -- Undone only if nobody has changed the application since.
  version_after integer not null,
  primary key (company_id, undo_id, application_id),
  foreign key (company_id, undo_id) references action_undos (company_id, id) on delete cascade
);
call onward.protect_company_table('action_undo_items');

-- People who agreed to hear about other jobs are invited to apply for one. Messages wait until undo is over.
create table job_invitations (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  position_id bigint not null,
  staff_id bigint not null,
  message text not null default '',
  invited_at timestamptz not null,
  undone_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
call onward.protect_company_table('job_invitations');

-- Who was invited.
create table job_invitation_people (
  company_id bigint not null,
  id bigint generated always as identity,
  invitation_id bigint not null,
  person_id bigint not null,
  -- The application in which they agreed; its history shows the invitation.
  application_id bigint not null,
  sent_at timestamptz,
  primary key (company_id, id),
  unique (company_id, invitation_id, person_id),
  foreign key (company_id, invitation_id) references job_invitations (company_id, id),
  foreign key (company_id, person_id) references persons (company_id, id),
  foreign key (company_id, application_id) references applications (company_id, id)
);
create index job_invitation_people_person on job_invitation_people (company_id, person_id);
call onward.protect_company_table('job_invitation_people');

-- The reasons a company offers for rejections, in its order: [{key, name, is_hidden}]. Without a row, the built-in ones.
-- Reasons are hidden, never removed, because applications and their history name them.
create table rejection_reasons (
  company_id bigint primary key references companies,
  reasons jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
call onward.protect_company_table('rejection_reasons');

-- Functions of this file that run as onward_system. Owning them takes `create` on the schema, for this moment only.
grant create on schema onward to onward_system;
alter function onward.find_persons(tsquery, integer) owner to onward_system;
alter function onward.find_words(tsquery, tsquery, integer) owner to onward_system;
alter function onward.expected_words(tsquery) owner to onward_system;
revoke create on schema onward from onward_system;
