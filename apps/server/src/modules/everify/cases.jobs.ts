// Background jobs of E-Verify cases.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { pollCase, pollDueCases } from './cases/poll-cases.ts';
import { POLL_DUE_TASK, POLL_TASK, type PollJob } from './cases/poll-jobs.ts';

export const everifyCasesJobs = (app: App): RoomJobs => ({
  handlers: {
    [POLL_TASK]: (payload) => pollCase(app, payload as PollJob),
    [POLL_DUE_TASK]: () => pollDueCases(app),
  },
  cron: [{ task: POLL_DUE_TASK, pattern: '*/15 * * * *' }],
});
