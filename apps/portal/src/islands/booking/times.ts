// Times as an applicant reads them: by day and part of the day, in the zone they chose.
import type { Language } from '@onward/domain/platform/languages';
import { capitalized } from '@onward/domain/platform/time/capitalized';
import { spokenClock, spokenDay, spokenParts } from '@onward/domain/platform/time/spoken-time';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';

const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export interface DayOfTimes {
  /** For example `2026-11-15`. */
  day: string;
  starts: string[];
}

const NOON = 12 * 60;
const EVENING = 17 * 60;

export function daysOf(slots: readonly string[], zone: string): DayOfTimes[] {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const { day } = wallTimeOf(Date.parse(slot), zone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, starts]) => ({ day, starts }));
}

function partOf(slot: string, zone: string): PartOfDay {
  const { minutes } = wallTimeOf(Date.parse(slot), zone);
  if (minutes < NOON) return 'morning';
  return minutes < EVENING ? 'afternoon' : 'evening';
}

export function partsOf(starts: readonly string[], zone: string): { part: PartOfDay; starts: string[] }[] {
  return PARTS_OF_DAY.map((part) => ({ part, starts: starts.filter((start) => partOf(start, zone) === part) })).filter(
    (each) => each.starts.length > 0,
  );
}

const said = (language: Language, moment: string, style: Intl.DateTimeFormatOptions): string =>
  spokenParts(new Date(moment), style, language);

export interface Clock {
  time(moment: string): string;
  shortDay(moment: string): string;
  whole(moment: string): string;
  dayParts(moment: string): { weekday: string; date: string };
  longDay(moment: string): string;
}

export function clockOf(language: Language, timeZone: string): Clock {
  const time = (moment: string) => spokenClock(new Date(moment), timeZone, language);
  const shortDay = (moment: string) => spokenDay(new Date(moment), timeZone, language);
  return {
    time,
    shortDay,
    whole: (moment) => `${shortDay(moment)}${language === 'zh' ? ' ' : ', '}${time(moment)}`,
    dayParts: (moment) => ({
      weekday: said(language, moment, { weekday: 'short', timeZone }),
      date: String(Number(wallTimeOf(Date.parse(moment), timeZone).day.slice(8))),
    }),
    longDay: (moment) =>
      capitalized(said(language, moment, { weekday: 'long', month: 'long', day: 'numeric', timeZone }), language),
  };
}
