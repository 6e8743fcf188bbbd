// Forgets those whose browser ended without saying so.
import { presentSince } from '@onward/domain/presence/presence';
import { inSystem } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { removeOlder } from './presence.queries.ts';

const FORGET_GONE_TASK = 'presence.forget_gone';

export const presenceJobs = (house: House): RoomJobs => ({
  handlers: {
    [FORGET_GONE_TASK]: () =>
      inSystem(house.pool, async (tx) => {
        await removeOlder(tx, presentSince(house.clock()));
      }),
  },
  cron: [{ task: FORGET_GONE_TASK, pattern: '17 * * * *' }],
});
