// Others answer, applicants write: the list is read again (MSG-013, NTF-022).
import { useEffect, useRef } from 'react';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { refreshList } from '../messages.api.ts';

/** A bulk message changes hundreds within a second: they are read again once. */
const PAUSE_MS = 300;

export function useLiveInbox(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCableEvent('messages', ({ event }) => {
    if (event === 'conversation_presence_changed') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshList(), PAUSE_MS);
  });
}
