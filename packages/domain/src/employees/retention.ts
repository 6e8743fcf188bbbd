// How long the Form I-9 of an employee is kept (EMP-027).
import { dayAfter } from '../platform/time/zoned-time.ts';

const YEARS_AFTER_HIRE = 3;
const YEARS_AFTER_END = 1;

/**
 * The later of three years after the hire and one year after the end; null while the person works here. The law's date of
 * hire is the first day of work for pay: of the days on record the latest counts, so nothing is destroyed too early.
 */
export function retainedUntil(
  firstDays: readonly [string, ...(string | null)[]],
  endDate: string | null,
): string | null {
  if (endDate === null) return null;
  const hiredOn = firstDays.reduce<string>(
    (latest, day) => (day !== null && day > latest ? day : latest),
    firstDays[0],
  );
  const afterHire = yearsAfter(hiredOn, YEARS_AFTER_HIRE);
  const afterEnd = yearsAfter(endDate, YEARS_AFTER_END);
  return afterHire > afterEnd ? afterHire : afterEnd;
}

/** February 29 becomes March 1 in other years. */
function yearsAfter(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const wanted = `${year}${day.slice(4)}`;
  return day.endsWith('-02-29') && !isLeapYear(year) ? dayAfter(`${year}-02-28`, 1) : wanted;
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
