// The platform's own jobs: delivering the outbox and deleting expired data.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../app.ts';
import { ROTATE_KEYS_TASK, rotateKeys } from '../crypto/rotate-keys.ts';
import { inSystem } from '../database/transaction.ts';
import { Delivery, type MailCarrier, type OnDelivered, type TextCarrier } from '../outbox/deliver.ts';
import { DELIVER_TASK, type DeliverJob } from '../outbox/send.ts';
import type { RoomJobs } from './room-jobs.ts';

const SWEEP_TASK = 'platform.sweep';
const EVENTS_KEPT_SECONDS = 7 * SECONDS.day;

export interface DeliveryPorts {
  carriers: { email: MailCarrier; sms: TextCarrier };
  /** Implemented by the messages room: reports what happened to its messages. */
  onDelivered: OnDelivered;
}

export function platformJobs(app: App, ports: DeliveryPorts): RoomJobs {
  const delivery = new Delivery(app.pool, app.encryption, { ...ports, files: app.files });
  return {
    handlers: {
      [DELIVER_TASK]: (payload, job) => delivery.deliver((payload as DeliverJob).outbox_message_ids, job),
      [SWEEP_TASK]: () => sweep(app),
      [ROTATE_KEYS_TASK]: async () => {
        const rotated = await rotateKeys(app.pool, app.encryption);
        if (rotated > 0) app.log.info({ rotated }, 'resealed values with the newest key');
      },
    },
    cron: [
      { task: SWEEP_TASK, pattern: '7 * * * *' },
      { task: ROTATE_KEYS_TASK, pattern: '37 2 * * *' },
    ],
  };
}

async function sweep(app: App): Promise<void> {
  const now = app.clock();
  await app.files.removeDrafts(addSeconds(now, -SECONDS.day));
  await inSystem(app.pool, async (tx) => {
    await tx.db.deleteFrom('rate_limits').where('window_started_at', '<', addSeconds(now, -SECONDS.day)).execute();
    await tx.db.deleteFrom('idempotency_keys').where('created_at', '<', addSeconds(now, -SECONDS.day)).execute();
    await tx.db.deleteFrom('events').where('created_at', '<', addSeconds(now, -EVENTS_KEPT_SECONDS)).execute();
  });
}
