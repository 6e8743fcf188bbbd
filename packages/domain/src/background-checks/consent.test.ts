import { describe, expect, it } from 'vitest';
import { birthDateRange, type ConsentInput, consentProblems, splitLegalName } from './consent.ts';

const GOOD: ConsentInput = {
  full_legal_name: 'Amara N. Okafor',
  date_of_birth: '1999-03-22',
  ssn: '132-45-6789',
  postal_code: '30030',
};
const TODAY = '2026-11-18';
const problems = (change: Partial<ConsentInput>, needsEmail = false) =>
  consentProblems({ ...GOOD, ...change }, { today: TODAY, needsEmail });

describe('The consent to a check', () => {
  it('is complete with name, birth date, number, and postal code [CHK-010, CAR-019]', () => {
    expect(problems({})).toEqual({});
  });

  it.each([
    ['full_legal_name', ' ', 'required'],
    ['full_legal_name', 'Amara', 'name_incomplete'],
    ['date_of_birth', '', 'required'],
    ['date_of_birth', '1999-02-30', 'not_a_date'],
    ['date_of_birth', '03/22/1999', 'not_a_date'],
    ['date_of_birth', '1899-01-01', 'not_a_date'],
    ['date_of_birth', '2026-11-19', 'not_a_date'],
    ['date_of_birth', '2010-11-19', 'too_young'],
    ['ssn', ' ', 'required'],
    ['ssn', '12345678', 'ssn_invalid'],
    ['ssn', '1324567890', 'ssn_invalid'],
    ['ssn', '12345678a', 'ssn_invalid'],
    ['ssn', '000-12-3456', 'ssn_refused'],
    ['ssn', '666-12-3456', 'ssn_refused'],
    ['ssn', '912-12-3456', 'ssn_refused'],
    ['ssn', '123-00-4567', 'ssn_refused'],
    ['ssn', '123-45-0000', 'ssn_refused'],
    ['postal_code', '', 'required'],
    ['postal_code', '3003', 'postal_code_invalid'],
    ['postal_code', 'K1A 0B1', 'postal_code_invalid'],
  ] as const)('with %s “%s” names the field: %s [CHK-010]', (field, value, problem) => {
    expect(problems({ [field]: value })).toEqual({ [field]: problem });
  });

  it.each([
    ['the 16th birthday', { date_of_birth: '2010-11-18' }],
    ['born on February 29', { date_of_birth: '2008-02-29' }],
    ['spaces in the number', { ssn: ' 132 45 6789 ' }],
    ['a long postal code', { postal_code: '30030-1234' }],
  ])('accepts %s [CHK-010]', (_case, change) => {
    expect(problems(change)).toEqual({});
  });

  it('asks for an email address only where there is none [CHK-010]', () => {
    expect(problems({ email: '' }, true)).toEqual({ email: 'required' });
    expect(problems({ email: 'nobody' }, true)).toEqual({ email: 'email_invalid' });
    expect(problems({ email: ' amara@mail.example ' }, true)).toEqual({});
    expect(problems({ email: 'nobody' })).toEqual({});
  });
});

it.each([
  ['Amara Okafor', { first: 'Amara', middle: '', last: 'Okafor' }],
  ['  Ana  María de  la Cruz ', { first: 'Ana', middle: 'María de la', last: 'Cruz' }],
  ['Amara', { first: 'Amara', middle: '', last: '' }],
  ['', { first: '', middle: '', last: '' }],
])('the legal name “%s” is split for the provider [CHK-010]', (name, parts) => {
  expect(splitLegalName(name)).toEqual(parts);
});

it('the form offers exactly the birth dates that are accepted [CHK-010]', () => {
  const { min, max } = birthDateRange(TODAY);
  expect([min, max]).toEqual(['1906-11-18', '2010-11-18']);
  expect([min, max].map((day) => problems({ date_of_birth: day }))).toEqual([{}, {}]);
  expect(problems({ date_of_birth: '1906-11-17' })).toEqual({ date_of_birth: 'not_a_date' });
  expect(problems({ date_of_birth: '2010-11-19' })).toEqual({ date_of_birth: 'too_young' });
});
