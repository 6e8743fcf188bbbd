import { describe, expect, it } from 'vitest';
import { withoutSecrets } from './audit.ts';

describe('the audit log', () => {
  it('never holds a password, a token, an SSN or a bank number, whoever forgets to leave it out [PLT-055]', () => {
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
