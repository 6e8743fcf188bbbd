// Times of interviews as text, in the user's time zone and language (PLT-043).
const format = (language: string, style: Intl.DateTimeFormatOptions, moment: string | Date): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, style)
    .format(new Date(moment))
    .replace(/[\u202f\u00a0]/g, ' ');

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

export const timeText = (language: string, moment: string | Date): string => format(language, TIME, moment);
export const dayText = (language: string, moment: string | Date): string =>
  format(language, { weekday: 'short', month: 'short', day: 'numeric' }, moment);
export const shortDayText = (language: string, moment: string | Date): string =>
  format(language, { month: 'short', day: 'numeric' }, moment);
export const longDayText = (language: string, moment: string | Date): string =>
  format(language, { weekday: 'long', month: 'long', day: 'numeric' }, moment);
export const momentText = (language: string, moment: string | Date): string =>
  format(language, { month: 'short', day: 'numeric', ...TIME }, moment);
/** In someone else's time zone. */
export const momentInZone = (language: string, moment: string | Date, timeZone: string): string =>
  format(language, { weekday: 'short', month: 'short', day: 'numeric', ...TIME, timeZone }, moment);
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const zoneText = (language: string): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? ownZone();

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** `2026-11-15` in the user's time zone. */
export const dayKey = (moment: Date): string =>
  `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`;
export const clockKey = (moment: Date): string => `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

/** Null while day or time is missing. */
export function momentOfEntry(day: string, time: string): Date | null {
  const moment = new Date(`${day}T${time}`);
  return day && time && !Number.isNaN(moment.getTime()) ? moment : null;
}
