-- Hiring processes: stages, the automation rules on them, and the forms and quizzes they ask for.

-- Questions that a stage of the type online_form asks.
create table forms (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  questions jsonb not null default '[]',
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index forms_name on forms (company_id, lower(name)) where deleted_at is null;
call onward.protect_company_table('forms');

-- Questions with points that a stage of the type online_quiz asks.
create table online_quizzes (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  questions jsonb not null default '[]',
  pass_score integer not null default 0 check (pass_score >= 0),
  time_limit_minutes integer check (time_limit_minutes between 1 and 240),
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index online_quizzes_name on online_quizzes (company_id, lower(name)) where deleted_at is null;
call onward.protect_company_table('online_quizzes');

-- The stages that applicants of a posting go through.
create table hiring_process_templates (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  -- Used by postings that name no process of their own.
  is_default boolean not null default false,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index hiring_process_templates_name on hiring_process_templates (company_id, lower(name))
  where deleted_at is null;
create unique index hiring_process_templates_default on hiring_process_templates (company_id)
  where is_default and deleted_at is null;
call onward.protect_company_table('hiring_process_templates');
create trigger names_changed after update of is_default, deleted_at
  on hiring_process_templates for each row execute function onward.announce_names();

-- Earlier tables that name a process.
alter table position_templates
  add foreign key (company_id, hiring_process_template_id) references hiring_process_templates (company_id, id);
alter table positions
  add foreign key (company_id, hiring_process_template_id) references hiring_process_templates (company_id, id);

-- A deleted stage keeps its row for the history of applicants who were in it.
create table stages (
  company_id bigint not null,
  id bigint generated always as identity,
  hiring_process_template_id bigint not null,
  name text not null,
  stage_type text not null check (stage_type in (
    'application', 'online_form', 'online_quiz', 'scheduling', 'background_check', 'offer', 'custom')),
  sequence integer not null check (sequence >= 0),
  config jsonb not null default '{}',
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, hiring_process_template_id) references hiring_process_templates (company_id, id)
);
create index stages_process on stages (company_id, hiring_process_template_id, sequence) where deleted_at is null;
create index stages_form on stages (company_id, ((config ->> 'form_id')::bigint))
  where deleted_at is null and stage_type = 'online_form';
create index stages_quiz on stages (company_id, ((config ->> 'quiz_id')::bigint))
  where deleted_at is null and stage_type = 'online_quiz';
create index stages_offer on stages (company_id, ((config ->> 'offer_template_id')::bigint))
  where deleted_at is null and stage_type = 'offer';
call onward.protect_company_table('stages');
create trigger names_changed after insert or delete
    or update of name, stage_type, sequence, deleted_at, hiring_process_template_id
  on stages for each row execute function onward.announce_names();

-- Rules as written. What ran is in automation_runs.
create table automation_rules (
  company_id bigint not null,
  id bigint generated always as identity,
  hiring_process_template_id bigint not null,
  stage_id bigint not null,
  kind text not null,
  trigger text not null,
  target_stage_id bigint,
  delay_seconds integer not null default 0 check (delay_seconds >= 0),
  channel text check (channel in ('email', 'sms', 'both')),
  message_template jsonb,
  -- What an offer_send rule sends: documents, pay, start, signers.
  offer jsonb,
  enabled boolean not null default true,
  sequence integer not null default 0,
  primary key (company_id, id),
  foreign key (company_id, hiring_process_template_id) references hiring_process_templates (company_id, id),
  foreign key (company_id, stage_id) references stages (company_id, id),
  foreign key (company_id, target_stage_id) references stages (company_id, id)
);
create index automation_rules_stage on automation_rules (company_id, stage_id, sequence);
create index automation_rules_process on automation_rules (company_id, hiring_process_template_id);
-- Only reminders may occur several times on a stage.
create unique index automation_rules_once on automation_rules (company_id, stage_id, kind)
  where kind not like '%\_reminder';
call onward.protect_company_table('automation_rules');
