import { describe, expect, it, test } from 'vitest';
import { problemEntries } from './field-problems.ts';
import {
  employerIdDigits,
  formatEmployerId,
  isDoubtfulEmployerId,
  isEmptyTaxInfo,
  type TaxInfoEntry,
  taxInfoProblems,
} from './tax-infos.ts';

const right: TaxInfoEntry = {
  legal_name: 'Tidewater Coffee of Georgia LLC',
  employer_id_number: '58-2214907',
  address_line_1: '1180 W Peachtree Street NW #210',
  address_line_2: 'Building B',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30309',
  country: 'US',
};

describe('employer tax information', () => {
  it('is valid when complete [CMP-015]', () => {
    expect(problemEntries(taxInfoProblems(right))).toEqual([]);
  });

  it.each([
    ['legal_name', ' ', { problem: 'required' }],
    ['employer_id_number', '', { problem: 'required' }],
    ['employer_id_number', '58-221490', { problem: 'employer_id_invalid' }],
    ['employer_id_number', '58-22149O7', { problem: 'employer_id_invalid' }],
    ['address_line_1', '', { problem: 'required' }],
    ['address_line_1', 'x'.repeat(36), { problem: 'too_long', count: 35 }],
    ['address_line_2', 'Building B, Rear', { problem: 'too_long', count: 15 }],
    ['state', 'Georga', { problem: 'state_unknown' }],
    ['postal_code', '3030', { problem: 'postal_code_invalid' }],
  ] as const)('names %s when it is %o [CMP-015]', (field, value, problem) => {
    expect(problemEntries(taxInfoProblems({ ...right, [field]: value }))).toEqual([[field, problem]]);
  });

  it.each(['x'.repeat(35), `  ${'x'.repeat(35)}  `])('allows 35 characters of address [CMP-015]', (line) => {
    expect(problemEntries(taxInfoProblems({ ...right, address_line_1: line }))).toEqual([]);
  });
});

test('an employer id is stored without dashes and shown with one [CMP-015]', () => {
  expect(employerIdDigits(' 58-2214907 ')).toBe('582214907');
  expect(formatEmployerId('582214907')).toBe('58-2214907');
  expect(formatEmployerId('')).toBe('');
});

test('empty tax information counts as none [CMP-015]', () => {
  const nothing = {
    ...right,
    legal_name: '',
    employer_id_number: '',
    address_line_1: '',
    address_line_2: '',
    city: '',
  };
  expect(isEmptyTaxInfo(nothing)).toBe(true);
  expect(isEmptyTaxInfo({ ...nothing, legal_name: 'L' })).toBe(false);
});

test.each([
  ['00-1234567', true],
  ['97-1234567', true],
  ['58-2214907', false],
  ['00-12', false],
])('the employer id %s has an unassigned prefix: %s [CMP-015]', (text, doubtful) => {
  expect(isDoubtfulEmployerId(text)).toBe(doubtful);
});
