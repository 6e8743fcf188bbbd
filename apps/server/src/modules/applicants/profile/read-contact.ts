// Validates contact details entered by staff field by field, and normalizes them.
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { isPhoneNumber, phoneDigits } from '@onward/domain/platform/contact/phone';
import { fieldInvalid } from '../../../platform/http/errors.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  region_number: string | null;
}

const HOME_REGION = '1';

/** Trims values and reduces the number to digits; unusable values are refused under the field `place`. */
export function contactOf(place: string, { email, phone, region_number }: Partial<Contact>): Contact {
  const address = email ? normalizeEmail(email) : '';
  const digits = phoneDigits(phone ?? '');
  const region = region_number || HOME_REGION;
  if (address !== '' && !isEmail(address)) throw fieldInvalid(`${place}.email`, 'email_invalid');
  if (digits !== '' && !isPhoneNumber({ phone: digits, region_number: region })) {
    throw fieldInvalid(`${place}.phone`, 'phone_invalid');
  }
  if (address === '' && digits === '') throw fieldInvalid(`${place}.phone`, 'phone_or_email');
  return { email: address || null, phone: digits || null, region_number: digits ? region : null };
}
