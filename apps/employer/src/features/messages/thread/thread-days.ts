// The messages of a thread by day, oldest first.

import type { Message } from '@onward/contract/messages/conversations';
import { foldAutomated, type ThreadEntry } from '@onward/domain/messages/folding';
import { type Joined, joinSentTogether } from '@onward/domain/messages/sent-together';
import { timeText } from '../../../platform/language/time-text.ts';

export type ShownMessage = Joined<Message>;
export type Entry = ThreadEntry<ShownMessage>;

export interface ThreadDay {
  /** Local midnight of the day. */
  day: Date;
  entries: Entry[];
}

/** The server sends the newest message first. Collapsed messages are listed under the day of the first one. */
export function daysOf(newestFirst: readonly Message[], opened: ReadonlySet<number>): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const entry of foldAutomated(joinSentTogether(newestFirst.toReversed(), isOnItsWay), opened)) {
    const moment = momentOf(entry);
    const day = new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
    const last = days.at(-1);
    if (last?.day.getTime() === day.getTime()) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** One that failed or can still be stopped has its own buttons. */
const isOnItsWay = ({ status, leaves_at }: Message): boolean => status !== 'failed' && leaves_at === null;

const momentOf = (entry: Entry): Date =>
  new Date((entry.type === 'message' ? entry.message : entry.messages[0])?.created_at ?? 0);

const DAY_MS = 86_400_000;

/** "Today" and "yesterday" by name; the year only where it differs. */
export function dayText(day: Date, now: Date, language: string): string {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  // Rounded, because days of 23 or 25 hours exist.
  const ago = Math.round((midnight.getTime() - day.getTime()) / DAY_MS);
  if (ago === 0 || ago === 1) {
    const text = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
    return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
  }
  const sameYear = day.getFullYear() === now.getFullYear();
  return timeText(language, day, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}
