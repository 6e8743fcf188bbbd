-- Applicants at work: lists, search, actions with undo, remarks, shares.

alter table applications
  -- The number of the latest entry ever; an undone move gives its number back to nobody.
  add column stage_entries integer not null default 1,
  add column sort_name text not null generated always as (lower(first_name || ' ' || last_name)) stored;

alter table application_attachments
  drop constraint application_attachments_kind_check,
  add constraint application_attachments_kind_check check (kind in ('resume', 'answer', 'form_answer', 'file')),
  -- Who of the staff added it; null for what came with the application.
  add column staff_id bigint,
  -- What can be read in it, for the search; null until it was looked at.
  add column text_content text;

-- The lists, each read in its order by index.
create index applications_position_newest on applications (company_id, position_id, applied_at desc, id desc)
  where status <> 'inactive';
create index applications_stage_newest on applications (company_id, position_id, stage_id, applied_at desc, id desc)
  where status = 'in_progress';
create index applications_inactive on applications (company_id, applied_at desc, id desc) where status = 'inactive';
create index applications_activity on applications (company_id, last_activity_at desc, id desc)
  where status <> 'inactive';
create index applications_rating on applications (company_id, rating desc nulls last, id desc)
  where status <> 'inactive';
create index applications_new on applications (company_id, applied_at desc, id desc)
  where seen_at is null and status = 'in_progress';
create index applications_source on applications (company_id, referer_source, applied_at desc, id desc)
  where status <> 'inactive';
create index applications_stage_status on applications (company_id, stage_status, applied_at desc, id desc)
  where status = 'in_progress' and stage_status is not null;
create index applications_name on applications (company_id, sort_name, id) where status <> 'inactive';

-- Totals of a posting by status, so that no list counts its rows.
alter table positions
  add column rejected_count integer not null default 0,
  add column inactive_count integer not null default 0;

-- New applicants of a stage, beside how many there are.
alter table position_stage_counts add column unseen integer not null default 0;

drop trigger count_applications on applications;
drop function onward.count_applications();
drop function onward.count_application(bigint, bigint, bigint, text, boolean, integer);

-- What a statement changes in the totals, gathered: a thousand applicants moved together are one step, not a thousand.
-- Always in the same order, so that two who change the same postings never wait for each other.
create table application_count_steps (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  -- Null for the posting itself.
  stage_id bigint,
  applicants integer not null default 0,
  unseen integer not null default 0,
  hired integer not null default 0,
  rejected integer not null default 0,
  inactive integer not null default 0,
  primary key (company_id, id)
);
call onward.protect_company_table('application_count_steps');

-- One row of totals for each applicant as they are (1) or were (-1).
create function onward.count_steps(of_company bigint, of_position bigint, of_stage bigint, of_status text,
  seen timestamptz, step integer) returns setof application_count_steps
  language sql immutable as $$
  select of_company, 0::bigint, of_position, null::bigint, step,
    case when of_status = 'in_progress' and seen is null then step else 0 end,
    case when of_status = 'hired' then step else 0 end, case when of_status = 'rejected' then step else 0 end,
    case when of_status = 'inactive' then step else 0 end
  union all
  select of_company, 0::bigint, of_position, of_stage, step, case when seen is null then step else 0 end, 0, 0, 0
  where of_status = 'in_progress';
$$;

create function onward.gather_inserted() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, applicants, unseen, hired, rejected, inactive)
    select s.company_id, s.position_id, s.stage_id, sum(s.applicants), sum(s.unseen), sum(s.hired), sum(s.rejected),
      sum(s.inactive)
    from after_rows n, onward.count_steps(n.company_id, n.position_id, n.stage_id, n.status, n.seen_at, 1) s
    group by s.company_id, s.position_id, s.stage_id order by s.company_id, s.position_id, s.stage_id;
  return null;
end $$;

