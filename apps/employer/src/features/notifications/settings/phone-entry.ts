// Whether an entered number can be saved, as far as the phone rules have loaded (IDN-035, NTF-008).
import type { PhoneChangeRefusal, PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { PhoneRules } from '../../../design/fields/use-phone-rules.ts';

interface KnownPhone {
  phone: string | null;
  region_number: string | null;
}

const FIRST_REGION = '1';

export const phoneEntry = ({ phone, region_number }: KnownPhone): PhoneNumber => ({
  phone: phone ?? '',
  region_number: region_number ?? FIRST_REGION,
});

/** Texts require a number, so an empty one is always invalid here. */
export function phoneFault(
  entered: PhoneNumber,
  current: KnownPhone,
  rules: PhoneRules | null,
): PhoneChangeRefusal | null {
  if (entered.phone.trim() === '') return 'required';
  const decision = rules?.decidePhoneChange(entered, current, { phoneRequired: true });
  return decision && !decision.allowed ? decision.reason : null;
}
