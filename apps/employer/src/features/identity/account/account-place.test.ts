import { expect, test } from 'vitest';
import { accountPlace } from './account-place.ts';

const user = { is_sso: false };
const ssoUser = { is_sso: true };

test.each([
  [undefined, 'profile'],
  ['profile', 'profile'],
  ['notifications', 'notifications'],
  ['calendar', 'calendar'],
  ['security', 'security'],
  ['billing', 'profile'],
  ['12a', 'profile'],
])("the path segment %s opens the user's own panel %s [IDN-037]", (segment, panel) => {
  expect(accountPlace(segment, user)).toEqual({ kind: 'own', panel, openPassword: false });
});

test('the password path opens its form in sign-in and security [IDN-037, IDN-022]', () => {
  expect(accountPlace('password', user)).toEqual({ kind: 'own', panel: 'security', openPassword: true });
});

test('a number opens the account of that team member [IDN-037]', () => {
  expect(accountPlace('42', user)).toEqual({ kind: 'staff', id: 42 });
});

test('people who sign in with single sign-on have no password to change [IDN-023]', () => {
  expect(accountPlace('password', ssoUser)).toEqual({ kind: 'own', panel: 'profile', openPassword: false });
});
