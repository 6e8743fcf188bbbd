// When a company was last used, as text: days up to a week, then the date (DESIGN 9).
import { recentDayText } from '../../../platform/language/time-text.ts';

const DAY_MS = 86_400_000;
const RELATIVE_DAYS = 7;

const dayNumber = (moment: Date): number =>
  Math.floor(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / DAY_MS);

export function lastUsedText(usedAt: Date, now: Date, language: string): string {
  const days = dayNumber(now) - dayNumber(usedAt);
  if (days < RELATIVE_DAYS) {
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  }
  return recentDayText(language, usedAt, now);
}