create function onward.gather_deleted() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, applicants, unseen, hired, rejected, inactive)
    select s.company_id, s.position_id, s.stage_id, sum(s.applicants), sum(s.unseen), sum(s.hired), sum(s.rejected),
      sum(s.inactive)
    from before_rows o, onward.count_steps(o.company_id, o.position_id, o.stage_id, o.status, o.seen_at, -1) s
    group by s.company_id, s.position_id, s.stage_id order by s.company_id, s.position_id, s.stage_id;
  return null;
end $$;

create function onward.gather_updated() returns trigger language plpgsql as $$
begin
  insert into application_count_steps (company_id, position_id, stage_id, applicants, unseen, hired, rejected, inactive)
    select s.company_id, s.position_id, s.stage_id, sum(s.applicants), sum(s.unseen), sum(s.hired), sum(s.rejected),
      sum(s.inactive)
    from before_rows o join after_rows n on n.company_id = o.company_id and n.id = o.id,
      lateral (
        select * from onward.count_steps(o.company_id, o.position_id, o.stage_id, o.status, o.seen_at, -1)
        union all
        select * from onward.count_steps(n.company_id, n.position_id, n.stage_id, n.status, n.seen_at, 1)
      ) s
    where (o.position_id, o.stage_id, o.status, o.seen_at is null)
      is distinct from (n.position_id, n.stage_id, n.status, n.seen_at is null)
    group by s.company_id, s.position_id, s.stage_id
    having (sum(s.applicants), sum(s.unseen), sum(s.hired), sum(s.rejected), sum(s.inactive)) <> (0, 0, 0, 0, 0)
    order by s.company_id, s.position_id, s.stage_id;
  return null;
end $$;

create trigger gather_inserted after insert on applications
  referencing new table as after_rows for each statement execute function onward.gather_inserted();
create trigger gather_deleted after delete on applications
  referencing old table as before_rows for each statement execute function onward.gather_deleted();
create trigger gather_updated after update on applications
  referencing old table as before_rows new table as after_rows
  for each statement execute function onward.gather_updated();

create function onward.take_count_step() returns trigger language plpgsql as $$
begin
  if new.stage_id is null then
    update positions set
        applicants_count = applicants_count + new.applicants,
        new_applicants_count = new_applicants_count + new.unseen,
        hired_count = hired_count + new.hired,
        rejected_count = rejected_count + new.rejected,
        inactive_count = inactive_count + new.inactive
      where company_id = new.company_id and id = new.position_id;
  else
    insert into position_stage_counts (company_id, position_id, stage_id, in_progress, unseen)
      values (new.company_id, new.position_id, new.stage_id, new.applicants, new.unseen)
      on conflict (company_id, position_id, stage_id) do update set
        in_progress = position_stage_counts.in_progress + excluded.in_progress,
        unseen = position_stage_counts.unseen + excluded.unseen;
  end if;
  delete from application_count_steps where company_id = new.company_id and id = new.id;
  return null;
end $$;
-- At the very end of the transaction: the row of a busy posting is then locked for an instant only.
create constraint trigger take_count_step after insert on application_count_steps
  deferrable initially deferred for each row execute function onward.take_count_step();

-- Rows are protected from the owner too, so these steps borrow the role that sees all companies.
set local role onward_system;
update positions p set
    rejected_count = n.rejected, inactive_count = n.inactive
  from (
    select company_id, position_id, count(*) filter (where status = 'rejected') as rejected,
      count(*) filter (where status = 'inactive') as inactive
    from applications group by company_id, position_id
  ) n
  where n.company_id = p.company_id and n.position_id = p.id;
update position_stage_counts c set unseen = n.unseen
  from (
    select company_id, position_id, stage_id, count(*) as unseen from applications
    where status = 'in_progress' and seen_at is null group by company_id, position_id, stage_id
  ) n
  where n.company_id = c.company_id and n.position_id = c.position_id and n.stage_id = c.stage_id;
reset role;

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
-- One of each author for a meeting, or for the applicant at large.
create unique index application_feedbacks_once
  on application_feedbacks (company_id, application_id, staff_id, coalesce(meeting_id, 0));
call onward.protect_company_table('application_feedbacks');

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

-- An action on many, done in the background in batches.
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

