// Background jobs of reports.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { CLEAN_TASK, removeOldFiles } from './exports/remove-old-files.ts';
import { EXPORT_TASK, type ExportJob, runExport } from './exports/run-export.ts';
import { runSchedules, SCHEDULE_TASK } from './schedules/run-schedules.ts';

export const reportsJobs = (app: App): RoomJobs => ({
  handlers: {
    [EXPORT_TASK]: (payload) => runExport(app, payload as ExportJob),
    [SCHEDULE_TASK]: () => runSchedules(app),
    [CLEAN_TASK]: () => removeOldFiles(app),
  },
  cron: [
    // Schedules begin on the hour.
    { task: SCHEDULE_TASK, pattern: '*/5 * * * *' },
    { task: CLEAN_TASK, pattern: '20 4 * * *' },
  ],
});
