// When the government is asked about a case next.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CaseRow } from './cases.queries.ts';

export const POLL_TASK = 'everify.poll';
export const POLL_DUE_TASK = 'everify.poll_due';

/** After so many calls without an answer the case shows it. */
export const DOWN_AFTER = 4;

export interface PollJob {
  company_id: number;
  case_id: number;
}

export const pollAt = (
  tx: Transaction,
  { company_id, id: case_id }: Pick<CaseRow, 'company_id' | 'id'>,
  runAt: Date,
): Promise<void> => {
  const job: PollJob = { company_id, case_id };
  return enqueue(tx, POLL_TASK, job, {
    key: `everify:${company_id}:${case_id}:poll`,
    queue: `everify:${company_id}`,
    runAt,
  });
};
