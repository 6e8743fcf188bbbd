// Which times are shown first: three that are soon and on different days, where there are so many (CAR-017).
import { wallTimeOf } from '../platform/time/zoned-time.ts';

const BEST_TIMES = 3;

/** Whom it suits: not before eight and not after eight in the evening, by the reader's clock. */
const PLEASANT = { from: 8 * 60, to: 20 * 60 };

export function bestTimes(starts: readonly number[], timeZone: string): number[] {
  const placed = starts.map((start) => ({ start, ...wallTimeOf(start, timeZone) }));
  const pleasant = placed.filter(({ minutes }) => minutes >= PLEASANT.from && minutes < PLEASANT.to);
  const candidates = pleasant.length > 0 ? pleasant : placed;
  const firstOfDays = [...new Map(candidates.toReversed().map((slot) => [slot.day, slot])).values()].toReversed();
  const chosen = new Set(firstOfDays.map(({ start }) => start).slice(0, BEST_TIMES));
  for (const { start } of candidates) if (chosen.size < BEST_TIMES) chosen.add(start);
  return [...chosen].toSorted((a, b) => a - b);
}
