// Background jobs of the integrations room.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../platform/app.ts';
import { inSystem } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { REVOKE_TASK, type RevokeJob, revoke } from './change-integration.ts';
import { removeOld } from './events-out/remove-old.ts';
import { sweepAttempts } from './integrations.queries.ts';
import { EVENT_TASK, type EventJobPayload, type OnCheckrEvent, processEvent } from './process-event.ts';
import { eraseBodies } from './webhook-events.queries.ts';

const SWEEP_TASK = 'integrations.sweep';
const BODY_KEPT_SECONDS = 30 * SECONDS.day;

export const integrationsJobs = (app: App, ports: { onCheckrEvent: OnCheckrEvent }): RoomJobs => ({
  handlers: {
    [EVENT_TASK]: (payload) => processEvent(app, ports.onCheckrEvent, payload as EventJobPayload),
    [REVOKE_TASK]: (payload) => revoke(app, payload as RevokeJob),
    [SWEEP_TASK]: async () => {
      await sweep(app);
      await removeOld(app);
    },
  },
  cron: [{ task: SWEEP_TASK, pattern: '23 3 * * *' }],
});

const sweep = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    const now = app.clock();
    await sweepAttempts(tx, now);
    await eraseBodies(tx, addSeconds(now, -BODY_KEPT_SECONDS));
  });
