// Busy times of external calendars, cut to one day in the user's time zone.
import type { StaffCalendar } from '@onward/contract/interviews/calendars';
import { intersectIntervals, mergeIntervals } from '@onward/domain/interviews/intervals';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** In minutes of the day; overlapping times of two calendars are merged. */
export function busySpans(busy: StaffCalendar['busy_times'], startOfDay: number): { from: number; to: number }[] {
  const all = mergeIntervals(
    busy.map(({ starts_at, ends_at }) => ({ from: Date.parse(starts_at), to: Date.parse(ends_at) })),
  );
  return intersectIntervals(all, [{ from: startOfDay, to: startOfDay + DAY_MS }]).map(({ from, to }) => ({
    from: (from - startOfDay) / MINUTE_MS,
    to: (to - startOfDay) / MINUTE_MS,
  }));
}
