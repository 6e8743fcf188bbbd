// Requesting a larger plan (CMP-049).
export const UPGRADE_REQUEST_TYPES = ['hiring', 'payroll', 'locations', 'other'] as const;
export type UpgradeRequestType = (typeof UPGRADE_REQUEST_TYPES)[number];
