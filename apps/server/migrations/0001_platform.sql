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

-- Processes keep sessions, rights and names in memory. A change of them is announced to other processes by NOTIFY; the
-- process that makes it reads what was announced from a setting of the transaction, together with the commit.
create function onward.announce(channel text, payload text) returns void language plpgsql as $$
declare
  announced text := coalesce(current_setting('onward.announced', true), '');
  line text := channel || ' ' || payload || E'\n';
begin
  -- Once per transaction, however many rows change.
  if position(line in announced) = 0 then
    perform set_config('onward.announced', announced || line, true);
    perform pg_notify(channel, payload);
  end if;
end $$;

-- Trigger for tables that decide what a session may do. The argument says what the cached entry is found by.
create function onward.announce_access_change() returns trigger
  language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  perform onward.announce('onward_access', case tg_argv[0]
    when 'user' then 'user:' || coalesce(changed ->> 'user_id', changed ->> 'id')
    else 'company:' || coalesce(changed ->> 'company_id', changed ->> 'id')
  end);
  return null;
end $$;

-- Trigger for tables whose names appear in cached list rows and in cached stages of a job.
create function onward.announce_names() returns trigger language plpgsql as $$
begin
  perform onward.announce('onward_names', coalesce(new.company_id, old.company_id)::text);
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

-- Jobs are added and removed by the queue's own functions, never by writing to its tables. The queue belongs to the
-- owner, so these functions run with the owner's rights.

-- All jobs of a transaction in one call. Of those with the same key the last one counts, as between transactions. Jobs
-- run in the order of their times, so those that are due at once get times a microsecond apart.
create function onward.add_jobs(added json) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if added is null then
    return;
  end if;
  perform graphile_worker.add_jobs(array(
    select (task, payload, queue, coalesce(run_at, now() + place * interval '1 microsecond'), 5, key, null, null)
      ::graphile_worker.job_spec
    from (
      select *, key is not null and place < max(place) over (partition by key) as replaced
      from rows from (json_to_recordset(added)
        as (task text, payload json, key text, run_at timestamptz, queue text)) with ordinality
        as job (task, payload, key, run_at, queue, place)
    ) job where not replaced order by place));
end $$;
revoke all on function onward.add_jobs from public;
grant execute on function onward.add_jobs to onward_app, onward_system;

create function onward.withdraw_job(withdrawn_key text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.remove_job(withdrawn_key);
end $$;
revoke all on function onward.withdraw_job from public;
grant execute on function onward.withdraw_job to onward_app, onward_system;

-- Erasing a person removes the jobs that have not begun and carry their name or page. The queue offers no way to search
-- payloads, so these two read its table; the jobs found are removed by its own function.
create function onward.withdraw_jobs_about(of_company bigint, page text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'link' = page and payload ->> 'company_id' = of_company::text));
end $$;
revoke all on function onward.withdraw_jobs_about from public;
grant execute on function onward.withdraw_jobs_about to onward_app, onward_system;

create function onward.withdraw_jobs_mentioning(of_company bigint, words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'company_id' = of_company::text
      and exists (select from unnest(words) word where position(lower(word) in lower(payload::text)) > 0)));
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