-- What an action changed, kept for the moment in which it can be taken back.
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

create table action_undo_items (
  company_id bigint not null,
  undo_id bigint not null,
  application_id bigint not null,
  -- Everything the action may touch, as it was before.
  before jsonb not null,
  -- Only what nobody has changed since is taken back.
  version_after integer not null,
  primary key (company_id, undo_id, application_id),
  foreign key (company_id, undo_id) references action_undos (company_id, id) on delete cascade
);
call onward.protect_company_table('action_undo_items');

-- Everything that can be searched about an applicant, as words without accents and case. Each word carries its company,
-- so that the words of others cost nothing.
create function onward.search_words(of_company bigint, text) returns text[]
  language sql immutable as $$
  select coalesce(array_agg(distinct of_company || ':' || left(word, 60)), '{}')
  from regexp_split_to_table(
    regexp_replace(normalize(lower(left($2, 200000)), NFD), '[\u0300-\u036f]', '', 'g'), '[^[:alnum:]]+') as word
  where word <> '';
$$;

-- A number is found from its beginning, from its last seven and from its last four digits.
create function onward.search_phone(of_company bigint, phone text, region text) returns text[]
  language sql immutable as $$
  select case when phone is null then '{}'::text[] else array[
    of_company || ':' || phone, of_company || ':' || coalesce(region, '') || phone,
    of_company || ':' || right(phone, 7), of_company || ':' || right(phone, 4)] end;
$$;

create table application_search (
  company_id bigint not null,
  application_id bigint not null,
  words tsvector not null,
  primary key (company_id, application_id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete cascade
);
create index application_search_words on application_search using gin (words)
  with (fastupdate = on, gin_pending_list_limit = 256);
call onward.protect_company_table('application_search');

-- Under row-level security the index of words may not be asked before the rows' company is checked, row by row. So it is
-- asked by the role that sees all companies, which checks the company itself.
create function onward.find_words(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 1000 as $$
  select application_id from application_search
  where words @@ wanted and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_words(tsquery, integer) from public;
grant execute on function onward.find_words(tsquery, integer) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.find_words(tsquery, integer) owner to onward_system;
revoke create on schema onward from onward_system;

create function onward.answer_words(answers jsonb) returns text
  language sql immutable as $$
  select coalesce(string_agg(value #>> '{}', ' '), '')
  from jsonb_path_query(answers, '$[*].value.** ? (@.type() == "string")') as value;
$$;

-- The words of an applicant as given; notes and files are added where there are any.
create function onward.applicant_words(a applications) returns text[]
  language sql stable as $$
  select onward.search_words(a.company_id,
      concat_ws(' ', a.first_name, a.last_name, a.email, onward.answer_words(a.answers)))
    || onward.search_phone(a.company_id, a.phone, a.region_number);
$$;

create function onward.index_application(of_company bigint, of_application bigint) returns void
  language sql as $$
  -- One after another: who indexes a note and who indexes a file at the same moment see what the other has written.
  select from application_search where company_id = of_company and application_id = of_application for update;
  insert into application_search (company_id, application_id, words)
    select a.company_id, a.id, array_to_tsvector(onward.applicant_words(a) || onward.search_words(a.company_id,
      concat_ws(' ',
        (select string_agg(n.body, ' ') from application_notes n
          where n.company_id = a.company_id and n.application_id = a.id and n.visibility = 'everyone'),
        (select string_agg(f.text_content, ' ') from application_attachments f
          where f.company_id = a.company_id and f.application_id = a.id))))
    from applications a where a.company_id = of_company and a.id = of_application
    on conflict (company_id, application_id) do update set words = excluded.words;
$$;

create function onward.index_inserted() returns trigger language plpgsql as $$
begin
  insert into application_search (company_id, application_id, words)
    select a.company_id, a.id, array_to_tsvector(onward.applicant_words(a))
    from after_rows n join applications a on a.company_id = n.company_id and a.id = n.id;
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

set local role onward_system;
select onward.index_application(company_id, id) from applications;
reset role;
