// Referring another company to the product (CMP-063).
export const REFERRAL_STATUSES = ['invited', 'signed_up', 'rewarded'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export { REFERRAL_REWARD_DOLLARS } from '../platform/constants.ts';
