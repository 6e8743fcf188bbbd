// Adds what changed to the counts of analytics, and counts a company anew after its time zone changed. Readers add what is
// left themselves and go on with the edition they know, so nothing they see depends on when these run.
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../platform/app.ts';
import { inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';

const FOLD_TASK = 'analytics.fold';
/** Added by the database when the zone changes (migration 0034). */
const RECOUNT_TASK = 'analytics.recount';
/** In one transaction, so that it stays short. */
const FOLDED_MAX = 20_000;
/** Fewer, because changes of applications wait while a batch is counted. */
const RECOUNTED_MAX = 1_000;
const BUSY_SECONDS = 2;

export const analyticsJobs = (app: App): RoomJobs => ({
  handlers: {
    [FOLD_TASK]: async () => {
      while ((await count(app, 'select onward.fold_analytics($1) as count', [FOLDED_MAX])) === FOLDED_MAX);
      while ((await count(app, 'select onward.forget_analytics($1) as count', [FOLDED_MAX])) > 0);
    },
    [RECOUNT_TASK]: (payload) => recount(app, (payload as { company_id: number }).company_id),
  },
  cron: [{ task: FOLD_TASK, pattern: '* * * * *' }],
});

const count = (app: App, text: string, values: unknown[]): Promise<number> =>
  inSystem(app.pool, async (tx) => {
    const { rows } = await tx.client.query<{ count: number }>(text, values);
    return rows[0]?.count ?? 0;
  });

/** Progress is stored in the database, so another worker can continue at any time. */
async function recount(app: App, companyId: number): Promise<void> {
  for (;;) {
    const state = await inSystem(app.pool, async (tx) => {
      const { rows } = await tx.client.query<{ state: 'busy' | 'more' | 'done' }>(
        'select onward.count_more_analytics($1, $2) as state',
        [companyId, RECOUNTED_MAX],
      );
      if (rows[0]?.state === 'busy') await goOnLater(app, tx, companyId);
      return rows[0]?.state;
    });
    if (state !== 'more') return;
  }
}

function goOnLater(app: App, tx: Transaction, companyId: number): Promise<void> {
  const key = `analytics_recount:${companyId}`;
  const runAt = addSeconds(app.clock(), BUSY_SECONDS);
  return enqueue(tx, RECOUNT_TASK, { company_id: companyId }, { key, queue: key, runAt });
}
