// Adds what changed to the counts of analytics. Readers add what is left themselves, so nothing depends on when it runs.
import type { App } from '../../platform/app.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';

const FOLD_TASK = 'analytics.fold';
/** In one transaction, so that it stays short. */
const FOLDED_MAX = 20_000;

export const analyticsJobs = (app: App): RoomJobs => ({
  handlers: {
    [FOLD_TASK]: async () => {
      while ((await fold(app)) === FOLDED_MAX);
    },
  },
  cron: [{ task: FOLD_TASK, pattern: '* * * * *' }],
});

const fold = (app: App): Promise<number> =>
  inSystem(app.pool, async (tx) => {
    const { rows } = await tx.client.query<{ folded: number }>('select onward.fold_analytics($1) as folded', [
      FOLDED_MAX,
    ]);
    return rows[0]?.folded ?? 0;
  });
