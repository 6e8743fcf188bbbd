// Background jobs of the notifications room.

import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { DIGEST_TASK, deliverFact, type Fact, NOTIFY_TASK } from './deliver-notifications.ts';
import { type DigestPayload, sendDigest } from './send-digest.ts';
import { applyUpdateAll, UPDATE_ALL_TASK, type UpdateAllPayload } from './settings.service.ts';

export const notificationsJobs = (app: App): RoomJobs => ({
  handlers: {
    [NOTIFY_TASK]: (payload) => deliverFact(app, payload as Fact),
    [DIGEST_TASK]: (payload) => sendDigest(app, payload as DigestPayload),
    [UPDATE_ALL_TASK]: (payload) => {
      const change = payload as UpdateAllPayload;
      return inCompany(app.pool, change.company_id, (tx) => applyUpdateAll(tx, change));
    },
  },
  cron: [],
});
