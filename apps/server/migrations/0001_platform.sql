-- Platform: database roles, tenancy, live announcements, search words, audit log, events, job queue, outbox, limits.

-- Four roles without login. The application works as onward_app, which sees one company at a time. onward_system is
-- taken on for the few steps above companies (sign-in, clean-up, delivery), onward_worker runs the job queue, and
-- onward_identity alone reads what proves who somebody is.
do $$
begin
  if not exists (select from pg_roles where rolname = 'onward_app') then
    create role onward_app nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'onward_system') then
    create role onward_system nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'onward_worker') then
    create role onward_worker nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'onward_identity') then
    create role onward_identity nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another process created them at the same moment
end $$;

grant onward_app, onward_system, onward_worker, onward_identity to current_user;

create schema onward;
grant usage on schema onward to onward_app, onward_system, onward_identity;

-- ==== Tenancy ====

create function onward.current_company() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('onward.company_id', true), '')::bigint;

-- For every table that holds rows of companies: the application sees rows of the current company, the system role
-- all.
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

-- For tables above companies: closed to the application role, open to the system role.
create procedure onward.protect_system_table(table_name text)
  language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format('create policy system_rows on %I to onward_system using (true) with check (true)', table_name);
  execute format('grant select, insert, update, delete on %I to onward_system', table_name);
end $$;

-- Closes secret columns to every role but onward_identity. The other roles get rights on each remaining column, so
-- call it after all other grants on the table, and again when the table gets a new column.
create procedure onward.keep_to_identity(table_name text, variadic secret_columns text[])
  language plpgsql as $$
declare
  role_name text;
  privilege text;
  open_columns text;
begin
  if not exists (select from pg_policy where polrelid = table_name::regclass and polname = 'identity_rows') then
    execute format('create policy identity_rows on %I to onward_identity using (true) with check (true)', table_name);
  end if;
  execute format('grant select, insert, update, delete on %I to onward_identity', table_name);
  select string_agg(quote_ident(attname), ', ') into open_columns from pg_attribute
    where attrelid = table_name::regclass and attnum > 0 and not attisdropped and attname <> all (secret_columns);
  foreach role_name in array array['onward_app', 'onward_system'] loop
    foreach privilege in array array['select', 'insert', 'update'] loop
      continue when not has_any_column_privilege(role_name, table_name, privilege);
      -- Revoking on the table also revokes rights on single columns.
      execute format('revoke %s on %I from %I', privilege, table_name, role_name);
      execute format('grant %s (%s) on %I to %I', privilege, open_columns, table_name, role_name);
    end loop;
  end loop;
end $$;

-- ==== Invalidation of caches ====

-- Processes cache rights and names in memory and drop them when they change. NOTIFY reaches every process; the one
-- that makes the change gets a notice on its own connection before it answers. So one connection per process listens,
-- instead of every connection waking up for every event.
create function onward.tell(channel text, payload text) returns void language plpgsql as $$
begin
  perform pg_notify(channel, payload);
  -- Once per transaction, however many rows change.
  if current_setting('onward.told', true) is distinct from channel || ' ' || payload then
    perform set_config('onward.told', channel || ' ' || payload, true);
    raise notice '% %', channel, payload;
  end if;
end $$;

-- Trigger for tables that decide what a session may do. The argument says what the cached entry is found by.
create function onward.announce_access_change() returns trigger
  language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform onward.tell('onward_access', case tg_argv[0]
    when 'user' then 'user:' || coalesce(changed ->> 'user_id', changed ->> 'id')
    else 'company:' || coalesce(changed ->> 'company_id', changed ->> 'id')
  end);
  return null;
end $$;

-- Trigger for tables whose names appear in cached list rows and in cached stages of a job.
create function onward.announce_names() returns trigger language plpgsql as $$
begin
  perform onward.tell('onward_names', coalesce(new.company_id, old.company_id)::text);
  return null;
end $$;

-- ==== Search ====

-- The words of a text, without case and accents. Each word carries its company, so an index search never reads
-- entries of other companies. Built from plain functions because it runs for every row and message that is stored.
create function onward.search_words(of_company bigint, text) returns text[]
  language plpgsql immutable as $$
declare
  plain text := lower(left($2, 200000));
  mark text := of_company || ':';
