// Background jobs of the payroll room.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { RESUME_TASK, resumeTransfers, SEND_TASK, sendTransfer, type TransferJob } from './send-transfer.ts';

export const payrollJobs = (app: App): RoomJobs => ({
  handlers: {
    [SEND_TASK]: (payload) => sendTransfer(app, payload as TransferJob),
    [RESUME_TASK]: () => resumeTransfers(app),
  },
  cron: [{ task: RESUME_TASK, pattern: '*/5 * * * *' }],
});
