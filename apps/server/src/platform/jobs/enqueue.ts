// Adds a job inside the business transaction: it exists only if the change does (PLT-058).
import type { DeferredJob } from '../database/deferred.ts';
import type { Transaction } from '../database/transaction.ts';

/** A pending job with the same key is replaced, e.g. `interview:42:reminder` when the interview moves. */
export type JobOptions = Pick<DeferredJob, 'key' | 'runAt' | 'queue'>;

/** Written right before the commit, with all other jobs of the transaction. */
export async function enqueue(tx: Transaction, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  tx.defer({ job: { task, payload, ...options } });
}

export const withdrawJob = (tx: Transaction, key: string): Promise<void> => withdrawJobs(tx, [key]);

/** Withdraws jobs of earlier transactions and jobs this one has just added. */
export async function withdrawJobs(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  tx.dropDeferredJobs(keys);
  await tx.prepared('jobs_withdraw', 'select onward.withdraw_job(key) from unnest($1::text[]) as key', [keys]);
}
