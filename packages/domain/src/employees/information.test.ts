import { describe, expect, it } from 'vitest';
import {
  INFORMATION_GROUPS,
  type InformationGroup,
  informationFields,
  informationProblems,
  isSensitiveField,
} from './information.ts';

const TODAY = '2026-11-18';
const problems = (group: InformationGroup, values: Record<string, string | number | boolean | null>) =>
  informationProblems(group, values, TODAY);

describe('The information about an employee', () => {
  it('has the six groups with their fields [EMP-010, EMP-011]', () => {
    expect(INFORMATION_GROUPS.map((group) => [group, informationFields(group).length])).toEqual([
      ['basic_information', 10],
      ['address', 6],
      ['emergency_contact', 4],
      ['employment_details', 6],
      ['work_location', 3],
      ['compensation', 4],
    ]);
  });

  it('keeps birth date, Social Security number, and pay apart as sensitive [EMP-018]', () => {
    const sensitive = INFORMATION_GROUPS.flatMap((group) =>
      informationFields(group).filter((name) => isSensitiveField(group, name)),
    );
    expect(sensitive).toEqual(['date_of_birth', 'ssn', 'pay_rate']);
    expect(isSensitiveField('address', 'constructor')).toBe(false);
  });

  it.each([
    ['basic_information', 'legal_first_name', '', 'required'],
    ['basic_information', 'legal_last_name', '  ', 'required'],
    ['basic_information', 'legal_first_name', 'x'.repeat(41), 'too_long'],
    ['basic_information', 'date_of_birth', '1999-02-30', 'not_a_date'],
    ['basic_information', 'date_of_birth', '2030-01-01', 'in_the_future'],
    ['basic_information', 'date_of_birth', '1890-01-01', 'too_long_ago'],
    ['basic_information', 'date_of_birth', '2012-11-19', 'too_young'],
    ['basic_information', 'date_of_birth', '2012-11-18', null],
    ['basic_information', 'date_of_birth', '****-**-**', null],
    ['basic_information', 'ssn', '000-12-3456', 'ssn_refused'],
    ['basic_information', 'ssn', '*****6789', null],
    ['basic_information', 'ssn', '219-08-9999', null],
    ['basic_information', 'gender', 'other', 'not_an_option'],
    ['basic_information', 'email', 'nobody', 'email_invalid'],
    ['basic_information', 'phone', 'call me', 'phone_invalid'],
    ['address', 'address_line_1', 'x'.repeat(36), 'too_long'],
    ['address', 'address_line_1', 'x'.repeat(35), null],
    ['address', 'address_line_2', 'x'.repeat(16), 'too_long'],
    ['address', 'state', 'Georgia', null],
    ['address', 'state', 'Nowhere', 'state_unknown'],
    ['address', 'postal_code', '3003', 'postal_code_invalid'],
    ['employment_details', 'employment_type', 'full_time', null],
    ['employment_details', 'employment_type', 'sometimes', 'not_an_option'],
    ['employment_details', 'hired_date', '2026-13-01', 'not_a_date'],
    ['employment_details', 'department_id', 0, 'unknown'],
    ['work_location', 'location_id', null, 'required'],
    ['work_location', 'is_remote', 'yes', 'not_an_option'],
    ['work_location', 'is_remote', true, null],
    ['compensation', 'pay_rate', 0, 'pay_out_of_range'],
    ['compensation', 'pay_rate', 17.5, null],
    ['compensation', 'pay_rate', '17.5', 'not_a_number'],
    ['compensation', 'pay_unit', 'fortnight', 'not_an_option'],
    ['compensation', 'toString', 'x', 'unknown'],
  ] as const)('in %s with %s “%s” has the problem %s [EMP-011, EMP-012, EMP-019]', (group, name, value, problem) => {
    expect(problems(group, { [name]: value })).toEqual(problem ? { [name]: problem } : {});
  });

  it('takes states and postal codes of another country as they are [EMP-011]', () => {
    expect(problems('address', { country: 'CA', state: 'ON', postal_code: 'K1A 0B1' })).toEqual({});
    expect(problems('address', { country: 'MX', state: 'Jalisco', postal_code: '44100' })).toEqual({});
  });
});
