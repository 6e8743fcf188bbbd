-- All jobs of a transaction at once: the queue asks itself the same questions for one job as for a thousand. Of those
-- with the same key the last one counts, as it does between transactions.
create function onward.enqueue_all(added json) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if added is null then
    return;
  end if;
  perform graphile_worker.add_jobs((
    select array_agg((task, payload, queue, "runAt", 5, key, null, null)::graphile_worker.job_spec order by place)
    from (
      select *, key is not null and place < max(place) over (partition by key) as replaced
      from rows from (json_to_recordset(added)
        as (task text, payload json, key text, "runAt" timestamptz, queue text)) with ordinality
        as job (task, payload, key, "runAt", queue, place)
    ) job where not replaced));
end $$;
revoke all on function onward.enqueue_all from public;
grant execute on function onward.enqueue_all to onward_app, onward_system;

drop function onward.enqueue;

-- An event is numbered before it is stored, so that its jobs can name it in the same statement.
grant usage on sequence events_id_seq to onward_app, onward_system;
