// Waits for "turn all on / off": polls every second for half a minute until the settings match (NTF-006).
import { type ConfigState, hasReached, TURN_ALL_GIVE_UP_MS } from '@onward/domain/notifications/turn-all';
import { BULK_NOTIFICATION_POLL_MS } from '@onward/domain/platform/constants';
import type { WantedSettings } from './settings.api.ts';

interface Wait {
  wanted: readonly WantedSettings[];
  read: () => Promise<readonly ConfigState[]>;
  pause: (milliseconds: number) => Promise<void>;
}

/** False when time ran out first. */
export async function waitUntilReached({ wanted, read, pause }: Wait): Promise<boolean> {
  for (let waited = 0; waited < TURN_ALL_GIVE_UP_MS; waited += BULK_NOTIFICATION_POLL_MS) {
    await pause(BULK_NOTIFICATION_POLL_MS);
    if (hasReached(await read(), wanted)) return true;
  }
  return false;
}
