// Addresses of locations: formatted on one line, and parsed from user input (CMP-011, CMP-018).

import { COUNTRIES, statesOf } from '../platform/contact/regions.ts';
import { ownValue } from '../platform/own-value.ts';
import type { FieldProblem } from './field-problems.ts';

export interface Address {
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

export const DEFAULT_COUNTRY = 'US';

/** `412 Church St, Suite 2, Decatur, GA 30030`; empty parts leave no comma behind. */
export function fullAddress(address: Address): string {
  const region = [address.state, address.postal_code].filter(Boolean).join(' ');
  const country = address.country && address.country !== DEFAULT_COUNTRY ? address.country : null;
  return [address.address_line_1, address.address_line_2, address.city, region, country].filter(Boolean).join(', ');
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** The code of a state given by code or name, e.g. `ga` or `Georgia`; null when there is no such state. */
export function findState(country: string, text: string): string | null {
  const wanted = plain(text);
  const state = statesOf(country).find(({ code, name }) => plain(code) === wanted || plain(name) === wanted);
  return state?.code ?? null;
}

const POSTAL_CODES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
};

/** Countries whose format we don't know accept any postal code. */
export const isPostalCode = (country: string, text: string): boolean =>
  (ownValue(POSTAL_CODES, country) ?? /^.{1,12}$/).test(text.trim());

export function countryProblem(country: string): FieldProblem | null {
  const wanted = country.trim().toUpperCase();
  return wanted === '' || COUNTRIES.some(({ code }) => code === wanted) ? null : { problem: 'country_unknown' };
}

/** Only checked for countries whose states we list. */
export function stateProblem(country: string, state: string): FieldProblem | null {
  if (state.trim() === '' || statesOf(country).length === 0) return null;
  return findState(country, state) ? null : { problem: 'state_unknown' };
}

export const postalCodeProblem = (country: string, postalCode: string): FieldProblem | null =>
  postalCode.trim() === '' || isPostalCode(country, postalCode) ? null : { problem: 'postal_code_invalid' };
