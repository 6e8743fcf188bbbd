-- Positions: job postings, the templates they are made from, their review, and the job boards they run on.

-- Reviews of postings and of templates are decided through one endpoint, so they share one series of numbers.
create sequence posting_review_ids;
grant usage on sequence posting_review_ids to onward_app, onward_system;

-- What postings are made from. Postings follow later changes of their template until they are edited by hand.
create table position_templates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  title text not null,
  description text not null default '',
  employment_type text check (employment_type in ('full_time', 'part_time', 'seasonal', 'contract')),
  salary_min numeric(12, 2),
  salary_max numeric(12, 2),
  salary_unit text check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
  shifts text[] not null default '{}',
  benefits text[] not null default '{}',
  questions jsonb not null default '[]',
  department_id bigint,
  hiring_process_template_id bigint,
  -- Kept by a trigger on positions, so that lists never count.
  positions_count integer not null default 0,
  review_id bigint not null default nextval('posting_review_ids') unique,
  review_status text check (review_status in ('pending', 'flagged', 'approved', 'rejected')),
  review_findings jsonb not null default '[]',
  review_note text,
  review_updated_at timestamptz,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete set null (department_id)
);
create unique index position_templates_name on position_templates (company_id, lower(name)) where deleted_at is null;
create index position_templates_review on position_templates (review_status, review_updated_at) where deleted_at is null;
call onward.protect_company_table('position_templates');

-- A job posting. How many applied is in position_totals.
create table positions (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  digest_key text not null unique,
  -- The word people text to apply; null until first published.
  keyword text unique,
  status text not null default 'pending' check (status in ('published', 'pending', 'closed', 'deleted')),
  access text not null default 'public' check (access in ('public', 'unlisted')),
  location_id bigint not null,
  department_id bigint,
  position_template_id bigint,
  -- Once edited by hand, a posting no longer follows its template.
  edited_by_hand boolean not null default false,
  hiring_process_template_id bigint,
  title text not null,
  title_key text generated always as (lower(title)) stored,
  description text not null default '',
  employment_type text not null default 'full_time'
    check (employment_type in ('full_time', 'part_time', 'seasonal', 'contract')),
  salary_min numeric(12, 2),
  salary_max numeric(12, 2),
  salary_unit text check (salary_unit in ('hour', 'day', 'week', 'month', 'year')),
  openings integer not null default 1 check (openings >= 1),
  shifts text[] not null default '{}',
  benefits text[] not null default '{}',
  application_deadline date,
  questions jsonb not null default '[]',
  requires_email boolean not null default false,
  requires_resume boolean not null default false,
  review_id bigint not null default nextval('posting_review_ids') unique,
  review_status text check (review_status in (
    'pending', 'flagged', 'approved', 'rejected', 'parent_under_review', 'parent_rejected', 'parent_flagged')),
  review_findings jsonb not null default '[]',
  review_note text,
  review_updated_at timestamptz,
  version integer not null default 1,
  published_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((salary_min is null) = (salary_max is null) and (salary_min is null or salary_unit is not null)),
  check (salary_min <= salary_max),
  foreign key (company_id, location_id) references locations (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id),
  foreign key (company_id, position_template_id) references position_templates (company_id, id)
);
create index positions_location on positions (company_id, location_id, status);
create index positions_department on positions (company_id, department_id, status);
create index positions_newest on positions (company_id, created_at desc, id desc);
create index positions_status on positions (company_id, status, id);
create index positions_title on positions (company_id, title_key, id) where status <> 'deleted';
create index positions_same_title on positions (company_id, location_id, title_key)
  where status in ('published', 'pending');
create index positions_published on positions (company_id, published_at desc nulls last, id desc)
  where status <> 'deleted';
