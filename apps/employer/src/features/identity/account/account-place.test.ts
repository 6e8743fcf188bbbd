import { expect, test } from 'vitest';
import { accountPlace, panelsFor } from './account-place.ts';

const user = { is_sso: false };
const ssoUser = { is_sso: true };

test.each([
  [undefined, 'profile'],
  ['profile', 'profile'],
  ['notifications', 'notifications'],
  ['calendar', 'calendar'],
  ['password', 'password'],
  ['billing', 'profile'],
  ['12a', 'profile'],
])('the address part %s opens the own panel %s [IDN-037]', (segment, panel) => {
  expect(accountPlace(segment, user)).toEqual({ kind: 'own', panel });
});

test('a number opens the account of that staff member [IDN-037]', () => {
  expect(accountPlace('42', user)).toEqual({ kind: 'staff', id: 42 });
});

test('people who sign in with single sign-on have no password panel [IDN-023]', () => {
  expect(panelsFor(ssoUser)).toEqual(['profile', 'notifications', 'calendar']);
  expect(accountPlace('password', ssoUser)).toEqual({ kind: 'own', panel: 'profile' });
});
