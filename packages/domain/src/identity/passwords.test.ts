import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordFlaw } from './passwords.ts';

const EMAIL = 'Maria.Lopez1@Example.com';
const ofLength = (length: number): string => `a1${'x'.repeat(length - 2)}`;

describe('passwordFlaw', () => {
  it.each([
    [7, 'too_short'],
    [8, null],
    [128, null],
    [129, 'too_long'],
  ])('finds in a password of %i characters the flaw %j [IDN-021]', (length, flaw) => {
    expect(passwordFlaw(ofLength(length), { email: EMAIL })).toBe(flaw);
  });

  it.each([
    ['', 'too_short'],
    ['12345678', 'needs_letter'],
    ['!!!!####1', 'needs_letter'],
    ['abcdefgh', 'needs_digit'],
    ['pass word!', 'needs_digit'],
    ['maria.lopez1@example.com', 'is_email'],
    ['MARIA.LOPEZ1@EXAMPLE.COM', 'is_email'],
    ['maria.lopez1', 'is_email'],
    ['Maria.Lopez1', 'is_email'],
    ['password123', 'too_common'],
    ['PassWord123', 'too_common'],
    ['1q2w3e4r', 'too_common'],
    ['maria.lopez12', null],
    ['blue kettle 9', null],
    ['contraseña7', null],
    ['密码密码密码密码1', null],
  ])('finds in %j the flaw %j [IDN-021]', (password, flaw) => {
    expect(passwordFlaw(password, { email: EMAIL })).toBe(flaw);
  });

  it('refuses the current password and takes a different one [IDN-021]', () => {
    expect(passwordFlaw('blue kettle 9', { email: EMAIL, sameAsCurrent: true })).toBe('unchanged');
    expect(passwordFlaw('blue kettle 9', { email: EMAIL, sameAsCurrent: false })).toBeNull();
  });

  it('has no e-mail to compare with before one is known [IDN-021]', () => {
    expect(passwordFlaw('maria.lopez1', { email: null })).toBeNull();
  });

  it.each([
    ['abc', 'a@b.co', 'too_short'],
    ['!'.repeat(129), EMAIL, 'too_long'],
    ['!'.repeat(8), EMAIL, 'needs_letter'],
    ['maria.lopez', 'maria.lopez@example.com', 'needs_digit'],
    ['password123', 'password123@example.com', 'is_email'],
    ['password123', EMAIL, 'too_common'],
  ])('names only the first broken rule of %j, by the order of the rules [IDN-021]', (password, email, flaw) => {
    expect(passwordFlaw(password, { email, sameAsCurrent: true })).toBe(flaw);
  });
});

describe('common passwords', () => {
  it('holds only lower-case entries that no earlier rule would catch [IDN-021]', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
      expect(password.length).toBeLessThanOrEqual(PASSWORD_MAX_LENGTH);
      expect(passwordFlaw(password, { email: EMAIL })).toBe('too_common');
    }
  });
});
