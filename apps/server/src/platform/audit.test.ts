import { describe, expect, it, test } from 'vitest';
import { changesBetween, withoutSecrets } from './audit.ts';

describe('the audit log', () => {
  it('never contains a password, token, SSN, or bank number, even when the caller passes one [PLT-055]', () => {
    const withheld = withoutSecrets({
      name: 'Ana',
      password: 'x',
      reset_password_token: 'x',
      ssn: 'x',
      bank_account_number: 'x',
      routing_number: 'x',
      birth_date: 'x',
    });
    expect(withheld).toEqual({
      name: 'Ana',
      password: '[withheld]',
      reset_password_token: '[withheld]',
      ssn: '[withheld]',
      bank_account_number: '[withheld]',
      routing_number: '[withheld]',
      birth_date: '[withheld]',
    });
  });
});

test('changes are reported as before and after, and unchanged fields are left out [PLT-055]', () => {
  const before = { name: 'Bar', scopes: [1, 2], version: 3 };
  expect(changesBetween(before, { name: 'Bar', scopes: [1], version: 4 }, ['name', 'scopes'])).toEqual({
    scopes: [[1, 2], [1]],
  });
  expect(changesBetween(before, { name: 'Pub' })).toEqual({ name: ['Bar', 'Pub'] });
});
