// Phone numbers: stored as digits plus region number, validated with a phone number library (PLT-046).
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { PHONE_MAX_LENGTH } from '../constants.ts';

export const PREFERRED_PHONE_COUNTRIES = ['us', 'sg', 'ca'] as const;

export interface PhoneNumber {
  phone: string;
  region_number: string;
}

/** Separators people type or phones paste: spaces, dots, slashes, parentheses, dashes and invisible characters. */
const SEPARATORS = /[\s()[\]./\p{Pd}\p{Cf}]/gu;

/** NFKC turns full-width characters into plain ones; the cut keeps the work small whatever was sent. */
const withoutSeparators = (text: string): string =>
  text.slice(0, PHONE_MAX_LENGTH).normalize('NFKC').replace(SEPARATORS, '');

export const isBlankPhone = (text: string): boolean => withoutSeparators(text) === '';

/**
 * The one rule for every phone field: reads a number as people write it, and returns the form that is stored (the
 * national digits and the region number), or null. A full international number (`+44 …`) keeps its own region, whatever
 * region was chosen.
 */
export function readPhoneNumber({ phone, region_number }: PhoneNumber): PhoneNumber | null {
  const typed = withoutSeparators(phone);
  if (phone.length > PHONE_MAX_LENGTH || !/^\+?\p{Nd}{4,18}$/u.test(typed)) return null;
  if (typed.startsWith('+')) return validParts(typed);
  if (!isKnownRegion(region_number)) return null;
  const full = validParts(`+${region_number}${typed}`);
  if (full?.region_number === region_number) return full;
  // With the prefix of domestic calls: 0 in the United Kingdom, 1 in North America.
  const dialed = parsePhoneNumberFromString(typed, { defaultCallingCode: region_number });
  return dialed ? validParts(dialed.number) : null;
}

/** The library throws on calling codes it doesn't know. */
const isKnownRegion = (regionNumber: string): boolean =>
  getCountries().some((country) => getCountryCallingCode(country) === regionNumber);

function validParts(full: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(full);
  if (!parsed?.isValid()) return null;
  return { phone: parsed.nationalNumber, region_number: parsed.countryCallingCode };
}

export const isPhoneNumber = (entered: PhoneNumber): boolean => readPhoneNumber(entered) !== null;

/** The full form of a number typed into a field without a region; without `+` it is North American. */
export function fullPhoneNumber(text: string): string | null {
  const number = readPhoneNumber({ phone: text, region_number: '1' });
  return number && `+${number.region_number}${number.phone}`;
}

/** Splits a full number, `+12025550123`, into its stored parts. */
export function partsOfPhoneNumber(number: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(number);
  return parsed ? { region_number: parsed.countryCallingCode, phone: parsed.nationalNumber } : null;
}

const PREMIUM = /^\+1900/;

/** The country of a full number, `US` for `+12025550123`; null when it is invalid or a premium-rate number. */
export const countryOfNumber = (number: string): string | null =>
  PREMIUM.test(number) ? null : (parsePhoneNumberFromString(number)?.country ?? null);

export const samePhoneNumber = (a: PhoneNumber, b: PhoneNumber): boolean =>
  isSameText(readPhoneNumber(a) ?? a, readPhoneNumber(b) ?? b);

const isSameText = (a: PhoneNumber, b: PhoneNumber): boolean =>
  a.region_number === b.region_number && withoutSeparators(a.phone) === withoutSeparators(b.phone);

/** The full number texts are sent to, from the stored parts: `+`, region and digits (NTF-011). */
export const globalPhoneNumber = (phone: string | null, regionNumber: string | null): string | null =>
  phone && regionNumber ? `+${regionNumber}${withoutSeparators(phone)}` : null;

/** A number formatted for people, e.g. `+1 404 555 0172`; unparsable ones are shown as stored. */
export function formatPhoneNumber(entered: PhoneNumber): string {
  if (entered.region_number === '1' && NORTH_AMERICAN.test(entered.phone)) {
    return entered.phone.replace(NORTH_AMERICAN, '+1 $1 $2 $3');
  }
  const { phone, region_number } = readPhoneNumber(entered) ?? entered;
  return (
    parsePhoneNumberFromString(`+${region_number}${withoutSeparators(phone)}`)?.formatInternational() ??
    `+${region_number} ${phone}`
  );
}

/**
 * Nearly all of our numbers are North American and formatted the same in all its countries, so the library lookup can
 * be skipped.
 */
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/** Formats a number that is stored in its full form. */
export const formatFullPhoneNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

export interface PhoneRegion {
  country: string;
  region_number: string;
}

/** Every country with its region number, preferred ones first in their order. */
export function phoneRegions(): PhoneRegion[] {
  const preferred = PREFERRED_PHONE_COUNTRIES.map((code) => code.toUpperCase() as CountryCode);
  const others = getCountries().filter((code) => !preferred.includes(code));
  return [...preferred, ...others].map((country) => ({ country, region_number: getCountryCallingCode(country) }));
}

export type PhoneChangeRefusal = 'invalid' | 'required' | 'unchanged';

/** Whether a phone number can replace the current one, and if not, why (IDN-035). */
export function decidePhoneChange(
  wanted: PhoneNumber,
  current: { phone: string | null; region_number: string | null },
  rules: { phoneRequired: boolean },
): { allowed: true } | { allowed: false; reason: PhoneChangeRefusal } {
  if (isBlankPhone(wanted.phone)) {
    return rules.phoneRequired ? { allowed: false, reason: 'required' } : { allowed: true };
  }
  if (!isPhoneNumber(wanted)) return { allowed: false, reason: 'invalid' };
  const now = { phone: current.phone ?? '', region_number: current.region_number ?? '' };
  if (samePhoneNumber(wanted, now)) return { allowed: false, reason: 'unchanged' };
  return { allowed: true };
}
