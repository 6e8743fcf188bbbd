// Debounces bursts of events: an import, a rule or a bulk message can change hundreds of records within a second, which
// should cause only one reload.
import type { CableChannel, CableEvent } from '@onward/contract/cable';
import { useEffect, useRef } from 'react';
import { useCableEvent } from './use-cable-event.ts';

const PAUSE_MS = 300;

/** Events that change the threads of an inbox. */
export const THREAD_EVENTS = ['message_created', 'message_updated', 'conversation_read'] as const;

export function useSettledEvents<C extends CableChannel>(
  channel: C,
  events: readonly CableEvent<C>[],
  work: () => unknown,
): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCableEvent(channel, ({ event }) => {
    if (!(events as readonly string[]).includes(event)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void work(), PAUSE_MS);
  });
}
