// Phone numbers: stored as digits plus region number, validated with a phone number library (PLT-046).
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export const PREFERRED_PHONE_COUNTRIES = ['us', 'sg', 'ca'] as const;

export interface PhoneNumber {
  phone: string;
  region_number: string;
}

/** Whitespace, parentheses and dashes (typed or pasted) are ignored when numbers are compared. */
export const phoneDigits = (phone: string): string => phone.replace(/[\s()\p{Pd}]/gu, '');

export function isPhoneNumber({ phone, region_number }: PhoneNumber): boolean {
  const digits = phoneDigits(phone);
  if (!/^\d{4,15}$/.test(digits) || !/^\d{1,4}$/.test(region_number)) return false;
  const parsed = parsePhoneNumberFromString(`+${region_number}${digits}`);
  // The library accepts a trunk prefix (0…, or 1… in North America), which is not part of the full number.
  return parsed?.isValid() === true && parsed.countryCallingCode === region_number && parsed.nationalNumber === digits;
}

/**
 * The full form of a number typed into one field; without `+` and region it is North American. Null when it is not a
 * phone number.
 */
export function fullPhoneNumber(text: string): string | null {
  const digits = phoneDigits(text);
  if (!/^\+?\d{4,18}$/.test(digits)) return null;
  const parsed = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+1${digits}`);
  return parsed?.isValid() ? parsed.number : null;
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
  a.region_number === b.region_number && phoneDigits(a.phone) === phoneDigits(b.phone);

/** The full number texts are sent to: `+`, region and digits (NTF-011). */
export const globalPhoneNumber = (phone: string | null, regionNumber: string | null): string | null =>
  phone && regionNumber ? `+${regionNumber}${phoneDigits(phone)}` : null;

/** A number formatted for people, e.g. `+1 404 555 0172`; unparsable ones are shown as stored. */
export function formatPhoneNumber({ phone, region_number }: PhoneNumber): string {
  const digits = phoneDigits(phone);
  if (region_number === '1' && NORTH_AMERICAN.test(digits)) return digits.replace(NORTH_AMERICAN, '+1 $1 $2 $3');
  return (
    parsePhoneNumberFromString(`+${region_number}${digits}`)?.formatInternational() ?? `+${region_number} ${phone}`
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
  if (phoneDigits(wanted.phone) === '') {
    return rules.phoneRequired ? { allowed: false, reason: 'required' } : { allowed: true };
  }
  if (!isPhoneNumber(wanted)) return { allowed: false, reason: 'invalid' };
  const now = { phone: current.phone ?? '', region_number: current.region_number ?? '' };
  if (samePhoneNumber(wanted, now)) return { allowed: false, reason: 'unchanged' };
  return { allowed: true };
}
