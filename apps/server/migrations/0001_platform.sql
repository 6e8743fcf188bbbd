-- The ground floor: roles, tenancy, audit, events, jobs, outbox, limits.

-- Two roles, both without login. The application works as onward_app, which sees one company at a time.
-- onward_system is taken on for the few steps that stand above companies (sign-in, clean-up, delivery).
do $$
begin
  if not exists (select from pg_roles where rolname = 'onward_app') then
    create role onward_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'onward_system') then
    create role onward_system nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another process created them at the same moment
end $$;

grant onward_app, onward_system to current_user;

create schema onward;
grant usage on schema onward to onward_app, onward_system;

create function onward.current_company() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('onward.company_id', true), '')::bigint;

-- Every table of a company gets the same lock: rows of the current company for the application, all for the system.
create procedure onward.protect_company_table(table_name text, company_column text default 'company_id')
  language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy company_rows on %I to onward_app using (%I = onward.current_company()) with check (%I = onward.current_company())',
    table_name, company_column, company_column);
  execute format('create policy system_rows on %I to onward_system using (true) with check (true)', table_name);
  execute format('grant select, insert, update, delete on %I to onward_app, onward_system', table_name);
end $$;

-- Tables above companies are closed to the application role and open to the system role only.
create procedure onward.protect_system_table(table_name text)
  language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy system_rows on %I to onward_system using (true) with check (true)', table_name);
  execute format('grant select, insert, update, delete on %I to onward_system', table_name);
end $$;

-- Adds a job inside the caller's transaction. The queue's own tables belong to the owner, so this runs with the owner's rights.
create function onward.enqueue(
  task text, payload json, job_key text default null, run_at timestamptz default null, queue text default null
) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    task, payload, queue_name => queue, run_at => run_at, max_attempts => 5, job_key => job_key,
    job_key_mode => case when job_key is null then null else 'replace' end);
end $$;
revoke all on function onward.enqueue from public;
grant execute on function onward.enqueue to onward_app, onward_system;

create function onward.withdraw_job(withdrawn_key text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.remove_job(withdrawn_key);
end $$;
revoke all on function onward.withdraw_job from public;
grant execute on function onward.withdraw_job to onward_app, onward_system;

-- What staff did, for good: rows can be added and read, never changed.
create table audit_log (
  company_id bigint not null,
  id bigint generated always as identity,
  user_id bigint,
  event text not null,
  subject_type text not null,
  subject_id bigint,
  changes jsonb not null default '{}',
  request_id text,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index audit_log_subject on audit_log (company_id, subject_type, subject_id, id desc);
call onward.protect_company_table('audit_log');
revoke update, delete on audit_log from onward_app, onward_system;

-- What happened, told to other rooms and to open screens. Payloads are ids.
create table events (
  company_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  subject_id bigint not null,
  actor_staff_id bigint,
  -- Which location, department, brand and position it concerns; decides who may hear of it.
  scope jsonb not null default '{}',
  -- Set when it concerns one staff member alone.
  staff_id bigint,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index events_age on events (company_id, created_at);
call onward.protect_company_table('events');
revoke update, delete on events from onward_app;

create function onward.announce_event() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('onward_events', new.company_id || ':' || new.id);
  return null;
end $$;
create trigger announce_event after insert on events for each row execute function onward.announce_event();

-- E-mails and texts on their way out. The body is encrypted and wiped once it is out of our hands.
create table outbox_messages (
  id bigint generated always as identity primary key,
  company_id bigint,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body bytea,
  message_key uuid not null default gen_random_uuid() unique,
  state text not null default 'pending' check (state in ('pending', 'handing_over', 'sent', 'unconfirmed', 'failed')),
  attempts integer not null default 0,
  last_error text,
  provider_id text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index outbox_messages_unfinished on outbox_messages (id) where state not in ('sent');
call onward.protect_system_table('outbox_messages');
create policy company_insert on outbox_messages for insert to onward_app
  with check (company_id = onward.current_company());
create policy company_read on outbox_messages for select to onward_app
  using (company_id = onward.current_company());
grant insert, select on outbox_messages to onward_app;

-- Counters of a fixed window, shared by every process. Losing them in a crash harms nobody, so they skip the log.
create unlogged table rate_limits (
  bucket text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);
create index rate_limits_age on rate_limits (window_started_at);
call onward.protect_system_table('rate_limits');

-- The first answer to a call that sends something outside, repeated to whoever asks again with the same key.
create table idempotency_keys (
  company_id bigint,
  owner text not null,
  endpoint text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
call onward.protect_company_table('idempotency_keys');

-- Living workers say so here; the jobs of one that fell silent are handed to the others.
create table worker_heartbeats (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);
call onward.protect_system_table('worker_heartbeats');
