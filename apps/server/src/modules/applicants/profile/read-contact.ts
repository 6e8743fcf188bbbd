// Validates contact details entered by staff field by field, and normalizes them.
import { isEmail, normalizeEmail } from '@onward/domain/platform/contact/email';
import { isBlankPhone, readPhoneNumber } from '@onward/domain/platform/contact/phone';
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
  const hasPhone = !isBlankPhone(phone ?? '');
  const number = readPhoneNumber({ phone: phone ?? '', region_number: region_number || HOME_REGION });
  if (address !== '' && !isEmail(address)) throw fieldInvalid(`${place}.email`, 'email_invalid');
  if (hasPhone && !number) throw fieldInvalid(`${place}.phone`, 'phone_invalid');
  if (address === '' && !hasPhone) throw fieldInvalid(`${place}.phone`, 'phone_or_email');
  return { email: address || null, phone: number?.phone ?? null, region_number: number?.region_number ?? null };
}
