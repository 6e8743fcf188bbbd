// Picks the times to show first: up to three soon, on different days if possible (CAR-017).
import { wallTimeOf } from '../platform/time/zoned-time.ts';

const BEST_TIMES = 3;

/** Convenient hours in the user's time zone: 8 a.m. to 8 p.m. */
const CONVENIENT = { from: 8 * 60, to: 20 * 60 };

export function bestTimes(starts: readonly number[], timeZone: string): number[] {
  const placed = starts.map((start) => ({ start, ...wallTimeOf(start, timeZone) }));
  const convenient = placed.filter(({ minutes }) => minutes >= CONVENIENT.from && minutes < CONVENIENT.to);
  const candidates = convenient.length > 0 ? convenient : placed;
  const firstOfDays = [...new Map(candidates.toReversed().map((slot) => [slot.day, slot])).values()].toReversed();
  const chosen = new Set(firstOfDays.map(({ start }) => start).slice(0, BEST_TIMES));
  for (const { start } of candidates) if (chosen.size < BEST_TIMES) chosen.add(start);
  return [...chosen].toSorted((a, b) => a - b);
}
