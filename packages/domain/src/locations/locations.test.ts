import { describe, expect, it } from 'vitest';
import { problemEntries } from './field-problems.ts';
import { decideLocationDeletion, identifyCodeKey, type LocationEntry, locationProblems } from './locations.ts';

const decatur: LocationEntry = {
  brand_id: 1,
  name: 'Decatur',
  identify_code: 'CW-014',
  is_remote: false,
  country: 'US',
  state: 'GA',
  city: 'Decatur',
  postal_code: '30030',
  address_line_1: '412 Church St',
  address_line_2: '',
};

describe('a location', () => {
  it('is valid when complete [CMP-011]', () => {
    expect(problemEntries(locationProblems(decatur))).toEqual([]);
  });

  it.each([
    ['brand_id', null, { problem: 'required' }],
    ['name', '  ', { problem: 'required' }],
    ['name', 'x'.repeat(81), { problem: 'too_long', count: 80 }],
    ['identify_code', 'x'.repeat(41), { problem: 'too_long', count: 40 }],
    ['address_line_1', '', { problem: 'required' }],
    ['city', '', { problem: 'required' }],
    ['state', '', { problem: 'required' }],
    ['state', 'Georga', { problem: 'state_unknown' }],
    ['postal_code', '', { problem: 'required' }],
    ['postal_code', '3032', { problem: 'postal_code_invalid' }],
    ['country', 'ZZ', { problem: 'country_unknown' }],
  ] as const)('names %s when it is %o [CMP-011]', (field, value, problem) => {
    expect(problemEntries(locationProblems({ ...decatur, [field]: value }))).toEqual([[field, problem]]);
  });

  it('needs no address when it is remote, but a given one must be valid [CMP-011]', () => {
    const remote = { ...decatur, is_remote: true, address_line_1: '', city: '', state: '', postal_code: '' };
    expect(problemEntries(locationProblems(remote))).toEqual([]);
    expect(problemEntries(locationProblems({ ...remote, postal_code: '12' }))).toEqual([
      ['postal_code', { problem: 'postal_code_invalid' }],
    ]);
  });

  it('accepts any state where we list none [CMP-018]', () => {
    const paris = { ...decatur, country: 'FR', state: 'Île-de-France', postal_code: '75001' };
    expect(problemEntries(locationProblems(paris))).toEqual([]);
  });

  it('is identified by its store number, ignoring case [CMP-011]', () => {
    expect(identifyCodeKey(' CW-014 ')).toBe('cw-014');
  });
});

describe('deleting a location', () => {
  it.each([
    [0, 0, { allowed: true }],
    [2, 0, { allowed: false, reason: 'open_positions', count: 2 }],
    [0, 3, { allowed: false, reason: 'active_employees', count: 3 }],
    [2, 3, { allowed: false, reason: 'open_positions', count: 2 }],
  ])('with %i open positions and %i active employees: %o [CMP-013]', (openPositions, activeEmployees, decision) => {
    expect(decideLocationDeletion({ openPositions, activeEmployees })).toEqual(decision);
  });
});
