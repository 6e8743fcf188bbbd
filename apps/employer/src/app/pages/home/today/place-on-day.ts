// Places the interviews of a day on a timeline, in lanes so that none overlap.
import type { TodayMeeting } from '@onward/contract/home/home';
import { momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';

const HOUR_MS = 3_600_000;
/** The default hours; extended for interviews outside of them. */
const FIRST_HOURS = 8;
const LAST_HOURS = 18;
/** The width of a card, regardless of the interview's length. */
const CARD_PERCENT = 21;
/** With more hours there is no space for all labels, so only every second or third is labeled. */
const NAMED_MAX = 14;

interface PlacedMeeting {
  meeting: TodayMeeting;
  /** Percent of the width. */
  at: number;
  lane: number;
}

interface Day {
  hours: { at: number; moment: Date }[];
  rows: PlacedMeeting[];
  lanes: number;
  /** Null when the day is over or has not begun. */
  nowAt: number | null;
}

export function placeOnDay(meetings: readonly TodayMeeting[], timeZone: string, now: Date): Day {
  const times = meetings.map(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)] as const);
  const midnight = startOfDay(now, timeZone);
  // Counted from local midnight, because some zones are half an hour off UTC.
  const fullHour = (moment: number) => midnight + Math.floor((moment - midnight) / HOUR_MS) * HOUR_MS;
  const first = Math.min(midnight + FIRST_HOURS * HOUR_MS, ...times.map(([start]) => fullHour(start)));
  const last = Math.max(midnight + LAST_HOURS * HOUR_MS, ...times.map(([, end]) => fullHour(end) + HOUR_MS));
  const share = (moment: number) => ((moment - first) / (last - first)) * 100;
  const rows: PlacedMeeting[] = [];
  for (const meeting of meetings) {
    const at = Math.min(share(Date.parse(meeting.starts_at)), 100 - CARD_PERCENT);
    const taken = new Set(rows.filter((row) => Math.abs(row.at - at) < CARD_PERCENT).map((row) => row.lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    rows.push({ meeting, at, lane });
  }
  const hours = [];
  const step = Math.ceil((last - first) / HOUR_MS / NAMED_MAX) * HOUR_MS;
  // The last label would be cut off.
  for (let hour = first; hour < last; hour += step) hours.push({ at: share(hour), moment: new Date(hour) });
  const nowAt = share(now.getTime());
  return {
    hours,
    rows,
    lanes: 1 + Math.max(0, ...rows.map(({ lane }) => lane)),
    nowAt: nowAt >= 0 && nowAt <= 100 ? nowAt : null,
  };
}

function startOfDay(now: Date, timeZone: string): number {
  const { day } = wallTimeOf(now.getTime(), timeZone);
  return momentOf(day, 0, timeZone);
}
