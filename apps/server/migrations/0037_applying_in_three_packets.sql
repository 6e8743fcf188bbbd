-- Whoever applies is numbered before they are stored, so that everything about them can be stored together.
grant usage on sequence persons_id_seq, applications_id_seq to onward_app;

-- That the company exists is known from the posting.
alter table applications drop constraint applications_company_id_fkey;

-- As before, put together by plain functions instead of a query of its own: it is asked for every person and text.
create or replace function onward.search_words(of_company bigint, text) returns text[]
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

-- As before, without reading again the rows that were only just written.
create or replace function onward.index_inserted() returns trigger language plpgsql as $$
begin
  insert into application_search (company_id, application_id, words)
    select n.company_id, n.id, array_to_tsvector(onward.applicant_words(row(n.*)::applications)) from after_rows n;
  return null;
end $$;

-- Whoever applies once more is written with about the newest application: the one that just came.
create function onward.follow_new_application() returns trigger language plpgsql as $$
begin
  update conversations set application_id = new.id, position_id = new.position_id
  where company_id = new.company_id and person_id = new.person_id and application_id < new.id;
  return null;
end $$;
drop trigger follow_new_application on applications;
create trigger follow_new_application after insert on applications
  for each row execute function onward.follow_new_application();

-- As before, but tasks and queues nobody has heard of yet are made when they are met, not looked for beforehand; and
-- jobs that have no key, which can neither replace another one nor each other, are stored at once.
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

drop function onward.enqueue_all(json);
create function onward.enqueue_all(added json, keyed boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  due bigint;
begin
  if added is null then
    return;
  end if;
  if keyed then
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
  -- Those that wait are found when their time comes.
  if due > 0 then
    perform pg_notify('jobs:insert', '{"r":' || random() || ',"count":' || due || '}');
  end if;
end $$;
revoke all on function onward.enqueue_all from public;
grant execute on function onward.enqueue_all to onward_app, onward_system;
