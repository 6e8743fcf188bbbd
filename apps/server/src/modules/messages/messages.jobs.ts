// Background jobs of the messages room.

import type { App } from '../../platform/app.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { FETCH_MEDIA_TASK, fetchMedia, type MediaJob } from './inbound/fetch-media.ts';
import { LEAVE_TASK, type LeaveJob, leave } from './sending/send-message.ts';
import { deleteExpired } from './threads/conversation-tokens.ts';

const SWEEP_TASK = 'messages.sweep';

export const messagesJobs = (app: App): RoomJobs => ({
  handlers: {
    [FETCH_MEDIA_TASK]: (payload) => fetchMedia(app, payload as MediaJob),
    [LEAVE_TASK]: (payload) => leave(app, payload as LeaveJob),
    [SWEEP_TASK]: async () => {
      await inSystem(app.pool, (tx) => deleteExpired(tx, app.clock()));
    },
  },
  cron: [{ task: SWEEP_TASK, pattern: '23 3 * * *' }],
});
