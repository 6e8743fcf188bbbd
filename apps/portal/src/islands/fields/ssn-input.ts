// Formats a Social Security number while it is typed, and keeps the caret after the digit it was after.

const DIGITS = 9;
/** The groups of 3, 2, and 4 digits end here. */
const DASHES_AFTER: readonly number[] = [3, 5];

export interface TypedSsn {
  value: string;
  caret: number;
}

export function formatSsn(text: string, caret: number): TypedSsn {
  const digits = digitsOf(text).slice(0, DIGITS);
  const before = Math.min(digitsOf(text.slice(0, caret)).length, DIGITS);
  return { value: grouped(digits), caret: grouped(digits.slice(0, before)).length };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A dash appears with the first digit of the next group, so that it never blocks the way back. */
const grouped = (digits: string): string =>
  [...digits].map((digit, index) => (DASHES_AFTER.includes(index) ? `-${digit}` : digit)).join('');
