// Days and times of interviews as form fields hold them.
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
