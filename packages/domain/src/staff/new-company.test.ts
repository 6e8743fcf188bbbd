import { describe, expect, test } from 'vitest';
import { type NewCompanyEntry, newCompanyProblems } from './new-company.ts';

const valid: NewCompanyEntry = {
  company: { name: 'Larkfield Group', time_zone: 'America/New_York', language: 'en' },
  location: {
    name: 'Decatur',
    brand: '',
    address_line_1: '412 Church St',
    city: 'Decatur',
    state: 'GA',
    postal_code: '30030',
  },
  admin: { name: 'Nora Whelan', email: 'nora@larkfield.test', password: 'larks fly at seven' },
};

describe('A new company', () => {
  test('with all of its fields is fine, with a password or an invitation [CMP-067, CMP-068]', () => {
    expect(newCompanyProblems(valid)).toEqual({});
    expect(newCompanyProblems({ ...valid, admin: { name: 'Nora', email: 'nora@larkfield.test' } })).toEqual({});
  });

  test.each([
    ['company.name', { company: { ...valid.company, name: ' ' } }, { problem: 'required' }],
    ['company.name', { company: { ...valid.company, name: 'x'.repeat(121) } }, { problem: 'too_long', count: 120 }],
    ['company.time_zone', { company: { ...valid.company, time_zone: 'EST' } }, { problem: 'time_zone_unknown' }],
    ['company.language', { company: { ...valid.company, language: 'de' } }, { problem: 'not_an_option' }],
    ['location.name', { location: { ...valid.location, name: '' } }, { problem: 'required' }],
    ['location.address_line_1', { location: { ...valid.location, address_line_1: '' } }, { problem: 'required' }],
    ['location.state', { location: { ...valid.location, state: 'Georga' } }, { problem: 'state_unknown' }],
    [
      'location.postal_code',
      { location: { ...valid.location, postal_code: '3003' } },
      { problem: 'postal_code_invalid' },
    ],
    ['location.brand', { location: { ...valid.location, brand: 'x'.repeat(81) } }, { problem: 'too_long', count: 80 }],
    ['admin.name', { admin: { ...valid.admin, name: '' } }, { problem: 'required' }],
    ['admin.email', { admin: { ...valid.admin, email: 'nora' } }, { problem: 'email_invalid' }],
    ['admin.password', { admin: { ...valid.admin, password: 'short' } }, { problem: 'password_too_short' }],
    [
      'admin.password',
      { admin: { ...valid.admin, password: 'nora@larkfield.test' } },
      { problem: 'password_is_email' },
    ],
  ])('names what is wrong with %s [CMP-067]', (field, change, problem) => {
    expect(newCompanyProblems({ ...valid, ...change })).toEqual({ [field]: problem });
  });
});
