// Referring another company to the product (CMP-063).
export const REFERRAL_STATUSES = ['invited', 'signed_up', 'rewarded'] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

export { REFERRAL_REWARD_DOLLARS } from '../platform/constants.ts';

/** A reward is paid once, for a company that exists. */
export const mayReward = (status: ReferralStatus): boolean => status === 'signed_up';

/** How long the request of somebody whose company exists is kept. */
export const SIGN_UP_REQUEST_KEPT_DAYS = 365;

/** The query parameter of a referral link. */
export const REFERRAL_PARAMETER = 'ref';
export const SIGN_UP_PATH = '/self-serve-sign-up';

const CODE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text could be the code of a team member; only the database knows whether there is one. */
export const isReferralCode = (text: string): boolean => CODE.test(text);

/** Without a code it is the plain sign-up page. */
export const signUpLink = (publicUrl: string, code: string | undefined): string =>
  `${publicUrl}/#${SIGN_UP_PATH}${code === undefined ? '' : `?${REFERRAL_PARAMETER}=${code}`}`;
