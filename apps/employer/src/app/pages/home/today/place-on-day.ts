// Where each meeting stands along the hours of a day, in lanes so that none covers another.
import type { TodayMeeting } from '@onward/contract/home/home';
import { momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';

const HOUR_MS = 3_600_000;
/** The usual day; it grows with what lies outside. */
const FIRST_HOURS = 8;
const LAST_HOURS = 18;
/** So much of the width a card takes, whatever its meeting's length. */
const CARD_PERCENT = 21;
/** More hours than these have no room for their names side by side: every second one is named, or every third. */
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
  // From midnight on, not by UTC: some zones are half an hour off.
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
  // The last one would stand outside.
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
