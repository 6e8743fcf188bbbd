// A phone number formatted for display.

import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import type { KnownPhone } from '../../../../platform/forms/phone-problems.ts';

/** Null when there is none. Shown as stored until the phone rules have loaded. */
export function usePhoneText({ phone, region_number }: KnownPhone): string | null {
  const rules = usePhoneRules();
  if (!phone || !region_number) return null;
  return rules ? rules.formatPhoneNumber({ phone, region_number }) : `+${region_number} ${phone}`;
}
