// Orders one check. The applicant is asked once the order can no longer be undone; the provider learns of it only when
// the applicant has agreed (AHD-001, CHK-005).
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import * as checks from '../checks.queries.ts';

export const SEND_TASK = 'background_checks.send';

export interface CheckJob {
  company_id: number;
  check_id: number;
}

export const sendKey = ({ company_id, check_id }: CheckJob): string => `checks:${company_id}:${check_id}:send`;

/** Jobs that ask the provider about one check run one after another. */
export const providerQueue = ({ company_id, check_id }: CheckJob): string => `checks:${company_id}:${check_id}`;

export interface Ordering {
  tx: Transaction;
  companyId: number;
  /** Null when a rule orders it. */
  staffId: number | null;
  certified: boolean;
  now: Date;
  /** Nobody is asked before. */
  holdUntil: Date;
}

export interface Order {
  applicationId: number;
  stageEntry: number;
  package: CheckPackage;
  locationId: number;
  node: string | null;
}

export async function createCheck(
  { tx, companyId, staffId, certified, now, holdUntil }: Ordering,
  order: Order,
): Promise<void> {
  const id = await checks.insert(tx, { ...order, companyId, orderedBy: staffId, certified, now });
  const job: CheckJob = { company_id: companyId, check_id: id };
  await enqueue(tx, SEND_TASK, job, { key: sendKey(job), runAt: holdUntil });
}
