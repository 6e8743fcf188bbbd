// Deletes uploads that were never attached to a record.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { sweepUnattachedUploads } from './attachments.service.ts';

const SWEEP_TASK = 'attachments.sweep';

export const attachmentsJobs = (app: App): RoomJobs => ({
  handlers: {
    [SWEEP_TASK]: async () => {
      while ((await sweepUnattachedUploads(app)) > 0);
    },
  },
  cron: [{ task: SWEEP_TASK, pattern: '*/30 * * * *' }],
});
