import { describe, expect, it } from 'vitest';
import { PAYROLL_PROVIDERS, type PayrollHire } from './hires.ts';
import { payUnitsWithCodes } from './pay-basis.ts';
import { groupOfField, type OwnWords, preflightFields, preflightProblems } from './preflight.ts';
import { hireValue, longestOf } from './providers.ts';

const HIRE: PayrollHire = {
  reference: 'OW1',
  legalFirstName: 'Ana',
  legalMiddleName: null,
  legalLastName: 'Ortiz',
  preferredName: null,
  ssn: '219089999',
  dateOfBirth: '1996-04-12',
  gender: 'female',
  email: null,
  phone: null,
  address: { line1: '412 Church St', line2: null, city: 'Decatur', state: 'GA', postalCode: '30030', country: 'US' },
  hiredDate: '2026-11-16',
  startDate: null,
  employmentType: 'part_time',
  flsaStatus: null,
  jobTitle: 'Barista',
  payRate: 17.25,
  payUnit: 'hour',
  workState: 'GA',
  codes: { position: 'BAR', department: '300', pay_unit: null, location: 'TW-002' },
};
const WORDS: OwnWords = { position: 'Barista', department: 'Coffee bar', pay_unit: 'hour', location: 'Decatur' };

describe('A pre-flight', () => {
  it('finds nothing to fix in a complete record [AHD-013]', () => {
    for (const provider of PAYROLL_PROVIDERS) expect(preflightProblems(provider, HIRE, WORDS)).toEqual([]);
  });

  it('names the work location once when there is none [EMP-032]', () => {
    const hire = { ...HIRE, codes: { ...HIRE.codes, location: null } };
    for (const provider of PAYROLL_PROVIDERS) {
      expect(preflightProblems(provider, hire, { ...WORDS, location: null })).toEqual([
        { field: 'location_id', problem: 'required' },
      ]);
    }
    expect(preflightProblems('adp', hire, WORDS)).toEqual([{ field: 'codes.location', problem: 'code_missing' }]);
  });

  it('stops a department without a code, and only where somebody has one [INT-011]', () => {
    const hire = { ...HIRE, codes: { ...HIRE.codes, department: null } };
    for (const provider of PAYROLL_PROVIDERS) {
      expect(preflightProblems(provider, hire, WORDS)).toEqual([
        { field: 'codes.department', problem: 'code_missing' },
      ]);
      expect(preflightProblems(provider, hire, { ...WORDS, department: null })).toEqual([]);
    }
  });

  it('shows the fields in the order of the groups they are edited in, and only codes that are used [AHD-013]', () => {
    expect(preflightFields('paychex').filter((field) => field.startsWith('codes.'))).toEqual([
      'codes.position',
      'codes.department',
    ]);
    const fields = preflightFields('adp');
    expect(fields.slice(0, 2)).toEqual(['legal_first_name', 'legal_middle_name']);
    expect(fields.indexOf('location_id')).toBeGreaterThan(fields.indexOf('job_title'));
    expect(fields.map(groupOfField).at(-1)).toBeNull();
    expect(['email', 'phone', 'ssn', 'pay_unit', 'work_state', 'codes.position'].map(groupOfField)).toEqual([
      'basic_information',
      'basic_information',
      'basic_information',
      'compensation',
      'work_location',
      null,
    ]);
  });

  it('knows limits and values by the names of the fields [EMP-032]', () => {
    expect(longestOf('paylocity', 'preferred_name')).toBe(20);
    expect(longestOf('adp', 'email')).toBeNull();
    expect(hireValue(HIRE, 'city')).toBe('Decatur');
  });
});

describe('Units of pay', () => {
  it('need the code of a pay period where pay is sent per period [INT-011]', () => {
    expect(payUnitsWithCodes('adp')).toEqual(['week', 'month', 'year']);
    expect(payUnitsWithCodes('paylocity')).toEqual(['month', 'year']);
    expect(payUnitsWithCodes('paychex')).toEqual([]);
  });
});
