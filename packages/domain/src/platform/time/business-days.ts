// Business days of the federal calendar: Monday to Friday except federal holidays, as counted for adverse action
// notices, Form I-9, and E-Verify. Dates are calendar dates such as `2026-11-26`.

const DAY_MS = 86_400_000;
/** Juneteenth is a federal holiday since then. */
const JUNETEENTH_SINCE = 2021;

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

const parse = (date: string): Date => new Date(`${date}T00:00:00Z`);
const format = (day: Date): string => day.toISOString().slice(0, 10);
const plusDays = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

/** The nth weekday of a month, e.g. the third Monday. */
function nth(year: number, month: number, weekday: number, number: number): Date {
  const first = utc(year, month, 1);
  const offset = (weekday - first.getUTCDay() + 7) % 7;
  return plusDays(first, offset + 7 * (number - 1));
}

function last(year: number, month: number, weekday: number): Date {
  const end = utc(year, month + 1, 0);
  return plusDays(end, -((end.getUTCDay() - weekday + 7) % 7));
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(day: Date): Date {
  if (day.getUTCDay() === SATURDAY) return plusDays(day, -1);
  return day.getUTCDay() === SUNDAY ? plusDays(day, 1) : day;
}

export const FEDERAL_HOLIDAYS = [
  'new_years_day',
  'martin_luther_king_day',
  'washingtons_birthday',
  'memorial_day',
  'juneteenth',
  'independence_day',
  'labor_day',
  'columbus_day',
  'veterans_day',
  'thanksgiving_day',
  'christmas_day',
] as const;
export type FederalHoliday = (typeof FEDERAL_HOLIDAYS)[number];

const FALLS_ON: Record<FederalHoliday, (year: number) => Date> = {
  new_years_day: (year) => utc(year, 1, 1),
  martin_luther_king_day: (year) => nth(year, 1, MONDAY, 3),
  washingtons_birthday: (year) => nth(year, 2, MONDAY, 3),
  memorial_day: (year) => last(year, 5, MONDAY),
  juneteenth: (year) => utc(year, 6, 19),
  independence_day: (year) => utc(year, 7, 4),
  labor_day: (year) => nth(year, 9, MONDAY, 1),
  columbus_day: (year) => nth(year, 10, MONDAY, 2),
  veterans_day: (year) => utc(year, 11, 11),
  thanksgiving_day: (year) => nth(year, 11, THURSDAY, 4),
  christmas_day: (year) => utc(year, 12, 25),
};

/** On which day of a year each holiday is observed; New Year's Day may be on the last day of the year before. */
export const federalHolidays = (year: number): { day: string; holiday: FederalHoliday }[] =>
  FEDERAL_HOLIDAYS.filter((holiday) => holiday !== 'juneteenth' || year >= JUNETEENTH_SINCE).map((holiday) => ({
    day: format(observed(FALLS_ON[holiday](year))),
    holiday,
  }));

/** Null on other days, and for what is no date. */
export function federalHolidayOn(date: string): FederalHoliday | null {
  const year = parse(date).getUTCFullYear();
  if (Number.isNaN(year)) return null;
  const found = [...federalHolidays(year), ...federalHolidays(year + 1)].find(({ day }) => day === date);
  return found?.holiday ?? null;
}

/** False for what is no date. */
export function isBusinessDay(date: string): boolean {
  const day = parse(date);
  if (Number.isNaN(day.getTime())) return false;
  if (day.getUTCDay() === SATURDAY || day.getUTCDay() === SUNDAY) return false;
  return federalHolidayOn(date) === null;
}

/**
 * The date so many business days later; the given date doesn't count, and needn't be a business day. What is no date
 * stays as it is.
 */
export function addBusinessDays(date: string, count: number): string {
  let day = parse(date);
  if (Number.isNaN(day.getTime())) return date;
  for (let left = count; left > 0; ) {
    day = plusDays(day, 1);
    if (isBusinessDay(format(day))) left -= 1;
  }
  return format(day);
}
