// The times an applicant can choose from: where all interviewers are free, by their calendars and rules (SCH-007,
// AHD-007); and for each rule how many times it takes away (AHD-006).
import { dayAfter, momentOf, wallTimeOf, weekdayOf } from '../platform/time/zoned-time.ts';
import { type Calendar, minutesOf } from './availability.ts';
import { type Interval, joined, shared, widened, without } from './intervals.ts';

export const SLOT_STEP_MINUTES = 15;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = SLOT_STEP_MINUTES * MINUTE_MS;

export interface Interviewer {
  staffId: number;
  calendar: Calendar;
  /** Meetings that hold their time. */
  meetings: readonly Interval[];
  /** What calendars outside say of them. */
  busy: readonly Interval[];
}

export interface SlotSearch {
  interviewers: readonly Interviewer[];
  durationMinutes: number;
  /** How many may come to one meeting. */
  capacity: number;
  /** Meetings of this stage by these interviewers, with how many come: there may be room for one more. */
  groups: readonly { from: number; to: number; taken: number }[];
  now: Date;
  from: Date;
  to: Date;
}

/** Starts in order, as milliseconds. */
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
  const allowed = shared(openTime(calendar, window), [noticed(calendar, now)]);
  return without(allowed, taken);
}

const noticed = ({ min_notice_hours, max_days_ahead }: Calendar, now: Date): Interval => ({
  from: now.getTime() + min_notice_hours * HOUR_MS,
  to: now.getTime() + max_days_ahead * DAY_MS,
});

const intersection = (free: readonly Interval[][]): Interval[] =>
  free.reduce((common, one) => shared(common, one), free[0] ?? []);

/** The hours somebody opened, by the clocks of their own zone. */
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
  return shared(joined(open), [window]);
}

/** On the quarters of the hour, each with room for the whole meeting. */
function startsIn(free: readonly Interval[], durationMinutes: number): number[] {
  const length = durationMinutes * MINUTE_MS;
  return free.flatMap(({ from, to }) => {
    const starts: number[] = [];
    for (let start = Math.ceil(from / STEP_MS) * STEP_MS; start + length <= to; start += STEP_MS) starts.push(start);
    return starts;
  });
}

/** Meetings of several that have a place left, as long as they can still be booked by notice and range. */
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
  /** Times that at least one of the interviewers opened. */
  possible: number;
  /** In the order they are applied; what one takes away the next cannot. */
  removed: Record<SlotRule, number>;
  left: number;
}

/** Rule after rule, counting what each takes away. */
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
  const possible = counted(joined(opened.flat()));
  const removed = {} as Record<SlotRule, number>;
  let free = interviewers.length > 0 ? intersection(opened) : [];
  let before = possible;
  const apply = (rule: SlotRule, left: Interval[]) => {
    free = left;
    removed[rule] = before - counted(free);
    before -= removed[rule];
  };
  apply('no_shared_time', free);
  apply('notice', shared(free, [{ from: earliest, to: window.to }]));
  apply(
    'busy',
    without(
      free,
      interviewers.flatMap(({ busy }) => busy),
    ),
  );
  // Without its breaks a meeting takes its own time; what the breaks take more is theirs.
  const afterBreaks = without(free, around);
  const afterMeetings = without(free, holding);
  const byBreaks = counted(afterMeetings) - counted(afterBreaks);
  removed.buffer = byBreaks;
  before -= byBreaks;
  apply('full', afterBreaks);
  apply('range', shared(free, [{ from: window.from, to: latest }]));
  const left = findSlots(search).length;
  // Groups with a place left are open after all.
  removed.full = Math.max(0, removed.full - (left - counted(free)));
  return { possible, removed, left };
}

/** Fewer than this in the coming week, and the interviewers are told. */
export const FEW_SLOTS = 3;
export const FEW_SLOTS_DAYS = 7;
