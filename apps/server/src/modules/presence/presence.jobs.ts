// Removes entries of browsers that closed without a goodbye.
import { presentSince } from '@onward/domain/presence/presence';
import type { App } from '../../platform/app.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { removeOlder } from './presence.queries.ts';

const FORGET_GONE_TASK = 'presence.forget_gone';

export const presenceJobs = (app: App): RoomJobs => ({
  handlers: {
    [FORGET_GONE_TASK]: () =>
      inSystem(app.pool, async (tx) => {
        await removeOlder(tx, presentSince(app.clock()));
      }),
  },
  cron: [{ task: FORGET_GONE_TASK, pattern: '17 * * * *' }],
});
