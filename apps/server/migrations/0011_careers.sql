-- What applicants do by their links: half-finished applications, tasks, and the rules that run on them.

-- An application that is being filled in; goes after 30 days.
create table application_drafts (
  company_id bigint not null,
  id bigint generated always as identity,
  position_id bigint not null,
  token_hash bytea not null unique,
  phone text,
  region_number text,
  language text not null default 'en',
  entries jsonb not null default '{}',
  step text not null default 'about_you',
  referer_source text,
  application_id bigint,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id)
);
create index application_drafts_phone on application_drafts (company_id, position_id, phone, region_number)
  where application_id is null;
create index application_drafts_expired on application_drafts (expires_at);
call onward.protect_company_table('application_drafts');

-- A link texted for going on with a draft on another phone.
create table draft_resume_links (
  company_id bigint not null,
  id bigint generated always as identity,
  draft_id bigint not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, draft_id) references application_drafts (company_id, id) on delete cascade
);
create index draft_resume_links_draft on draft_resume_links (company_id, draft_id);
call onward.protect_company_table('draft_resume_links');

-- What an applicant is asked to do in a stage, behind a link of its own.
create table applicant_tasks (
  company_id bigint not null,
  id bigint generated always as identity,
  application_id bigint not null,
  stage_id bigint not null,
  stage_entry integer not null,
  kind text not null check (kind in ('online_form', 'online_quiz', 'scheduling', 'offer', 'background_check')),
  token_hash bytea not null unique,
  -- The token itself, sealed, for sending the link once more.
  token bytea not null,
  draft jsonb not null default '[]',
  answers jsonb,
  score integer,
  passed boolean,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  unique (company_id, application_id, stage_entry),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, stage_id) references stages (company_id, id)
);
call onward.protect_company_table('applicant_tasks');

-- Each run of a rule, written before it acts: the key lets it happen once for a stage entry.
create table automation_runs (
  company_id bigint not null,
  application_id bigint not null,
  rule_id bigint not null,
  stage_entry integer not null,
  outcome text not null,
  ran_at timestamptz not null,
  primary key (company_id, application_id, rule_id, stage_entry),
  foreign key (company_id, application_id) references applications (company_id, id)
);
call onward.protect_company_table('automation_runs');

-- Words that were texted to a company's number, and the draft they started.
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

-- Uploads of applicants have no staff member behind them but the draft they belong to.
alter table uploads alter column uploaded_by drop not null, add column draft_id bigint, add column task_id bigint;

-- What the public pages say of a company, and the colour a brand is known by.
alter table companies
  add column about_text text check (length(about_text) <= 2000),
  add column asks_equal_opportunity boolean not null default false;
alter table brands add column color text
  check (color in ('teal', 'red', 'green', 'violet', 'amber', 'blue', 'pink', 'slate'));
