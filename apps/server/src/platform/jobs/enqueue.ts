// Adds a job inside the business transaction: it exists exactly if the change does (PLT-058).
import type { Gathering, Transaction } from '../database/transaction.ts';

export interface JobOptions {
  /** A pending job with the same key is replaced, e.g. `interview:42:reminder` when the interview moves. */
  key?: string;
  runAt?: Date;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

interface Job extends JobOptions {
  task: string;
  payload: object;
}

export async function enqueue(tx: Transaction, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  tx.gather(JOBS, [{ task, payload, ...options }]);
}

const JOBS: Gathering<Job> = {
  order: 20,
  atOnce: true,
  async write(tx, jobs) {
    await tx.prepared('jobs_enqueue', 'select onward.enqueue_all($1, $2)', [JSON.stringify(jobs), jobs.some(hasKey)]);
  },
};

/** Those that wait to be written; they go to the queue together with the jobs of the events. */
export const takeJobs = (tx: Transaction): readonly Job[] => tx.takeGathered(JOBS);

/** Jobs without one can replace nothing, which the queue need not find out. */
export const hasKey = ({ key }: Pick<Job, 'key'>): boolean => key !== undefined;

export const withdrawJob = (tx: Transaction, key: string): Promise<void> => withdrawJobs(tx, [key]);

export async function withdrawJobs(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  // One that was only just added is withdrawn as well.
  await tx.writeGathered();
  await tx.prepared('jobs_withdraw', 'select onward.withdraw_job(key) from unnest($1::text[]) as key', [keys]);
}
