// Local time in a zone at a moment, and the moment of a local time. No library needed: the runtime includes the time
// zones.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones: names come from outside, in any capitalization. */
const CLOCKS_MAX = 1_000;

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (clocks.size < CLOCKS_MAX) clocks.set(timeZone, clock);
  return clock;
}

const ZONE_NAME = /^(UTC|[A-Z][A-Za-z_]+\/[A-Z][A-Za-z0-9_+/-]+)$/;

/** A full IANA zone name; offsets and abbreviations are not accepted. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Formatting with the runtime is slow and offsets change twice a year, so the offset of days without a change is
 * cached.
 */
const steadyOffsets = new Map<string, number | null>();
const STEADY_OFFSETS_MAX = 5_000;

/** The offset of a zone from UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const day = Math.floor(moment / DAY_MS);
  const key = `${timeZone} ${day}`;
  let steady = steadyOffsets.get(key);
  if (steady === undefined) {
    const [first, last] = [readOffset(day * DAY_MS, timeZone), readOffset((day + 1) * DAY_MS, timeZone)];
    steady = first === last ? first : null;
    if (steadyOffsets.size >= STEADY_OFFSETS_MAX) steadyOffsets.clear();
    steadyOffsets.set(key, steady);
  }
  return steady ?? readOffset(moment, timeZone);
}

function readOffset(moment: number, timeZone: string): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  const wholeSeconds = Math.floor(moment / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSeconds;
}

/**
 * The moment at which a zone's local time is the given number of minutes after midnight. A skipped local time maps to
 * the same distance after the gap; one that occurs twice maps to the first.
 */
export function momentOf(day: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const early = wall - before;
  if (before === after || offsetAt(early, timeZone) === before) return early;
  const late = wall - after;
  return offsetAt(late, timeZone) === after ? late : early;
}

export interface WallTime {
  /** For example `2026-11-15`. */
  day: string;
  /** Sunday is 0. */
  weekday: number;
  minutes: number;
}

export function wallTimeOf(moment: number, timeZone: string): WallTime {
  const shifted = new Date(moment + offsetAt(moment, timeZone));
  return {
    day: shifted.toISOString().slice(0, 10),
    weekday: shifted.getUTCDay(),
    minutes: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** The day a number of days later, by the calendar alone. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Negative when the second day is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Monday of its week. */
export const weekStart = (day: string): string => dayAfter(day, -((weekdayOf(day) + 6) % 7));
