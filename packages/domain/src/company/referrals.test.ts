import { describe, expect, it } from 'vitest';
import { isReferralCode, mayReward, REFERRAL_STATUSES, signUpLink } from './referrals.ts';

const CODE = '3f0c8d52-9b1e-4a77-8f60-0d5b7c9e1a24';

describe('a referral link', () => {
  it('leads to the sign-up page with the code, or without one [CMP-063]', () => {
    expect(signUpLink('https://onward.test', CODE)).toBe(`https://onward.test/#/self-serve-sign-up?ref=${CODE}`);
    expect(signUpLink('https://onward.test', undefined)).toBe('https://onward.test/#/self-serve-sign-up');
  });

  it.each([
    [CODE, true],
    [CODE.toUpperCase(), true],
    ['', false],
    [`${CODE}0`, false],
    ["' or true --", false],
  ])('has the code %o: %s [CMP-063]', (text, expected) => {
    expect(isReferralCode(text)).toBe(expected);
  });
});

describe('a reward', () => {
  it.each([
    ['invited', false],
    ['signed_up', true],
    ['rewarded', false],
  ] as const)('for a referral that is %s may be noted: %s [CMP-063]', (status, expected) => {
    expect(mayReward(status)).toBe(expected);
  });

  it('has a row for every status [CMP-063]', () => {
    expect(REFERRAL_STATUSES).toEqual(['invited', 'signed_up', 'rewarded']);
  });
});
