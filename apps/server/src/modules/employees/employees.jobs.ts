// Background jobs of employee records.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { WARN_TASK, warnOfExpiry } from './documents/expiring-documents.ts';

export const employeesJobs = (app: App): RoomJobs => ({
  handlers: { [WARN_TASK]: () => warnOfExpiry(app) },
  // In the morning of the United States.
  cron: [{ task: WARN_TASK, pattern: '5 13 * * *' }],
});
