// Calendars of the staff elsewhere: which of their blocks take time away, and which interviews are copied into them
// (SCH-014).
import { momentOf } from '../platform/time/zoned-time.ts';
import { type Interval, joined, without } from './intervals.ts';
import type { MeetingStatus } from './meeting-states.ts';

export const CALENDAR_PROVIDERS = ['google', 'microsoft'] as const;
export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number];

export const isCalendarProvider = (key: string): key is CalendarProvider =>
  (CALENDAR_PROVIDERS as readonly string[]).includes(key);

export const LINK_STATES = ['connected', 'broken'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** `revoked`: the consent is gone. `refused`: a fresh token is not taken. `forbidden`: the consent covers too little. */
export const BROKEN_REASONS = ['revoked', 'refused', 'forbidden'] as const;
export type BrokenReason = (typeof BROKEN_REASONS)[number];

/** How coming back from the provider ended. */
export const CONNECT_RESULTS = ['connected', 'declined', 'incomplete', 'failed'] as const;
export type ConnectResult = (typeof CONNECT_RESULTS)[number];

/** Busy times older than this are read again in the background when somebody looks for a time. */
export const BUSY_STALE_SECONDS = 180;
/** Younger than this they are good enough to book by. */
export const BUSY_FRESH_SECONDS = 20;
/** No applicant waits longer than this for a calendar elsewhere. */
export const FRESH_LOOK_MS = 1_500;

/** A block of time as a provider tells of it; titles are never asked for. */
export interface OutsideBlock {
  /** Absent where the provider tells times alone. */
  id?: string;
  /** `unknown` and everything new counts: rather a time too few than two at once. */
  shows: 'busy' | 'tentative' | 'out_of_office' | 'elsewhere' | 'free' | 'unknown';
  isCancelled: boolean;
  span: Interval | { firstDay: string; dayAfterLast: string };
}

/** What we wrote there ourselves: by name where the provider tells names, by time where it does not. */
export interface OwnCopies {
  ids: ReadonlySet<string>;
  spans: readonly Interval[];
}

export type BlockDecision = { counts: true } | { counts: false; reason: 'cancelled' | 'free' | 'own' };

export function decideBlock(block: OutsideBlock, own: OwnCopies): BlockDecision {
  if (block.isCancelled) return { counts: false, reason: 'cancelled' };
  if (block.shows === 'free' || block.shows === 'elsewhere') return { counts: false, reason: 'free' };
  if (block.id !== undefined && own.ids.has(block.id)) return { counts: false, reason: 'own' };
  return { counts: true };
}

/** In order and apart; whole days last from midnight to midnight of the calendar's zone. */
export function busyTimes(blocks: readonly OutsideBlock[], own: OwnCopies, timeZone: string): Interval[] {
  const counting = blocks.filter((block) => decideBlock(block, own).counts);
  const named = counting.filter(({ id }) => id !== undefined);
  const unnamed = counting.filter(({ id }) => id === undefined);
  const spansOf = (some: readonly OutsideBlock[]) => joined(some.map(({ span }) => intervalOf(span, timeZone)));
  return joined([...spansOf(named), ...without(spansOf(unnamed), own.spans)]);
}

const intervalOf = (span: OutsideBlock['span'], timeZone: string): Interval =>
  'firstDay' in span
    ? { from: momentOf(span.firstDay, 0, timeZone), to: momentOf(span.dayAfterLast, 0, timeZone) }
    : span;

/** What should stand in the calendar of an interviewer elsewhere; `as_it_is` leaves what is there alone. */
export type WantedCopy = 'there' | 'gone' | 'as_it_is';

export function wantedCopy(
  meeting: { status: MeetingStatus; startsAt: Date; interviewerIds: readonly number[]; isErased: boolean },
  staffId: number,
  now: Date,
): WantedCopy {
  // Whoever was erased stands in no calendar any more, not even in the past of one.
  if (meeting.isErased || !meeting.interviewerIds.includes(staffId)) return 'gone';
  if (meeting.status === 'confirmed') return 'there';
  // What took place, or should have, stays where people look for it; what will not takes no time.
  const isOver = meeting.status === 'completed' || meeting.status === 'no_show';
  return isOver && meeting.startsAt <= now ? 'as_it_is' : 'gone';
}

export interface KnownCopy {
  /** The meeting as it was when it was last written. */
  sequence: number;
  isGone: boolean;
}

export type CopyStep = 'write' | 'remove' | 'nothing';

/** Nothing is written twice: what stands there already is left alone. */
export function decideCopy(wanted: WantedCopy, sequence: number, known: KnownCopy | undefined): CopyStep {
  if (wanted === 'as_it_is') return 'nothing';
  if (wanted === 'gone') return known === undefined || known.isGone ? 'nothing' : 'remove';
  return known !== undefined && !known.isGone && known.sequence === sequence ? 'nothing' : 'write';
}

const RETRY_SECONDS = [5, 20, 60, 180, 600] as const;

/** When a calendar that did not answer is tried again; null leaves it to the next regular look. */
export function retryAfter(attempt: number, askedFor: number | null): number | null {
  const usual = RETRY_SECONDS[attempt];
  return usual === undefined ? null : Math.max(usual, askedFor ?? 0);
}