create index positions_template on positions (company_id, position_template_id) where status <> 'deleted';
create index positions_process on positions (company_id, hiring_process_template_id) where status <> 'deleted';
create index positions_review on positions (review_status, review_updated_at) where status <> 'deleted';
-- What the career pages list.
create index positions_public on positions (company_id, published_at desc, id desc)
  where status = 'published' and access = 'public' and review_status = 'approved';
-- Finds a job whose address was typed without regard to capitals.
create index positions_typed_key on positions (company_id, lower(digest_key));
call onward.protect_company_table('positions');
create trigger names_changed after insert or delete
    or update of title, status, digest_key, location_id, department_id, hiring_process_template_id
  on positions for each row execute function onward.announce_names();

-- Keeps open_positions_count and draft_positions_count of departments and locations.
create function onward.count_open_positions() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status in ('published', 'pending') then
    update departments set open_positions_count = open_positions_count - (old.status = 'published')::int,
        draft_positions_count = draft_positions_count - (old.status = 'pending')::int
      where company_id = old.company_id and id = old.department_id;
    update locations set open_positions_count = open_positions_count - (old.status = 'published')::int,
        draft_positions_count = draft_positions_count - (old.status = 'pending')::int
      where company_id = old.company_id and id = old.location_id;
  end if;
  if tg_op <> 'DELETE' and new.status in ('published', 'pending') then
    update departments set open_positions_count = open_positions_count + (new.status = 'published')::int,
        draft_positions_count = draft_positions_count + (new.status = 'pending')::int
      where company_id = new.company_id and id = new.department_id;
    update locations set open_positions_count = open_positions_count + (new.status = 'published')::int,
        draft_positions_count = draft_positions_count + (new.status = 'pending')::int
      where company_id = new.company_id and id = new.location_id;
  end if;
  return null;
end $$;
create trigger count_open_positions after insert or delete or update of status, department_id, location_id
  on positions for each row execute function onward.count_open_positions();

-- Keeps positions_count of templates.
create function onward.count_positions_of_template() returns trigger
  language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.position_template_id is not null and old.status <> 'deleted' then
    update position_templates set positions_count = positions_count - 1
      where company_id = old.company_id and id = old.position_template_id;
  end if;
  if tg_op <> 'DELETE' and new.position_template_id is not null and new.status <> 'deleted' then
    update position_templates set positions_count = positions_count + 1
      where company_id = new.company_id and id = new.position_template_id;
  end if;
  return null;
end $$;
create trigger count_positions_of_template after insert or delete or update of status, position_template_id
  on positions for each row execute function onward.count_positions_of_template();

-- The hiring managers of a posting.
create table position_managers (
  company_id bigint not null,
  position_id bigint not null,
  staff_id bigint not null,
  primary key (company_id, position_id, staff_id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index position_managers_staff on position_managers (company_id, staff_id);
call onward.protect_company_table('position_managers');

-- A posting on a paid job board, with its budget.
create table job_board_postings (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  board text not null check (board in ('indeed', 'craigslist', 'craigslist_gigs', 'job_target')),
  state text not null default 'off' check (state in ('off', 'active', 'paused', 'error')),
  price numeric(10, 2) not null check (price >= 0),
  spent numeric(10, 2) not null default 0 check (spent >= 0),
  duration_days integer not null check (duration_days between 1 and 90),
  -- The board's id for it, once the board accepted it, until it is removed there.
  external_id text,
  -- Counts its runs; identifies the order at the board when a try is repeated.
  run integer not null default 0,
  last_error text,
  started_at timestamptz,
  ends_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, position_id, board),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create index job_board_postings_active on job_board_postings (ends_at) where state = 'active';
call onward.protect_company_table('job_board_postings');

-- Keywords that people texted to apply, and the application draft each of them started.
create table text_to_apply_texts (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  provider_id text not null unique,
  phone text not null,
  draft_id bigint,
  received_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create index text_to_apply_texts_position on text_to_apply_texts (company_id, position_id, received_at);
call onward.protect_company_table('text_to_apply_texts');
