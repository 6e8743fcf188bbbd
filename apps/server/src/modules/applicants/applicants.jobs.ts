// Background work on applicants: batches of large actions, delayed messages, reading files, and deleting expired undo
// data.

import type { App } from '../../platform/app.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import type { ActionEffects } from './actions/action-effect.ts';
import { HIRE_NEWS_TASK, type HireNews, tellOfHire } from './actions/announce-hire.ts';
import { BULK_ACTION_TASK, type BulkJob, runBatch } from './actions/bulk-actions.service.ts';
import { REJECTION_MESSAGE_TASK, type RejectionMessage, sendRejectionMessage } from './actions/send-rejection.ts';
import { removeFiles, removeNotifications } from './persons/erasing.service.ts';
import { FORGET_NEWS_TASK, REMOVE_FILES_TASK } from './persons/forget-person.ts';
import { type FilesToRead, READ_FILES_TASK, readFiles } from './profile/read-files.ts';

const FORGET_UNDOS_TASK = 'applicants.forget_undos';

export const applicantsJobs = (app: App, effects: ActionEffects): RoomJobs => ({
  handlers: {
    [BULK_ACTION_TASK]: (payload) => runBatch(app, effects, payload as BulkJob),
    [HIRE_NEWS_TASK]: (payload) => tellOfHire(app, payload as HireNews),
    [REJECTION_MESSAGE_TASK]: (payload) => sendRejectionMessage(app, payload as RejectionMessage),
    [READ_FILES_TASK]: (payload) => readFiles(app, payload as FilesToRead),
    [REMOVE_FILES_TASK]: (payload) => removeFiles(app, payload as { keys: string[] }),
    [FORGET_NEWS_TASK]: (payload) => removeNotifications(app, payload as Parameters<typeof removeNotifications>[1]),
    [FORGET_UNDOS_TASK]: () => forgetUndos(app),
  },
  cron: [{ task: FORGET_UNDOS_TASK, pattern: '23 3 * * *' }],
});

/** Kept for a day, so that a late undo gets a clear error. */
const forgetUndos = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    await tx.client.query("delete from action_undos where done_at < $1::timestamptz - interval '1 day'", [app.clock()]);
    await tx.client.query("delete from bulk_actions where finished_at < $1::timestamptz - interval '30 days'", [
      app.clock(),
    ]);
  });
