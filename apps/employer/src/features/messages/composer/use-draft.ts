// The unsent message of a thread, stored on this device so that a reload or another page does not lose it.
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

/** `first` applies only until there is a stored draft, which has its own channel. */
export function useDraft(conversationId: number, first: Channel) {
  const userId = useCurrentUser().id;
  const empty: Draft = { channel: first, subject: '', body: '' };
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = readDraft<Partial<Draft>>(userId, subjectOf(conversationId));
    return { ...empty, ...stored, channel: CHANNELS.find((channel) => channel === stored?.channel) ?? first };
  });
  const change = (changed: Partial<Draft>): void => {
    const next = { ...draft, ...changed };
    setDraft(next);
    storeDraft(userId, subjectOf(conversationId), next.subject || next.body ? next : null);
  };
  /** A message that was taken back goes above what has been written since. */
  const giveBack = (sent: Draft): void => {
    const since = readDraft<Partial<Draft>>(userId, subjectOf(conversationId))?.body;
    change({ ...sent, body: since ? `${sent.body}\n\n${since}` : sent.body });
  };
  return { draft, change, clear: () => change({ subject: '', body: '' }), giveBack };
}
