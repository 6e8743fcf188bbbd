// Reads a colleague's phone number: digits with a region, or none.
import { isPhoneNumber, phoneDigits } from '@onward/domain/platform/contact/phone';
import { fieldInvalid } from '../../platform/http/errors.ts';

export function phoneOf({ phone, region_number }: { phone?: string | null; region_number?: string | null }): {
  phone: string | null;
  regionNumber: string | null;
} {
  const digits = phoneDigits(phone ?? '');
  if (digits === '') return { phone: null, regionNumber: null };
  const number = { phone: digits, region_number: region_number ?? '' };
  if (!isPhoneNumber(number)) throw fieldInvalid('phone', 'phone_invalid');
  return { phone: digits, regionNumber: number.region_number };
}
