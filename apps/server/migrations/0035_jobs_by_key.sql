-- As before, but jobs whose key is wanted again are met by the index of keys: joined, the planner would rather read the
-- whole queue, which costs every change more the more there is to do.
create or replace function onward.enqueue_all(added json) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  due bigint;
begin
  if added is null then
    return;
  end if;
  insert into graphile_worker._private_tasks (identifier)
    select distinct task from json_to_recordset(added) as job (task text)
    where not exists (select from graphile_worker._private_tasks known where known.identifier = job.task)
    on conflict do nothing;
  insert into graphile_worker._private_job_queues (queue_name)
    select distinct queue from json_to_recordset(added) as job (queue text)
    where queue is not null
      and not exists (select from graphile_worker._private_job_queues known where known.queue_name = job.queue)
    on conflict do nothing;
  update graphile_worker._private_jobs jobs set key = null, attempts = jobs.max_attempts, updated_at = now()
    where jobs.key = any(array(select key from json_to_recordset(added) as job (key text) where key is not null))
      and jobs.is_available is not true;
  with stored as (
    insert into graphile_worker._private_jobs as jobs (job_queue_id, task_id, payload, run_at, max_attempts, key)
    select queues.id, tasks.id, coalesce(job.payload, '{}'), coalesce(job."runAt", now()), 5, job.key
    from (
      select *, key is not null and place < max(place) over (partition by key) as replaced
      from rows from (json_to_recordset(added)
        as (task text, payload json, key text, "runAt" timestamptz, queue text)) with ordinality
        as job (task, payload, key, "runAt", queue, place)
    ) job
    join graphile_worker._private_tasks tasks on tasks.identifier = job.task
    left join graphile_worker._private_job_queues queues on queues.queue_name = job.queue
    where not job.replaced order by job.place
    on conflict (key) do update set job_queue_id = excluded.job_queue_id, task_id = excluded.task_id,
      payload = excluded.payload, run_at = excluded.run_at, max_attempts = excluded.max_attempts,
      revision = jobs.revision + 1, attempts = 0, last_error = null, updated_at = now()
    returning jobs.run_at
  )
  select count(*) filter (where run_at <= now()) into due from stored;
  -- Those that wait are found when their time comes.
  if due > 0 then
    perform pg_notify('jobs:insert', '{"r":' || random() || ',"count":' || due || '}');
  end if;
end $$;
