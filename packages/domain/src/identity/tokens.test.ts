import { describe, expect, it } from 'vitest';
import { TOKEN_PURPOSES, TOKEN_SECONDS } from './tokens.ts';

describe('one-time links', () => {
  it('are valid for two hours to reset a password [IDN-017]', () => {
    expect(TOKEN_SECONDS.reset_password).toBe(7200);
  });

  it('are valid for seven days to accept an invitation [IDN-020, CMP-031]', () => {
    expect(TOKEN_SECONDS.set_password).toBe(604800);
  });

  it('are valid for 15 minutes to sign in by text message [IDN-025]', () => {
    expect(TOKEN_SECONDS.sms_sign_in).toBe(900);
  });

  it('are valid for one minute when returning from single sign-on [IDN-008]', () => {
    expect(TOKEN_SECONDS.sign_in_code).toBe(60);
  });

  it('all expire, whatever their purpose [IDN-017, IDN-020, IDN-025]', () => {
    expect(Object.keys(TOKEN_SECONDS).toSorted()).toEqual([...TOKEN_PURPOSES].toSorted());
    for (const purpose of TOKEN_PURPOSES) {
      expect(TOKEN_SECONDS[purpose]).toBeGreaterThan(0);
      expect(TOKEN_SECONDS[purpose]).toBeLessThanOrEqual(604800);
    }
  });
});
