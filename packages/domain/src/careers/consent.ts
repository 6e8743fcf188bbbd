// Consent texts. The version an applicant saw is stored with their consent; changing a text requires a new version
// (AHD-009).

export const SMS_CONSENT_VERSION = '2026-11-17';
export const KEEP_IN_TOUCH_VERSION = '2026-11-01';

const CONSENT_KINDS = ['sms', 'keep_in_touch'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const CONSENT_VERSIONS: Record<ConsentKind, string> = {
  sms: SMS_CONSENT_VERSION,
  keep_in_touch: KEEP_IN_TOUCH_VERSION,
};
