// What is being written in a thread: kept on this device, so that neither a reload nor a look elsewhere loses it.
import { CHANNELS, type Channel } from '@onward/domain/messages/channels';
import { useState } from 'react';
import { readDraft, storeDraft } from '../../../platform/drafts.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';

export interface Draft {
  channel: Channel;
  subject: string;
  body: string;
}

const subjectOf = (conversationId: number): string => `conversation:${conversationId}`;

/** The first channel is only a beginning: a kept draft remembers its own. */
export function useDraft(conversationId: number, first: Channel) {
  const reader = useCurrentUser().id;
  const empty: Draft = { channel: first, subject: '', body: '' };
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft<Partial<Draft>>(reader, subjectOf(conversationId));
    return { ...empty, ...kept, channel: CHANNELS.find((channel) => channel === kept?.channel) ?? first };
  });
  const change = (changed: Partial<Draft>): void => {
    const next = { ...draft, ...changed };
    setDraft(next);
    storeDraft(reader, subjectOf(conversationId), next.subject || next.body ? next : null);
  };
  return { draft, change, clear: () => change({ subject: '', body: '' }) };
}
