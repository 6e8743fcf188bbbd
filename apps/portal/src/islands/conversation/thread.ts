// The thread on the applicant's page: newest last, grouped by day in the user's time zone.
import type { ConversationTask } from '@onward/contract/interviews/bookings';
import { type Joined, joinSentTogether } from '@onward/domain/messages/sent-together';
import type { Language } from '@onward/domain/platform/languages';
import { capitalized } from '@onward/domain/platform/time/capitalized';
import { spokenParts } from '@onward/domain/platform/time/spoken-time';

export type ThreadMessage = ConversationTask['messages'][number];

export interface ThreadDay {
  day: string;
  messages: Joined<ThreadMessage>[];
}

/** The server returns the newest first. */
export function daysOf(newestFirst: readonly ThreadMessage[], language: Language, timeZone: string): ThreadDay[] {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  const days: ThreadDay[] = [];
  for (const message of joinSentTogether(newestFirst.toReversed())) {
    const day = capitalized(spokenParts(new Date(message.created_at), parts, language), language);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** New messages come first; those already loaded stay, including older ones that were requested. */
export function mergeMessages(known: readonly ThreadMessage[], fresh: readonly ThreadMessage[]): ThreadMessage[] {
  const all = new Map([...known, ...fresh].map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => other.id - one.id);
}
