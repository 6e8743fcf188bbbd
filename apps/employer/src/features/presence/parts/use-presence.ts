// Reports the user's presence on a record and returns who else is there (AHD-021).
import { deletePresence, type PresentPerson, updatePresence } from '@onward/contract/presence/presence';
import {
  HEARTBEAT_SECONDS,
  type PresenceKind,
  type PresenceState,
  presenceEvent,
} from '@onward/domain/presence/presence';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';

const CHANNELS = { application: 'applications', conversation: 'messages', employee: 'company' } as const;

/** The other people there. Presence is optional: if it fails, nothing else does. */
export function usePresence(kind: PresenceKind, id: number, state: PresenceState): readonly PresentPerson[] {
  const readOnly = useCurrentUser().is_read_only;
  const [tab] = useState(() => crypto.randomUUID());
  const [people, setPeople] = useState<readonly PresentPerson[]>([]);

  const stay = useEffectEvent(async (signal?: AbortSignal) => {
    if (readOnly || document.visibilityState !== 'visible') return;
    const answer = await api
      .call(updatePresence, { body: { kind, id, tab, state }, silent: true, ...(signal && { signal }) })
      .catch(() => null);
    if (answer && !signal?.aborted) setPeople(answer.people);
  });
  const leave = useEffectEvent((recordId: number) => {
    if (readOnly) return;
    const place = { kind, id: recordId, tab };
    void api.call(deletePresence, { query: place, silent: true, outlivesPage: true }).catch(() => null);
  });

  useCableEvent(CHANNELS[kind], ({ event, data }) => {
    if (event === presenceEvent(kind) && data.id === id) void stay();
  });

  useEffect(() => {
    const heartbeat = setInterval(() => void stay(), HEARTBEAT_SECONDS * 1000);
    const comeBack = () => void stay();
    const end = () => leave(id);
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('pagehide', end);
    return () => {
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('pagehide', end);
      end();
    };
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of activity are sent at once, not at the next heartbeat.
  useEffect(() => {
    const changed = new AbortController();
    void stay(changed.signal);
    return () => changed.abort();
  }, [id, state]);

  return people;
}
