// News that comes in crowds: an import, a rule or a message to many changes hundreds within a second. They are one reason
// to read again, once it is quiet.
import type { CableChannel, CableEvent } from '@onward/contract/cable';
import { useEffect, useRef } from 'react';
import { useCableEvent } from './use-cable-event.ts';

const PAUSE_MS = 300;

/** What changes the threads of an inbox; who looks at them does not. */
export const THREAD_NEWS = ['message_created', 'message_updated', 'conversation_read'] as const;

export function useSettledNews<C extends CableChannel>(
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
