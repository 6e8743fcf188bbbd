// An event starts one job, no matter how many rooms subscribe; it runs their tasks one after another.

import type { App } from '../app.ts';
import { inSystem } from '../database/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { RoomJobs } from '../jobs/room-jobs.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { EVENT_TASK, type EventJob, subscriptions } from './record-event.ts';

/** Every room's task runs even if others fail; a failed task is retried in its own job. */
export const eventJobs = (app: App, handlers: Readonly<Record<string, JobHandler>>): RoomJobs => ({
  handlers: {
    [EVENT_TASK]: async (payload, job) => {
      const { name, ...event } = payload as EventJob;
      const failed: string[] = [];
      for (const task of subscriptions.tasksFor(name)) {
        try {
          await handlers[task]?.(event, job);
        } catch (error) {
          app.log.warn({ err: error, task }, 'job failed and will be retried');
          failed.push(task);
        }
      }
      if (failed.length === 0) return;
      await inSystem(app.pool, async (tx) => {
        for (const task of failed) await enqueue(tx, task, event);
      });
    },
  },
  cron: [],
});
