// Reads a colleague's phone number: digits with a region, or none.
import { isBlankPhone, readPhoneNumber } from '@onward/domain/platform/contact/phone';
import { fieldInvalid } from '../../platform/http/errors.ts';

export function phoneOf({ phone, region_number }: { phone?: string | null; region_number?: string | null }): {
  phone: string | null;
  regionNumber: string | null;
} {
  if (!phone || isBlankPhone(phone)) return { phone: null, regionNumber: null };
  const number = readPhoneNumber({ phone, region_number: region_number ?? '' });
  if (!number) throw fieldInvalid('phone', 'phone_invalid');
  return { phone: number.phone, regionNumber: number.region_number };
}
