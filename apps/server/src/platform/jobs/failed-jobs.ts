// Jobs that used up their attempts, for support staff to view and retry (PLT-058).
import type { Pool } from '../database/pool.ts';

export interface FailedJobRow {
  id: number;
  task: string;
  attempts: number;
  last_error: string | null;
  created_at: Date;
}

export async function listFailedJobs(
  workerPool: Pool,
  window: { offset: number; perPage: number },
): Promise<{ rows: FailedJobRow[]; totalCount: number }> {
  const { rows } = await workerPool.query<FailedJobRow>(
    `select id, task_identifier as task, attempts, left(last_error, 500) as last_error, created_at
     from graphile_worker.jobs where attempts >= max_attempts order by id desc limit $1 offset $2`,
    [window.perPage, window.offset],
  );
  const count = await workerPool.query<{ count: number }>(
    'select count(*) as count from graphile_worker.jobs where attempts >= max_attempts',
  );
  return { rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** Resets the job's attempts; false when there is no such failed job. */
export async function retryFailedJob(workerPool: Pool, id: number): Promise<boolean> {
  const { rows } = await workerPool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
     from graphile_worker.jobs where id = $1 and attempts >= max_attempts having count(*) > 0`,
    [id],
  );
  return rows.length > 0;
}
