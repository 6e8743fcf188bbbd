-- Onboarding: the processes a company writes, and the onboarding of each employee.

-- A process that new employees go through.
create table company_onboarding_processes (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  name text not null,
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index company_onboarding_processes_name on company_onboarding_processes (company_id, lower(name))
  where deleted_at is null;
call onward.protect_company_table('company_onboarding_processes');

create table company_onboarding_modules (
  company_id bigint not null,
  id bigint generated always as identity,
  process_id bigint not null,
  sequence integer not null,
  module_type text not null,
  name text not null,
  description text not null default '',
  requirement text not null check (requirement in ('required', 'optional', 'off')),
  config jsonb not null default '{}',
  -- ProcessAction[]: type, name, description, assignees, and questions.
  actions jsonb not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references company_onboarding_processes (company_id, id)
);
create index company_onboarding_modules_process on company_onboarding_modules (company_id, process_id, sequence);
call onward.protect_company_table('company_onboarding_modules');

-- The onboarding of one employee. Stopped and replaced ones are kept as history.
create table employee_onboarding_processes (
  company_id bigint not null,
  id bigint generated always as identity,
  digest_key text not null unique,
  employee_id bigint not null,
  company_onboarding_process_id bigint,
  name text not null,
  status text not null default 'not_started'
    check (status in ('not_started', 'in_progress', 'completed', 'suspended')),
  -- What a suspended one returns to.
  status_before text check (status_before in ('not_started', 'in_progress')),
  -- What lists show, written with every change of an action.
  state text not null default 'not_started' check (state in (
    'not_started', 'need_attention', 'in_progress', 'completed', 'suspended', 'action_required')),
  -- Of the required actions.
  done_actions integer not null default 0,
  all_actions integer not null default 0,
  -- Minutes of the employee's open actions.
  minutes_left integer not null default 0,
  -- The next action; null when nothing is left.
  waiting_action_id bigint,
  waiting_side text check (waiting_side in ('employee', 'hr')),
  waiting_name text,
  waiting_type text,
  waiting_due_on date,
  started_by bigint,
  started_at timestamptz not null,
  completed_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('stopped', 'replaced', 'followed', 'left', 'undone')),
  -- The token of the link, encrypted; it is looked up by its hash.
  token bytea not null,
  token_hash bytea not null,
  language text not null,
  last_link_sent_at timestamptz,
  link_channels text[] not null default '{}',
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  opened_count integer not null default 0,
  reminders_sent integer not null default 0,
  next_reminder_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, company_onboarding_process_id) references company_onboarding_processes (company_id, id),
  foreign key (company_id, started_by) references company_staffs (company_id, id)
);
-- An employee has one at a time.
create unique index employee_onboarding_processes_current on employee_onboarding_processes (company_id, employee_id)
  where ended_at is null;
create unique index employee_onboarding_processes_token on employee_onboarding_processes (token_hash);
create index employee_onboarding_processes_history on employee_onboarding_processes (company_id, employee_id, id desc);
create index employee_onboarding_processes_template
  on employee_onboarding_processes (company_id, company_onboarding_process_id) where ended_at is null;
create index employee_onboarding_processes_reminders on employee_onboarding_processes (next_reminder_at)
  where next_reminder_at is not null;
-- Key rotation reads the rows of all companies in this order.
create unique index employee_onboarding_processes_id on employee_onboarding_processes (id);
call onward.protect_company_table('employee_onboarding_processes');

create table employee_onboarding_modules (
  company_id bigint not null,
  id bigint generated always as identity,
  process_id bigint not null,
  sequence integer not null,
  module_type text not null,
  name text not null,
  description text not null default '',
  requirement text not null check (requirement in ('required', 'optional')),
  config jsonb not null default '{}',
  status text not null default 'not_started' check (status in ('not_started', 'in_progress', 'completed')),
  manually_completed_by bigint,
  manual_reason text,
  completed_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, process_id) references employee_onboarding_processes (company_id, id) on delete cascade,
  foreign key (company_id, manually_completed_by) references company_staffs (company_id, id)
);
create index employee_onboarding_modules_process on employee_onboarding_modules (company_id, process_id, sequence);
call onward.protect_company_table('employee_onboarding_modules');

create table employee_onboarding_actions (
  company_id bigint not null,
  id bigint generated always as identity,
  -- In addresses; also the key of what was submitted.
  action_key text not null unique,
  process_id bigint not null,
  module_id bigint not null,
  sequence integer not null,
  action_type text not null,
  side text not null check (side in ('employee', 'hr')),
  name text not null,
  description text not null default '',
  -- Assignee[]: roles and staff.
  assignees jsonb not null default '[]',
  -- Question[]
  questions jsonb not null default '[]',
  status text not null default 'locked' check (status in ('locked', 'open', 'completed', 'returned')),
  -- What was answered, encrypted as a whole; values of the employee record are only there.
  answers bytea,
  -- Numbers each save, so that two devices notice each other.
  version integer not null default 0,
  saved_at timestamptz,
  opened_at timestamptz,
  due_on date,
  completed_at timestamptz,
  -- Null when it was the employee or the product itself.
  completed_by bigint,
  signature_name text,
  signed_at timestamptz,
  signed_from text,
  returned_at timestamptz,
  returned_by bigint,
  return_reason text,
  -- [{field, reason}]: only these open again; empty means the whole form.
  fixes jsonb not null default '[]',
  -- Documents that are signed; shared by the employee's and the company's action.
  signing_request_id bigint,
  -- The filled form as a PDF, and whether it still has to be written.
  attachment_id bigint,
  is_unfiled boolean not null default false,
  payroll_transfer_id bigint,
  send_errors jsonb not null default '[]',
  primary key (company_id, id),
  foreign key (company_id, process_id) references employee_onboarding_processes (company_id, id) on delete cascade,
  foreign key (company_id, module_id) references employee_onboarding_modules (company_id, id) on delete cascade,
  foreign key (company_id, completed_by) references company_staffs (company_id, id),
  foreign key (company_id, returned_by) references company_staffs (company_id, id),
  foreign key (company_id, signing_request_id) references signing_requests (company_id, id)
    on delete set null (signing_request_id),
  foreign key (company_id, attachment_id) references employee_attachments (company_id, id)
    on delete set null (attachment_id)
);
create index employee_onboarding_actions_process on employee_onboarding_actions (company_id, process_id, sequence);
create index employee_onboarding_actions_module on employee_onboarding_actions (company_id, module_id, sequence);
-- The company's own open actions, for tasks and the Today queue.
create index employee_onboarding_actions_waiting on employee_onboarding_actions (company_id, opened_at, id)
  where side = 'hr' and status = 'open';
