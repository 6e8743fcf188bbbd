-- Jobs are added and removed by the queue's own functions, never by writing to its tables.

-- All jobs of a transaction in one call. Of those with the same key the last one counts, as between transactions. The
-- queue belongs to the owner, so this runs with the owner's rights. Jobs run in the order of their times, so those that
-- are due at once get times a microsecond apart.
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

drop function onward.enqueue_all;
drop function onward.task_number;
drop function onward.queue_number;

-- Erasing a person removes the jobs that have not begun and carry their name or page. The queue offers no way to search
-- payloads, so these two read its table; the jobs found are removed by its own function.
create or replace function onward.withdraw_jobs_about(of_company bigint, page text) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'link' = page and payload ->> 'company_id' = of_company::text));
end $$;

create or replace function onward.withdraw_jobs_mentioning(of_company bigint, words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.complete_jobs(array(
    select id from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'company_id' = of_company::text
      and exists (select from unnest(words) word where position(lower(word) in lower(payload::text)) > 0)));
end $$;
