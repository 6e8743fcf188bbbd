// After every migration: workers may work on the job queue, and nobody but the owner may add to our schema.
import type pg from 'pg';

/**
 * The queue's worker takes, completes and fails jobs by statements of its own on its private tables, as the role it
 * connects with, so that role needs rights on them. They close their rows to everybody but the owner, and a newer queue
 * may bring further tables.
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

/** Migrations lend this right to hand functions over to that role. */
const OWN_SCHEMA = 'revoke create on schema onward from onward_system';

export async function settleRights(owner: pg.Client): Promise<void> {
  await owner.query(JOB_QUEUE);
  await owner.query(OWN_SCHEMA);
}
