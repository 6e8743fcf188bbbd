import type { PreflightField } from '@onward/contract/payroll/payroll';
import { describe, expect, it } from 'vitest';
import { preflightRows } from './preflight-rows.ts';

const field = (name: string, value: string | null, more: Partial<PreflightField> = {}): PreflightField => ({
  field: name,
  group: null,
  value,
  label: null,
  problem: null,
  message: null,
  ...more,
});

const FIELDS = [
  field('legal_first_name', 'Marcus'),
  field('legal_middle_name', null),
  field('legal_last_name', 'Bell'),
  field('ssn', null, { problem: 'required', message: 'ADP needs this' }),
  field('address_line_1', '88 Candler Park Dr'),
  field('country', 'US'),
  field('postal_code', '30307', { problem: 'refused', message: 'ZIP is wrong' }),
  field('location_id', 'Decatur'),
  field('codes.location', null, { label: 'Decatur', problem: 'code_missing' }),
  field('job_title', 'Team Member'),
  field('codes.position', 'TM', { label: 'Team Member' }),
  field('codes.pay_unit', null),
];

describe('The lines of a pre-flight', () => {
  const { problems, ready } = preflightRows(FIELDS);

  it('list every problem on its own, in the order of the record [AHD-013]', () => {
    expect(problems.map((one) => one.field)).toEqual(['ssn', 'postal_code', 'codes.location']);
  });

  it('join the parts of names and addresses, leave out empty values, and say a place or position once [AHD-013]', () => {
    expect(ready.map(({ key, fields }) => [key, fields.map(({ value }) => value)])).toEqual([
      ['legal_name', ['Marcus', 'Bell']],
      ['home_address', ['88 Candler Park Dr']],
      ['codes.position', ['TM']],
    ]);
  });

  it('show place and job title themselves when the provider has no codes for them [AHD-013]', () => {
    const without = FIELDS.filter(({ field: name }) => !name.startsWith('codes.'));
    expect(preflightRows(without).ready.map(({ key }) => key)).toContain('location_id');
    expect(preflightRows(without).ready.map(({ key }) => key)).toContain('job_title');
  });
});