create index employee_onboarding_actions_signing on employee_onboarding_actions (company_id, signing_request_id)
  where signing_request_id is not null;
create index employee_onboarding_actions_unfiled on employee_onboarding_actions (completed_at) where is_unfiled;
-- Key rotation reads the rows of all companies in this order.
create unique index employee_onboarding_actions_id on employee_onboarding_actions (id);
call onward.protect_company_table('employee_onboarding_actions');

-- Tax credit questionnaires on their way to the provider that screens them; one for each action, sent anew when it is
-- submitted again.
create table tax_credit_screenings (
  company_id bigint not null,
  action_id bigint not null,
  process_id bigint not null,
  nickname text not null check (nickname in ('wotc', 'ehx_wotc')),
  status text not null check (status in ('waiting', 'sent', 'failed')),
  -- Why it has not left; null while nothing is wrong.
  problem text,
  -- The submission of the action that is sent.
  version integer not null,
  attempts integer not null default 0,
  -- Null while nothing but a repaired connection leads to another attempt.
  next_attempt_at timestamptz,
  -- The provider's own id.
  external_id text,
  changed_at timestamptz not null,
  primary key (company_id, action_id),
  foreign key (company_id, action_id) references employee_onboarding_actions (company_id, id) on delete cascade,
  foreign key (company_id, process_id) references employee_onboarding_processes (company_id, id) on delete cascade
);
create index tax_credit_screenings_process on tax_credit_screenings (company_id, process_id);
create index tax_credit_screenings_unsent on tax_credit_screenings (company_id, nickname) where status <> 'sent';
create index tax_credit_screenings_due on tax_credit_screenings (next_attempt_at) where next_attempt_at is not null;
call onward.protect_company_table('tax_credit_screenings');

-- Devices on which an employee entered the code.
create table onboarding_portal_sessions (
  company_id bigint not null,
  id bigint generated always as identity,
  process_id bigint not null,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, process_id) references employee_onboarding_processes (company_id, id) on delete cascade
);
create index onboarding_portal_sessions_process on onboarding_portal_sessions (company_id, process_id);
call onward.protect_company_table('onboarding_portal_sessions');

-- The newest code of a process; only its hash is stored.
create table onboarding_portal_codes (
  company_id bigint not null,
  process_id bigint not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  tries integer not null default 0,
  -- Codes sent since the hour began.
  hour_began_at timestamptz not null,
  sent_count integer not null default 1,
  primary key (company_id, process_id),
  foreign key (company_id, process_id) references employee_onboarding_processes (company_id, id) on delete cascade
);
call onward.protect_company_table('onboarding_portal_codes');

-- Work on many employees at once: starting, and reminding.
create table onboarding_batches (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  kind text not null check (kind in ('start', 'remind')),
  staff_id bigint not null,
  -- What was asked for: the process, the channels, and the message.
  params jsonb not null,
  status text not null default 'running' check (status in ('running', 'done', 'undone')),
  created_at timestamptz not null,
  finished_at timestamptz,
  -- Until then nothing leaves, and all of it can be undone.
  undo_until timestamptz,
  primary key (company_id, id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
call onward.protect_company_table('onboarding_batches');

create table onboarding_batch_people (
  company_id bigint not null,
  batch_id bigint not null,
  place integer not null,
  employee_id bigint,
  application_id bigint,
  name text not null,
  start_date date,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'refused', 'undone')),
  -- {key, values} of the refusal.
  refusal jsonb,
  process_id bigint,
  -- The record was made for it.
  made_record boolean not null default false,
  primary key (company_id, batch_id, place),
  foreign key (company_id, batch_id) references onboarding_batches (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id) on delete set null (employee_id),
  foreign key (company_id, application_id) references applications (company_id, id) on delete set null (application_id)
);
call onward.protect_company_table('onboarding_batch_people');

-- What happened: rows are only added.
create table onboarding_events (
  company_id bigint not null,
  id bigint generated always as identity,
  process_id bigint not null,
  action_id bigint,
  module_id bigint,
  event text not null,
  happened_at timestamptz not null,
  -- Null when it was the employee or the product itself.
  staff_id bigint,
  details jsonb not null default '{}',
  primary key (company_id, id),
  foreign key (company_id, process_id) references employee_onboarding_processes (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index onboarding_events_process on onboarding_events (company_id, process_id, id);
call onward.protect_company_table('onboarding_events');
