// The payload of a dry run as people may see it: who and where, but no number that opens an account or an identity.
import type { PayrollCall } from './payroll-client.ts';

const HIDDEN = '*****';

/** Shown with their last four characters. */
const NUMBERS = ['ssn', 'legalIdValue', 'accountNumber', 'routingNumber'];
/** Shown as asterisks only. */
const PRIVATE = ['birthDate', 'amount', 'baseRate', 'salary'];
/** Lists whose entries have the number as their `id`. */
const LISTS_OF_NUMBERS = ['governmentIDs'];

/** Nine digits are a Social Security number wherever they appear. */
const SSN = /^\d{3}[- ]?\d{2}[- ]?\d{4}$/;

export const maskPayload = (calls: readonly PayrollCall[]): PayrollCall[] =>
  calls.map((call) => ({ ...call, body: masked(call.body, false) }));

function masked(value: unknown, isListOfNumbers: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, isListOfNumbers));
  if (typeof value === 'string') return SSN.test(value) ? lastFour(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      const isNumber = NUMBERS.includes(key) || (isListOfNumbers && (key === 'id' || key === 'idValue'));
      if (isNumber && held !== null) return [key, lastFour(String(held))];
      if (PRIVATE.includes(key) && held !== null) return [key, HIDDEN];
      return [key, masked(held, LISTS_OF_NUMBERS.includes(key))];
    }),
  );
}

/** A number of four digits or fewer would be shown whole. */
const lastFour = (number: string): string => (number.length > 4 ? `${HIDDEN}${number.slice(-4)}` : HIDDEN);
