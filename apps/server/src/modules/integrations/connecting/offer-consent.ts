// Whether this system can send people to a provider's consent page (INT-012).
import { isConsentNickname } from '@onward/domain/integrations/consent';
import type { IntegrationNickname } from '@onward/domain/integrations/nicknames';
import type { Config } from '../../../platform/config.ts';
import type { ConsentSettings } from '../../../providers/adp/adp-consent.ts';

/** Null without our own client at ADP, which single sign-on uses too, or without ADP payroll. */
export function consentSettings({ adp, payroll }: Config, nickname: IntegrationNickname): ConsentSettings | null {
  if (!isConsentNickname(nickname) || !adp || !payroll.adp) return null;
  return { ...payroll.adp, clientId: adp.clientId, clientSecret: adp.clientSecret };
}
