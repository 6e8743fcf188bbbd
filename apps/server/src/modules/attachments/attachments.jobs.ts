// Removes uploads that nobody attached to anything.
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { sweepUnattachedUploads } from './attachments.service.ts';

const SWEEP_TASK = 'attachments.sweep';

export const attachmentsJobs = (house: House): RoomJobs => ({
  handlers: {
    [SWEEP_TASK]: async () => {
      while ((await sweepUnattachedUploads(house)) > 0);
    },
  },
  cron: [{ task: SWEEP_TASK, pattern: '*/30 * * * *' }],
});
