// What is wrong with an entered phone number, as a word for the texts (IDN-033, IDN-035).
import type { PhoneChangeRefusal, PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { PhoneRules } from '../../design/fields/use-phone-rules.ts';

/** Where a text is to be sent: it must be a number, and an empty one is none. */
export function receiverProblem(entered: PhoneNumber, rules: PhoneRules | null): PhoneChangeRefusal | null {
  if (entered.phone.trim() === '') return 'invalid';
  return rules && !rules.isPhoneNumber(entered) ? 'invalid' : null;
}

export interface KnownPhone {
  phone: string | null;
  region_number: string | null;
}

/** A number that replaces the one known so far. */
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

/** A known number as an entry to start from. */
export const phoneEntry = ({ phone, region_number }: KnownPhone): PhoneNumber => ({
  phone: phone ?? '',
  region_number: region_number ?? DEFAULT_REGION,
});
