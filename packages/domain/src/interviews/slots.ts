// The times an applicant can choose from: when all interviewers are free, by their calendars and rules (SCH-007,
// AHD-007), and how many times each rule removes (AHD-006).
import { dayAfter, momentOf, wallTimeOf, weekdayOf } from '../platform/time/zoned-time.ts';
import { type Calendar, minutesOf } from './availability.ts';
import { type Interval, intersectIntervals, mergeIntervals, subtractIntervals, widened } from './intervals.ts';

export const SLOT_STEP_MINUTES = 15;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = SLOT_STEP_MINUTES * MINUTE_MS;

export interface Interviewer {
  staffId: number;
  calendar: Calendar;
  /** Meetings that block time. */
  meetings: readonly Interval[];
  /** Busy times from external calendars. */
  busy: readonly Interval[];
}

export interface SlotSearch {
  interviewers: readonly Interviewer[];
  durationMinutes: number;
  /** How many applicants can attend one meeting. */
  capacity: number;
  /** Meetings of this stage with these interviewers and their number of attendees; there may be room for one more. */
  groups: readonly { from: number; to: number; taken: number }[];
  now: Date;
  from: Date;
  to: Date;
}

/** Start times in order, as milliseconds. */
export function findSlots(search: SlotSearch): number[] {
  if (search.interviewers.length === 0) return [];
  const window = windowOf(search);
  const free = search.interviewers.map((interviewer) => freeTime(interviewer, window, search.now));
  const starts = startsIn(intersection(free), search.durationMinutes);
  return [...new Set([...starts, ...openGroups(search, window)])].toSorted((a, b) => a - b);
}

const windowOf = ({ now, from, to }: SlotSearch): Interval => ({
  from: Math.max(now.getTime(), from.getTime()),
  to: to.getTime(),
});

function freeTime(interviewer: Interviewer, window: Interval, now: Date): Interval[] {
  const { calendar, meetings, busy } = interviewer;
  const taken = [...widened(meetings, calendar.buffer_minutes * MINUTE_MS), ...busy];
  const allowed = intersectIntervals(openTime(calendar, window), [noticed(calendar, now)]);
  return subtractIntervals(allowed, taken);
}

const noticed = ({ min_notice_hours, max_days_ahead }: Calendar, now: Date): Interval => ({
  from: now.getTime() + min_notice_hours * HOUR_MS,
  to: now.getTime() + max_days_ahead * DAY_MS,
});

const intersection = (free: readonly Interval[][]): Interval[] =>
  free.reduce((common, one) => intersectIntervals(common, one), free[0] ?? []);

/** A calendar's open hours, in its own time zone. */
export function openTime(calendar: Calendar, window: Interval): Interval[] {
  const { time_zone: zone, availabilities, exceptions } = calendar;
  const differing = new Map(exceptions.map(({ date, ranges }) => [date, ranges]));
  const lastDay = wallTimeOf(window.to, zone).day;
  const open: Interval[] = [];
  for (let day = wallTimeOf(window.from, zone).day; day <= lastDay; day = dayAfter(day, 1)) {
    const ranges = differing.get(day) ?? availabilities.filter(({ weekday }) => weekday === weekdayOf(day));
    for (const { start, end } of ranges) {
      open.push({ from: momentOf(day, minutesOf(start) ?? 0, zone), to: momentOf(day, minutesOf(end) ?? 0, zone) });
    }
  }
  return intersectIntervals(mergeIntervals(open), [window]);
}

/** Start times on the quarter hour, each with room for the whole meeting. */
function startsIn(free: readonly Interval[], durationMinutes: number): number[] {
  const length = durationMinutes * MINUTE_MS;
  return free.flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let start = Math.ceil(from / STEP_MS) * STEP_MS; start + length <= to; start += STEP_MS) starts.push(start);
    return starts;
  });
}

/** Group meetings with a free place that can still be booked by notice and date range. */
function openGroups({ interviewers, capacity, groups, now }: SlotSearch, window: Interval): number[] {
  const bookable = intersection([[window], ...interviewers.map(({ calendar }) => [noticed(calendar, now)])]);
  return groups
    .filter(({ taken }) => taken > 0 && taken < capacity)
    .filter(({ from, to }) => bookable.some((span) => span.from <= from && to <= span.to))
    .map(({ from }) => from);
}

export const SLOT_RULES = ['no_shared_time', 'notice', 'busy', 'buffer', 'full', 'range'] as const;
export type SlotRule = (typeof SLOT_RULES)[number];

export interface SlotDiagnosis {
  /** Times that at least one interviewer has open. */
  possible: number;
  /** In the order the rules are applied; a time removed by one rule is not counted for the next. */
  removed: Record<SlotRule, number>;
  left: number;
}

/** Applies one rule after another and counts what each removes. */
export function diagnoseSlots(search: SlotSearch): SlotDiagnosis {
  const window = windowOf(search);
  const { interviewers, now, durationMinutes } = search;
  const opened = interviewers.map(({ calendar }) => openTime(calendar, window));
  const holding = interviewers.flatMap(({ meetings }) => meetings);
  const around = interviewers.flatMap(({ calendar, meetings }) =>
    widened(meetings, calendar.buffer_minutes * MINUTE_MS),
  );
  const limits = interviewers.map(({ calendar }) => noticed(calendar, now));
  const earliest = Math.max(window.from, ...limits.map(({ from }) => from));
  const latest = Math.min(window.to, ...limits.map(({ to }) => to));

  const counted = (free: readonly Interval[]) => startsIn(free, durationMinutes).length;
  const possible = counted(mergeIntervals(opened.flat()));
  const removed = {} as Record<SlotRule, number>;
  let free = interviewers.length > 0 ? intersection(opened) : [];
  let before = possible;
  const apply = (rule: SlotRule, left: Interval[]) => {
    free = left;
    removed[rule] = before - counted(free);
    before -= removed[rule];
  };
  apply('no_shared_time', free);
  apply('notice', intersectIntervals(free, [{ from: earliest, to: window.to }]));
  apply(
    'busy',
    subtractIntervals(
      free,
      interviewers.flatMap(({ busy }) => busy),
    ),
  );
  // First remove meetings without breaks, so that only the additional loss is counted for the breaks.
  const afterBreaks = subtractIntervals(free, around);
  const afterMeetings = subtractIntervals(free, holding);
  const byBreaks = counted(afterMeetings) - counted(afterBreaks);
  removed.buffer = byBreaks;
  before -= byBreaks;
  apply('full', afterBreaks);
  apply('range', intersectIntervals(free, [{ from: window.from, to: latest }]));
  const left = findSlots(search).length;
  // Group meetings with a free place are still available.
  removed.full = Math.max(0, removed.full - (left - counted(free)));
  return { possible, removed, left };
}

/** Interviewers are notified when the coming week has fewer slots than this. */
export const FEW_SLOTS = 3;
export const FEW_SLOTS_DAYS = 7;