begin
  if octet_length(plain) > length(plain) then
    plain := regexp_replace(normalize(plain, NFD), '[\u0300-\u036f]', '', 'g');
  end if;
  plain := btrim(regexp_replace(plain, '[^[:alnum:]]+', ' ', 'g'));
  if plain = '' then
    return '{}';
  end if;
  if length(plain) > 60 then
    plain := regexp_replace(plain, '([^ ]{60})[^ ]+', '\1', 'g');
  end if;
  return string_to_array(mark || replace(plain, ' ', ' ' || mark), ' ');
end $$;

-- ==== Audit log ====

-- What staff did. Rows can be added and read, never changed or deleted.
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

-- When a person is erased, the log keeps who did what to which record and when, but none of the person's values. The
-- function runs as the owner, because the application's roles may not change the log; these policies limit the owner
-- to the company of the call.
create policy redacted_rows on audit_log for select to current_user using (company_id = onward.current_company());
create policy redaction on audit_log for update to current_user
  using (company_id = onward.current_company()) with check (company_id = onward.current_company());

create function onward.redact_audit(of_company bigint, about jsonb, words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update audit_log a set changes = '{"erased": true}'
    where a.company_id = of_company and a.changes <> '{}'
      and (exists (select from unnest(words) word where position(lower(word) in lower(a.changes::text)) > 0)
        or about -> a.subject_type @> to_jsonb(a.subject_id));
end $$;
revoke all on function onward.redact_audit from public;
grant execute on function onward.redact_audit to onward_app, onward_system;

-- ==== Events ====

-- What happened, for other rooms and for open screens. Payloads are ids.
create table events (
  company_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  subject_id bigint not null,
  actor_staff_id bigint,
  -- Location, department, brand and position it is about; decides who gets it.
  scope jsonb not null default '{}',
  -- Set when it is for one staff member only.
  staff_id bigint,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index events_age on events (company_id, created_at);
call onward.protect_company_table('events');
revoke update, delete on events from onward_app;
-- An event gets its number before it is stored, so that its jobs can name it in the same statement.
grant usage on sequence events_id_seq to onward_app, onward_system;

create function onward.announce_event() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('onward_events', new.company_id || ':' || new.id || ':' || new.name);
  return null;
end $$;
create trigger announce_event after insert on events for each row execute function onward.announce_event();

-- Rows that a deletion removed, kept until it can no longer be undone.
create table deletions (
  company_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  content jsonb not null,
  deleted_at timestamptz not null,
  primary key (company_id, kind, subject_id)
);
create index deletions_age on deletions (company_id, deleted_at);
call onward.protect_company_table('deletions');

-- ==== Job queue ====

-- The tables of the queue belong to the owner, so these functions run with the owner's rights.

-- Ids of a task and of a queue, created when used for the first time.
create function onward.task_number(wanted text) returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  insert into graphile_worker._private_tasks (identifier) values (wanted)
    on conflict (identifier) do update set identifier = excluded.identifier returning id;
$$;
create function onward.queue_number(wanted text) returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  insert into graphile_worker._private_job_queues (queue_name) values (wanted)
    on conflict (queue_name) do update set queue_name = excluded.queue_name returning id;
$$;
revoke execute on function onward.task_number, onward.queue_number from public;

-- Adds all jobs of a transaction in one statement. Of several with the same key the last one counts. A job that is
-- running keeps its row: its key is released and the new job gets a row of its own. Jobs without keys (`keyed` false)
-- cannot replace anything and are stored directly.
create function onward.enqueue_all(added json, keyed boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  due bigint;
begin
  if added is null then
    return;
  end if;
  if keyed then
    -- An array instead of a join, so that the planner uses the index on the keys.
    update graphile_worker._private_jobs jobs set key = null, attempts = jobs.max_attempts, updated_at = now()
      where jobs.key = any(array(select key from json_to_recordset(added) as job (key text) where key is not null))
        and jobs.is_available is not true;
    with stored as (
      insert into graphile_worker._private_jobs as jobs (job_queue_id, task_id, payload, run_at, max_attempts, key)
      select case when job.queue is not null then coalesce(queues.id, onward.queue_number(job.queue)) end,
        coalesce(tasks.id, onward.task_number(job.task)), coalesce(job.payload, '{}'), coalesce(job."runAt", now()), 5,
        job.key
      from (
        select *, key is not null and place < max(place) over (partition by key) as replaced
        from rows from (json_to_recordset(added)
          as (task text, payload json, key text, "runAt" timestamptz, queue text)) with ordinality
          as job (task, payload, key, "runAt", queue, place)
      ) job
      left join graphile_worker._private_tasks tasks on tasks.identifier = job.task
      left join graphile_worker._private_job_queues queues on queues.queue_name = job.queue
      where not job.replaced order by job.place
      on conflict (key) do update set job_queue_id = excluded.job_queue_id, task_id = excluded.task_id,
        payload = excluded.payload, run_at = excluded.run_at, max_attempts = excluded.max_attempts,
        revision = jobs.revision + 1, attempts = 0, last_error = null, updated_at = now()
      returning jobs.run_at
    )
    select count(*) filter (where run_at <= now()) into due from stored;
  else
    with stored as (
      insert into graphile_worker._private_jobs as jobs (job_queue_id, task_id, payload, run_at, max_attempts)
      select case when job.queue is not null then
          coalesce((select id from graphile_worker._private_job_queues where queue_name = job.queue),
            onward.queue_number(job.queue)) end,
        coalesce((select id from graphile_worker._private_tasks where identifier = job.task),
          onward.task_number(job.task)),
        coalesce(job.payload, '{}'), coalesce(job."runAt", now()), 5
      from json_to_recordset(added) as job (task text, payload json, "runAt" timestamptz, queue text)
      returning jobs.run_at
    )
    select count(*) filter (where run_at <= now()) into due from stored;
  end if;
  -- Wakes the workers; later jobs are found when they are due.
  if due > 0 then
    perform pg_notify('jobs:insert', '{"r":' || random() || ',"count":' || due || '}');
  end if;
end $$;
revoke all on function onward.enqueue_all from public;
grant execute on function onward.enqueue_all to onward_app, onward_system;

create function onward.withdraw_job(withdrawn_key text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.remove_job(withdrawn_key);
end $$;
revoke all on function onward.withdraw_job from public;
grant execute on function onward.withdraw_job to onward_app, onward_system;

-- Withdraws waiting jobs about an applicant, found by the page they link to.
create function onward.withdraw_jobs_about(of_company bigint, page text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'link' = page and payload ->> 'company_id' = of_company::text;
end $$;
revoke all on function onward.withdraw_jobs_about from public;
grant execute on function onward.withdraw_jobs_about to onward_app, onward_system;

-- Withdraws waiting jobs that contain any of the words, when a person is erased.
create function onward.withdraw_jobs_mentioning(of_company bigint, words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'company_id' = of_company::text
      and exists (select from unnest(words) word where position(lower(word) in lower(payload::text)) > 0);
end $$;
revoke all on function onward.withdraw_jobs_mentioning from public;
grant execute on function onward.withdraw_jobs_mentioning to onward_app, onward_system;

-- Running workers update their row; the jobs of a worker that stopped doing so are unlocked for the others.
create table worker_heartbeats (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);
call onward.protect_system_table('worker_heartbeats');
create policy worker_rows on worker_heartbeats to onward_worker using (true) with check (true);
grant select, insert, update, delete on worker_heartbeats to onward_worker;

-- ==== Outbox ====

-- Emails and text messages to send. The body is encrypted, and deleted once the message was sent.
create table outbox_messages (
  id bigint generated always as identity primary key,
  -- Null for mail about a login, such as a password reset.
  company_id bigint,
  -- The message of a conversation that it delivers, if any.
  message_id bigint,
  -- Names it in delivery reports; the encryption of the body is bound to it.
  message_key uuid not null default gen_random_uuid() unique,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  body bytea,
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

-- Numbers that answered STOP. All companies text from the same number, so it applies to all of them, and also to
-- numbers of people who are in no company's data.
create table text_opt_outs (
  phone text primary key,
  opted_out_at timestamptz not null
);
call onward.protect_system_table('text_opt_outs');

-- ==== Limits ====

-- Requests per fixed window, for all processes together. Unlogged: losing them in a crash does no harm.
create unlogged table rate_limits (
  bucket text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);
create index rate_limits_age on rate_limits (window_started_at);
call onward.protect_system_table('rate_limits');

-- Wrong passwords and codes per window. Unlogged: losing them in a crash does no harm.
create unlogged table guess_counts (
  bucket text primary key,
  started_at timestamptz not null,
  wrong integer not null,
  last_at timestamptz not null
);
create index guess_counts_age on guess_counts (started_at);
call onward.protect_system_table('guess_counts');

-- The first answer to a request that sends something outside, repeated when the same key is used again.
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
