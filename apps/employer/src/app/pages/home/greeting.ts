// The greeting for the time of day.

export type DayPart = 'morning' | 'afternoon' | 'evening';

const NOON = 12;
const EVENING = 18;
const NIGHT_ENDS = 5;

export function dayPart(hour: number): DayPart {
  if (hour < NIGHT_ENDS || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}

/** The first word of a name; names written without spaces are used whole. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
