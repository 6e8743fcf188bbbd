// Employer tax information of a location, as used on Form I-9, W-4 and in payroll (CMP-015).
import { ADDRESS_LINE_1_MAX, ADDRESS_LINE_2_MAX } from '../platform/constants.ts';
import { countryProblem, DEFAULT_COUNTRY, postalCodeProblem, stateProblem } from './addresses.ts';
import type { FieldProblem, FieldProblems } from './field-problems.ts';

export const LEGAL_NAME_MAX = 120;

export interface TaxInfoEntry {
  legal_name: string;
  employer_id_number: string;
  address_line_1: string;
  address_line_2: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
}

/** Stored without dashes and spaces. */
export const employerIdDigits = (text: string): string => text.replace(/[\s-]/g, '');

export const isEmployerId = (text: string): boolean => /^\d{9}$/.test(employerIdDigits(text));

const NEVER_ASSIGNED = '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' ');

/** These first two digits were never assigned: worth a warning, but not an error. */
export const isDoubtfulEmployerId = (text: string): boolean =>
  isEmployerId(text) && NEVER_ASSIGNED.includes(employerIdDigits(text).slice(0, 2));

export const lastFourOf = (number: string): string => number.slice(-4);

/** Shown to users who can't see sensitive data; sending it back leaves the number unchanged. */
export const maskedEmployerId = (lastFour: string): string => `*****${lastFour}`;

export const isMaskedEmployerId = (text: string): boolean => /^\*{5}\d{4}$/.test(employerIdDigits(text));

/** `58-2214907`, as the IRS prints it. */
export const formatEmployerId = (digits: string): string =>
  /^\d{9}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;

const tooLong = (text: string, max: number): FieldProblem | null =>
  text.trim().length > max ? { problem: 'too_long', count: max } : null;

export function taxInfoProblems(entry: TaxInfoEntry): FieldProblems<TaxInfoEntry> {
  const country = entry.country.trim() || DEFAULT_COUNTRY;
  const required = (text: string): FieldProblem | null => (text.trim() === '' ? { problem: 'required' } : null);
  return {
    legal_name: required(entry.legal_name) ?? tooLong(entry.legal_name, LEGAL_NAME_MAX),
    employer_id_number:
      required(entry.employer_id_number) ??
      (isEmployerId(entry.employer_id_number) || isMaskedEmployerId(entry.employer_id_number)
        ? null
        : { problem: 'employer_id_invalid' }),
    address_line_1: required(entry.address_line_1) ?? tooLong(entry.address_line_1, ADDRESS_LINE_1_MAX),
    address_line_2: tooLong(entry.address_line_2, ADDRESS_LINE_2_MAX),
    state: stateProblem(country, entry.state),
    postal_code: postalCodeProblem(country, entry.postal_code),
    country: countryProblem(entry.country),
  };
}

/** An entirely empty entry means the location has no tax information yet. */
export const isEmptyTaxInfo = (entry: TaxInfoEntry): boolean =>
  [entry.legal_name, entry.employer_id_number, entry.address_line_1, entry.address_line_2, entry.city].every(
    (text) => text.trim() === '',
  );
