// What external calendar code needs, and the names of its jobs.

import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CalendarClients } from '../../../providers/calendars/calendar-clients.ts';
import type { LinkName } from './links.queries.ts';

export interface CalendarContext {
  app: App;
  clients: CalendarClients;
}

export const SYNC_TASK = 'interviews.sync_calendar';
export const SYNC_ALL_TASK = 'interviews.sync_calendars';
export const PLAN_COPIES_TASK = 'interviews.plan_copies';
export const FORGET_COPIES_TASK = 'interviews.forget_copies';
export const COPY_TASK = 'interviews.write_copy';
export const REVOKE_TASK = 'interviews.revoke_calendar';

export interface SyncJob extends LinkName {
  attempt: number;
  /** A user is waiting to see it. */
  is_awaited: boolean;
}

export interface CopyJob extends LinkName {
  meeting_id: number;
  attempt: number;
}

/** All work on one link is sequential. */
const queueOf = ({ company_id, id }: LinkName): string => `calendar:${company_id}:${id}`;

/** Several requests are combined into one read. */
export const askToSync = (tx: Transaction, job: SyncJob, runAt?: Date): Promise<void> =>
  enqueue(tx, SYNC_TASK, job, {
    key: `calendar_sync:${job.company_id}:${job.id}`,
    queue: queueOf(job),
    ...(runAt && { runAt }),
  });

export const askToCopy = (tx: Transaction, job: CopyJob, runAt?: Date): Promise<void> =>
  enqueue(tx, COPY_TASK, job, {
    key: `calendar_copy:${job.company_id}:${job.id}:${job.meeting_id}`,
    queue: queueOf(job),
    ...(runAt && { runAt }),
  });
