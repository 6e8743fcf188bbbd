// Clean-up of what nobody can use any more.
import { SESSION_MAX_SECONDS } from '@onward/domain/identity/sessions';
import { addSeconds, SECONDS } from '@onward/domain/platform/time-units';
import { inSystem } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';

const SWEEP_TASK = 'identity.sweep';

export const identityJobs = (house: House): RoomJobs => ({
  handlers: {
    [SWEEP_TASK]: async () => {
      const now = house.clock();
      await inSystem(house.pool, async (tx) => {
        const expiredBefore = addSeconds(now, -SECONDS.day);
        await tx.db.deleteFrom('one_time_tokens').where('expires_at', '<', expiredBefore).execute();
        const oldestUsable = addSeconds(now, -SESSION_MAX_SECONDS);
        await tx.db.deleteFrom('sessions').where('created_at', '<', oldestUsable).execute();
      });
    },
  },
  cron: [{ task: SWEEP_TASK, pattern: '17 3 * * *' }],
});
