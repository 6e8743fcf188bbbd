// Jobs of the documents room.
import type { App } from '../../platform/app.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { SEAL_TASK, type SealJob, sealRequest } from './signing/seal-request.ts';

export const documentsJobs = (app: App): RoomJobs => ({
  handlers: { [SEAL_TASK]: (payload) => sealRequest(app, payload as SealJob) },
  cron: [],
});
