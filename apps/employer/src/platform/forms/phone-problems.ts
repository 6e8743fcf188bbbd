// Problems of an entered phone number, as text keys (IDN-033, IDN-035).
import type { PhoneChangeRefusal, PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { PhoneRules } from '../../design/fields/use-phone-rules.ts';

/** For a number that a text will be sent to: it must be valid and not empty. */
export function receiverProblem(entered: PhoneNumber, rules: PhoneRules | null): PhoneChangeRefusal | null {
  if (entered.phone.trim() === '') return 'invalid';
  return rules && !rules.isPhoneNumber(entered) ? 'invalid' : null;
}

export interface KnownPhone {
  phone: string | null;
  region_number: string | null;
}

/** For a number that replaces the current one. */
export function changeProblem(
  entered: PhoneNumber,
  current: KnownPhone,
  rules: PhoneRules | null,
  phoneRequired: boolean,
): PhoneChangeRefusal | null {
  const decision = rules?.decidePhoneChange(entered, current, { phoneRequired });
  return decision && !decision.allowed ? decision.reason : null;
}

const DEFAULT_REGION = '1';

/** A known number as the initial form value. */
export const phoneEntry = ({ phone, region_number }: KnownPhone): PhoneNumber => ({
  phone: phone ?? '',
  region_number: region_number ?? DEFAULT_REGION,
});
