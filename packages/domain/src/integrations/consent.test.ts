import { describe, expect, it } from 'vitest';
import { CONSENT_NICKNAMES, consentState, isConsentNickname, isServiceFailure, nicknameOfState } from './consent.ts';
import { INTEGRATION_NICKNAMES } from './nicknames.ts';

describe('A consent', () => {
  it('is offered for both products of ADP only [INT-012]', () => {
    expect(INTEGRATION_NICKNAMES.filter(isConsentNickname)).toEqual(['adp', 'adp_run']);
  });

  it.each(CONSENT_NICKNAMES)('for %s is recognized by its state [INT-012]', (nickname) => {
    expect(nicknameOfState(consentState(nickname, 'aB-3_x'))).toBe(nickname);
  });

  it.each(['', 'adp', 'adp.', '.aB3', 'checkr.aB3', 'adp.a.b', 'toString.aB3', 'Adp.aB3', 'aB-3_xadp'])(
    'is not recognized in the state "%s" [INT-012, IDN-024]',
    (state) => {
      expect(nicknameOfState(state)).toBeNull();
    },
  );

  it.each([
    ['access_denied', false],
    ['consent_required', false],
    ['', false],
    ['server_error', true],
    ['temporarily_unavailable', true],
  ])('that ends with "%s" is a failure of the service: %s [INT-006, INT-012]', (error, expected) => {
    expect(isServiceFailure(error)).toBe(expected);
  });
});
