// A phone number as people read it.

import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import type { KnownPhone } from '../../../../platform/forms/phone-problems.ts';

/** Null when there is none. Until the rules have come, the number stands as it is stored. */
export function usePhoneText({ phone, region_number }: KnownPhone): string | null {
  const rules = usePhoneRules();
  if (!phone || !region_number) return null;
  return rules ? rules.formatPhoneNumber({ phone, region_number }) : `+${region_number} ${phone}`;
}
