-- Two more roles without login. onward_worker runs the job queue, whose tables belong to the owner; onward_identity reads
-- what proves who somebody is, which neither the application nor the system role may read.
do $$
begin
  if not exists (select from pg_roles where rolname = 'onward_worker') then
    create role onward_worker nologin;
  end if;
  if not exists (select from pg_roles where rolname = 'onward_identity') then
    create role onward_identity nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another process created them at the same moment
end $$;

grant onward_worker, onward_identity to current_user;

create policy worker_rows on worker_heartbeats to onward_worker using (true) with check (true);
grant select, insert, update, delete on worker_heartbeats to onward_worker;
