// Background jobs for external calendars.
import type { App } from '../../../platform/app.ts';
import type { RoomJobs } from '../../../platform/jobs/room-jobs.ts';
import { createCalendarClients } from '../../../providers/calendars/calendar-clients.ts';
import {
  COPY_TASK,
  type CopyJob,
  FORGET_COPIES_TASK,
  PLAN_COPIES_TASK,
  REVOKE_TASK,
  SYNC_ALL_TASK,
  SYNC_TASK,
  type SyncJob,
} from './calendar-context.ts';
import { forgetCopies, planCopies, writeCopy } from './copy-meetings.ts';
import { type RevokeJob, revokeConsent } from './links.service.ts';
import { syncAllLinks, syncLink } from './read-busy-times.ts';

export const calendarLinksJobs = (app: App): RoomJobs => {
  const context = { app, clients: createCalendarClients(app.config) };
  return {
    handlers: {
      [SYNC_TASK]: (payload) => syncLink(context, payload as SyncJob),
      [SYNC_ALL_TASK]: () => syncAllLinks(context),
      [PLAN_COPIES_TASK]: (payload) => planCopies(context, payload as { company_id: number; subject_id: number }),
      [FORGET_COPIES_TASK]: (payload) => forgetCopies(context, payload as { company_id: number; subject_id: number }),
      [COPY_TASK]: (payload) => writeCopy(context, payload as CopyJob),
      [REVOKE_TASK]: (payload) => revokeConsent(context, payload as RevokeJob),
    },
    cron: [{ task: SYNC_ALL_TASK, pattern: '*/10 * * * *' }],
  };
};
