// Live events for components.
import type { CableChannel, CableMessage } from '@onward/contract/cable';
import { useEffect, useEffectEvent } from 'react';
import { listenToCable } from './cable.ts';

/** Calls the handler for every event of a channel while the component is mounted. */
export function useCableEvent(channel: CableChannel, handler: (message: CableMessage) => void): void {
  const onMessage = useEffectEvent(handler);
  useEffect(() => listenToCable(channel, (message) => onMessage(message)), [channel]);
}
