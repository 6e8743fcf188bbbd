// Small formatting rules for text and numbers.
import { DEFAULT_LANGUAGE, type Language, LOCALES } from './languages.ts';

/**
 * Plural when the count is 0 or more than 1; the rule is literal, so fractions up to 1 and negative numbers are
 * singular (PLT-042).
 */
export const pluralize = (count: number, singular: string, plural: string): string =>
  count === 0 || count > 1 ? plural : singular;

/** Pay of 1000 and above is grouped (`1,200`); below that it always shows cents (`15.50`) (PLT-043). */
export const formatSalary = (amount: number, language: Language = DEFAULT_LANGUAGE): string =>
  amount.toLocaleString(LOCALES[language], {
    minimumFractionDigits: amount >= 1000 ? 0 : 2,
    maximumFractionDigits: 2,
  });

/** A date and time as shown in ranges, e.g. `Mar 4, 9:30 AM`, in the user's or location's zone (PLT-043). */
export function formatMoment(moment: Date, timeZone: string, locale = 'en-US'): string {
  const parts = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  // Some engines put a narrow no-break space before AM and PM; plain text needs a normal one.
  return parts.format(moment).replace(/[\u202f\u00a0]/g, ' ');
}

export const formatTimeSpan = (from: Date, to: Date, timeZone: string, locale = 'en-US'): string =>
  `${formatMoment(from, timeZone, locale)} - ${formatMoment(to, timeZone, locale)}`;

/** How long an error toast stays: its reading time, at least three seconds (PLT-012). */
export function errorToastSeconds(message: string): number {
  const words = message.trim() === '' ? 0 : message.trim().split(/\s+/).length;
  return Math.max(3, words / 3.33 + 1);
}
