import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

const ofLength = (length: number): string => {
  const label = 'd'.repeat(60);
  const domain = `@${label}.${label}.${label}.com`;
  return `${'a'.repeat(length - domain.length)}${domain}`;
};

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'maria.lopez@example.com',
    'maria+jobs@example.com',
    "o'brien@example.co.uk",
    'UPPER@EXAMPLE.COM',
    'x@my-host.example.com',
    ' spaced@example.com ',
    ofLength(254),
  ])('accepts %j [PLT-045]', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'maria',
    'maria@',
    '@example.com',
    'maria@example',
    'maria@@example.com',
    'maria@example..com',
    'maria@-example.com',
    'maria@example-.com',
    'maria lopez@example.com',
    'maria@exam ple.com',
    'maria@example.com, bob@example.com',
    'Maria <maria@example.com>',
    'maria@example.com\nbcc: bob@example.com',
    ofLength(255),
  ])('refuses %j [PLT-045]', (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe('normalizeEmail', () => {
  it('stores an address trimmed and in lowercase [PLT-045]', () => {
    expect(normalizeEmail('  Maria.LOPEZ@Example.com\n')).toBe('maria.lopez@example.com');
  });
});
