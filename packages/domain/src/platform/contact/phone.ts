// Phone numbers: kept as digits plus region number, checked with a phone-number library (PLT-046).
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

/** Whitespace, parentheses and dashes (typed or pasted ones) do not count when numbers are compared. */
export const phoneDigits = (phone: string): string => phone.replace(/[\s()\p{Pd}]/gu, '');

export function isPhoneNumber({ phone, region_number }: PhoneNumber): boolean {
  const digits = phoneDigits(phone);
  if (!/^\d{4,15}$/.test(digits) || !/^\d{1,4}$/.test(region_number)) return false;
  const parsed = parsePhoneNumberFromString(`+${region_number}${digits}`);
  // A trunk prefix (0…, or 1… in North America) is accepted by the library but is no part of the full number.
  return parsed?.isValid() === true && parsed.countryCallingCode === region_number && parsed.nationalNumber === digits;
}

/** A number typed into one field, with or without `+` and region (then North America's), as its full form; null when it is none. */
export function fullPhoneNumber(text: string): string | null {
  const digits = phoneDigits(text);
  if (!/^\+?\d{4,18}$/.test(digits)) return null;
  const parsed = parsePhoneNumberFromString(digits.startsWith('+') ? digits : `+1${digits}`);
  return parsed?.isValid() ? parsed.number : null;
}

/** A full number, `+12025550123`, as it is stored: the country's own number apart. */
export function partsOfPhoneNumber(number: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(number);
  return parsed ? { region_number: parsed.countryCallingCode, phone: parsed.nationalNumber } : null;
}

const PREMIUM = /^\+1900/;

/** The country of a full number, `US` for `+12025550123`; null when it is none, or one that costs extra to reach. */
export const countryOfNumber = (number: string): string | null =>
  PREMIUM.test(number) ? null : (parsePhoneNumberFromString(number)?.country ?? null);

export const samePhoneNumber = (a: PhoneNumber, b: PhoneNumber): boolean =>
  a.region_number === b.region_number && phoneDigits(a.phone) === phoneDigits(b.phone);

/** The full number that texts go to: `+`, region and digits (NTF-011). */
export const globalPhoneNumber = (phone: string | null, regionNumber: string | null): string | null =>
  phone && regionNumber ? `+${regionNumber}${phoneDigits(phone)}` : null;

/** A number as people read it, e.g. `+1 404 555 0172`; what cannot be parsed is shown as stored. */
export function formatPhoneNumber({ phone, region_number }: PhoneNumber): string {
  const digits = phoneDigits(phone);
  if (region_number === '1' && NORTH_AMERICAN.test(digits)) return digits.replace(NORTH_AMERICAN, '+1 $1 $2 $3');
  return (
    parsePhoneNumberFromString(`+${region_number}${digits}`)?.formatInternational() ?? `+${region_number} ${phone}`
  );
}

/** Nearly every number of ours, and written alike in all its countries: the library need not find out in which. */
const NORTH_AMERICAN = /^([2-9]\d{2})(\d{3})(\d{4})$/;

/** The same for a number that is kept in its full form. */
export const formatFullPhoneNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

export interface PhoneRegion {
  country: string;
  region_number: string;
}

/** Every country with its region number, the preferred ones first and in their order. */
export function phoneRegions(): PhoneRegion[] {
  const preferred = PREFERRED_PHONE_COUNTRIES.map((code) => code.toUpperCase() as CountryCode);
  const others = getCountries().filter((code) => !preferred.includes(code));
  return [...preferred, ...others].map((country) => ({ country, region_number: getCountryCallingCode(country) }));
}

export type PhoneChangeRefusal = 'invalid' | 'required' | 'unchanged';

/** Whether a phone may be saved over the current one, and if not, why (IDN-035). */
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
