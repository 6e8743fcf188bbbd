// Runs jobs from the queue in PostgreSQL: at least once, five attempts with growing delay, dead workers' jobs taken
// over.
import { EventEmitter } from 'node:events';
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from '../database/pool.ts';
import { Heartbeat } from './heartbeat.ts';
import { quietLogger } from './quiet-logger.ts';

export type JobHandler = (payload: unknown, job: JobFacts) => Promise<void>;

export interface JobFacts {
  id: number;
  attempt: number;
  lastAttempt: boolean;
}

export interface CronJob {
  task: string;
  /** Cron pattern in UTC, e.g. `0 3 * * *`. */
  pattern: string;
}

export interface WorkerSettings {
  /** Uses the worker role, the only one with access to the queue's tables. */
  workerPool: Pool;
  handlers: Record<string, JobHandler>;
  cron: CronJob[];
  concurrency: number;
  /** The last attempt's error is final: the job is listed for support staff. */
  onError(error: unknown, task: string, isFinal?: boolean): void;
}

export async function startWorker(settings: WorkerSettings): Promise<{ stop(): Promise<void> }> {
  const heartbeat = new Heartbeat(settings.workerPool, settings.onError);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => heartbeat.add(worker.workerId));
  const runner = await run({
    pgPool: settings.workerPool,
    events,
    taskList: taskList(settings),
    parsedCronItems: parseCronItems(settings.cron.map(({ task, pattern }) => ({ task, match: pattern }))),
    concurrency: settings.concurrency,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: quietLogger,
  });
  await heartbeat.start();
  return {
    async stop() {
      // Running jobs finish first; then this worker's heartbeat is removed.
      await runner.stop();
      await heartbeat.stop();
    },
  };
}

const taskList = ({ handlers, onError }: WorkerSettings): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([task, handler]) => [
      task,
      async (payload, { job }) => {
        const lastAttempt = job.attempts >= job.max_attempts;
        try {
          await handler(payload, { id: Number(job.id), attempt: job.attempts, lastAttempt });
        } catch (error) {
          onError(error, task, lastAttempt);
          throw error;
        }
      },
    ]),
  );
