// Formats when something happened: relative up to seven days, then the date.
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { recentDayText } from './time-text.ts';

const RELATIVE_UP_TO = 7 * SECONDS.day;

const UNITS = [
  ['day', SECONDS.day],
  ['hour', SECONDS.hour],
  ['minute', SECONDS.minute],
] as const;

export function relativeTime(moment: Date, now: Date, language: string): string {
  // A server clock ahead of ours must not produce times in the future.
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  if (seconds >= RELATIVE_UP_TO) return recentDayText(language, moment, now);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}
