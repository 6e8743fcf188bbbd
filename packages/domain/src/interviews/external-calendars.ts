// Staff's external calendars: which of their events block time, and which interviews are copied into them (SCH-014).
import { momentOf } from '../platform/time/zoned-time.ts';
import { type Interval, mergeIntervals, subtractIntervals } from './intervals.ts';
import type { MeetingStatus } from './meeting-states.ts';

export const CALENDAR_PROVIDERS = ['google', 'microsoft'] as const;
export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number];

export const isCalendarProvider = (key: string): key is CalendarProvider =>
  (CALENDAR_PROVIDERS as readonly string[]).includes(key);

export const LINK_STATES = ['connected', 'broken'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/**
 * `revoked`: consent was withdrawn. `refused`: a fresh token is rejected. `forbidden`: consent doesn't cover enough.
 */
export const BROKEN_REASONS = ['revoked', 'refused', 'forbidden'] as const;
export type BrokenReason = (typeof BROKEN_REASONS)[number];

/** Outcome of returning from the provider's consent page. */
export const CONNECT_RESULTS = ['connected', 'declined', 'incomplete', 'failed'] as const;
export type ConnectResult = (typeof CONNECT_RESULTS)[number];

/** Busy times older than this are refreshed in the background when someone looks for a time. */
export const BUSY_STALE_SECONDS = 180;
/** Busy times newer than this are fresh enough to book by. */
export const BUSY_FRESH_SECONDS = 20;
/** Applicants wait at most this long for an external calendar. */
export const FRESH_CHECK_MS = 1_500;

/** A calendar event as a provider reports it; titles are never requested. */
export interface ExternalEvent {
  /** Absent when the provider reports times only. */
  id?: string;
  /** `unknown` and any new value count as busy: offering too few times is better than double booking. */
  shows: 'busy' | 'tentative' | 'out_of_office' | 'elsewhere' | 'free' | 'unknown';
  isCancelled: boolean;
  span: Interval | { firstDay: string; dayAfterLast: string };
}

/** Events that we wrote ourselves: identified by id where the provider reports ids, otherwise by time. */
export interface OwnCopies {
  ids: ReadonlySet<string>;
  spans: readonly Interval[];
}

export type BlockDecision = { counts: true } | { counts: false; reason: 'cancelled' | 'free' | 'own' };

export function decideBlock(block: ExternalEvent, own: OwnCopies): BlockDecision {
  if (block.isCancelled) return { counts: false, reason: 'cancelled' };
  if (block.shows === 'free' || block.shows === 'elsewhere') return { counts: false, reason: 'free' };
  if (block.id !== undefined && own.ids.has(block.id)) return { counts: false, reason: 'own' };
  return { counts: true };
}

/** Sorted and without overlaps; all-day events last from midnight to midnight in the calendar's zone. */
export function busyTimes(blocks: readonly ExternalEvent[], own: OwnCopies, timeZone: string): Interval[] {
  const counting = blocks.filter((block) => decideBlock(block, own).counts);
  const named = counting.filter(({ id }) => id !== undefined);
  const unnamed = counting.filter(({ id }) => id === undefined);
  const spansOf = (some: readonly ExternalEvent[]) =>
    mergeIntervals(some.map(({ span }) => intervalOf(span, timeZone)));
  return mergeIntervals([...spansOf(named), ...subtractIntervals(spansOf(unnamed), own.spans)]);
}

const intervalOf = (span: ExternalEvent['span'], timeZone: string): Interval =>
  'firstDay' in span
    ? { from: momentOf(span.firstDay, 0, timeZone), to: momentOf(span.dayAfterLast, 0, timeZone) }
    : span;

/** What an interviewer's external calendar should contain; `as_it_is` leaves the current copy alone. */
export type WantedCopy = 'there' | 'gone' | 'as_it_is';

export function wantedCopy(
  meeting: { status: MeetingStatus; startsAt: Date; interviewerIds: readonly number[]; isErased: boolean },
  staffId: number,
  now: Date,
): WantedCopy {
  // An erased person must not appear in any calendar, not even in past entries.
  if (meeting.isErased || !meeting.interviewerIds.includes(staffId)) return 'gone';
  if (meeting.status === 'confirmed') return 'there';
  // Past meetings stay visible in the calendar; canceled ones must not block time.
  const isOver = meeting.status === 'completed' || meeting.status === 'no_show';
  return isOver && meeting.startsAt <= now ? 'as_it_is' : 'gone';
}

export interface KnownCopy {
  /** The meeting's sequence when the copy was last written. */
  sequence: number;
  isGone: boolean;
}

export type CopyStep = 'write' | 'remove' | 'nothing';

/** An up-to-date copy is not written again. */
export function decideCopy(wanted: WantedCopy, sequence: number, known: KnownCopy | undefined): CopyStep {
  if (wanted === 'as_it_is') return 'nothing';
  if (wanted === 'gone') return known === undefined || known.isGone ? 'nothing' : 'remove';
  return known !== undefined && !known.isGone && known.sequence === sequence ? 'nothing' : 'write';
}

const RETRY_SECONDS = [5, 20, 60, 180, 600] as const;

/** When to retry a calendar that didn't respond; null leaves it to the next regular check. */
export function retryAfter(attempt: number, askedFor: number | null): number | null {
  const usual = RETRY_SECONDS[attempt];
  return usual === undefined ? null : Math.max(usual, askedFor ?? 0);
}
