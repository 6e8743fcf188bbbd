// The jobs of a room: handlers by task name, and scheduled jobs.
import type { CronJob, JobHandler } from './worker.ts';

export interface RoomJobs {
  handlers: Record<string, JobHandler>;
  cron: CronJob[];
}

export const gatherJobs = (rooms: readonly RoomJobs[]): RoomJobs => ({
  handlers: Object.assign({}, ...rooms.map((room) => room.handlers)),
  cron: rooms.flatMap((room) => room.cron),
});
