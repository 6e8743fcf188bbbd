import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordFlaw } from './passwords.ts';

const EMAIL = 'Maria.Lopez-12@Example.com';

describe('passwordFlaw', () => {
  it.each([
    [11, 'too_short'],
    [12, null],
    [128, null],
    [129, 'too_long'],
  ])('finds in a password of %i characters the flaw %j [IDN-021]', (length, flaw) => {
    expect(passwordFlaw('x7'.repeat(65).slice(0, length), { email: EMAIL })).toBe(flaw);
  });

  it.each([
    ['', 'too_short'],
    ['Short-pass1', 'too_short'],
    ['maria.lopez-12@example.com', 'is_email'],
    ['MARIA.LOPEZ-12@EXAMPLE.COM', 'is_email'],
    ['maria.lopez-12', 'is_email'],
    ['Maria.Lopez-12', 'is_email'],
    ['password1234', 'too_common'],
    ['PassWord1234', 'too_common'],
    ['passwordpassword', 'too_common'],
    ['123456789012', 'too_common'],
    ['maria.lopez-123', null],
    ['four plain words here', null],
    ['!!!!####!!!!####', null],
    ['924817305561', null],
    ['密码密码密码密码密码密码', null],
    ['contraseña7 larga', null],
  ])('finds in %j the flaw %j, regardless of character types [IDN-021]', (password, flaw) => {
    expect(passwordFlaw(password, { email: EMAIL })).toBe(flaw);
  });

  it('rejects the current password and accepts a different one [IDN-021]', () => {
    expect(passwordFlaw('blue kettle nine', { email: EMAIL, sameAsCurrent: true })).toBe('unchanged');
    expect(passwordFlaw('blue kettle nine', { email: EMAIL, sameAsCurrent: false })).toBeNull();
  });

  it('skips the email comparison when there is no email [IDN-021]', () => {
    expect(passwordFlaw('maria.lopez-12', { email: null })).toBeNull();
  });

  it.each([
    ['abc', 'abc@b.co', 'too_short'],
    ['!'.repeat(129), EMAIL, 'too_long'],
    ['password1234', 'password1234@example.com', 'is_email'],
    ['password1234', EMAIL, 'too_common'],
  ])('returns only the first broken rule of %j, in rule order [IDN-021]', (password, email, flaw) => {
    expect(passwordFlaw(password, { email, sameAsCurrent: true })).toBe(flaw);
  });
});

describe('common passwords', () => {
  it('contain only lowercase entries that no earlier rule would catch [IDN-021]', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1000);
    for (const password of COMMON_PASSWORDS) {
      expect(password).toBe(password.toLowerCase());
      expect(password.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
      expect(password.length).toBeLessThanOrEqual(PASSWORD_MAX_LENGTH);
      expect(passwordFlaw(password, { email: EMAIL })).toBe('too_common');
    }
  });
});
