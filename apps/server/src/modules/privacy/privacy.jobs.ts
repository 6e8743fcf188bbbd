// Background jobs of the privacy room.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';
import { type PersonJob, REMOVE_PERSON_TASK } from './retention/apply-rule.ts';
import {
  BEGIN_TASK,
  beginRuns,
  RUN_TASK,
  type RunJob,
  removeForgotten,
  runRetention,
} from './retention/run-retention.ts';

export const privacyJobs = (app: App, rooms: readonly PersonTraces[]): RoomJobs => ({
  handlers: {
    [BEGIN_TASK]: () => beginRuns(app),
    [RUN_TASK]: (payload) => runRetention(app, rooms, payload as RunJob),
    [REMOVE_PERSON_TASK]: (payload) => removeForgotten(app, rooms, payload as PersonJob),
  },
  // Early in the morning everywhere in the United States.
  cron: [{ task: BEGIN_TASK, pattern: '40 8 * * *' }],
});
