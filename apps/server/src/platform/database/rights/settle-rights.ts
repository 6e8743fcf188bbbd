// Runs after every migration: grants the worker role the job queue, and lets only the owner add to our schema.
import type pg from 'pg';

/**
 * The queue's worker runs its own statements on its private tables as the role it connects with, so that role needs
 * rights on them. Row-level security hides their rows from everyone but the owner, and a newer queue version may add
 * tables.
 */
const JOB_QUEUE = `
  grant usage on schema graphile_worker to onward_worker;
  grant select, insert, update, delete on all tables in schema graphile_worker to onward_worker;
  grant usage on all sequences in schema graphile_worker to onward_worker;
  revoke insert, update, delete on graphile_worker.migrations from onward_worker;
  do $$
  declare queue_table regclass;
  begin
    for queue_table in
      select c.oid::regclass from pg_class c
      where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'worker_rows')
    loop
      execute format('create policy worker_rows on %s to onward_worker using (true) with check (true)', queue_table);
    end loop;
  end $$`;

/** Migrations grant this right temporarily to transfer functions to that role. */
const OWN_SCHEMA = 'revoke create on schema onward from onward_system';

export async function settleRights(owner: pg.Client): Promise<void> {
  await owner.query(JOB_QUEUE);
  await owner.query(OWN_SCHEMA);
}
