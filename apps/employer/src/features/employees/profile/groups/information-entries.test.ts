import type { EmployeeInformation } from '@onward/contract/employees/employee';
import { INFORMATION_GROUPS, informationFields } from '@onward/domain/employees/information';
import { expect, test } from 'vitest';
import { GROUP_INPUTS } from './group-inputs.ts';
import { changedValues, entriesOf, entryProblems, theirEntries } from './information-entries.ts';

const TODAY = '2026-11-18';

const information = {
  id: 7,
  basic_information: {
    legal_first_name: 'Marcus',
    legal_middle_name: null,
    legal_last_name: 'Bell',
    preferred_name: null,
    date_of_birth: '****-**-14',
    ssn: '*****4821',
    gender: null,
    email: 'marcus@mail.test',
    phone: '6785550193',
    region_number: '1',
  },
  address: {
    address_line_1: '88 Candler Park Dr',
    address_line_2: null,
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M5V 2T6',
    country: 'CA',
  },
  emergency_contact: { name: null, relationship: null, phone: null, email: null },
  employment_details: {
    job_title: 'Cook',
    department_id: 4,
    employment_type: 'part_time',
    hired_date: '2026-11-09',
    start_date: null,
    manager_id: null,
  },
  work_location: { location_id: 3, is_remote: false, work_state: 'GA' },
  compensation: { pay_rate: '*****', pay_unit: 'hour', flsa_status: null, effective_date: null },
  direct_deposit: [],
  versions: {},
} satisfies EmployeeInformation;

test.each(INFORMATION_GROUPS)('%s has an input for every field [EMP-011]', (group) => {
  const names = GROUP_INPUTS[group].flatMap(({ name, kind }) => (kind === 'phone' ? [name, 'region_number'] : [name]));
  expect(names.toSorted()).toEqual(informationFields(group).toSorted());
});

test('sends only what was changed, so that nobody overwrites the rest [EMP-012, AHD-021]', () => {
  const before = entriesOf('basic_information', information);
  expect(changedValues('basic_information', before, before)).toEqual({});
  expect(changedValues('basic_information', { ...before, preferred_name: ' Marc ' }, before)).toEqual({
    preferred_name: 'Marc',
  });
  const phone = { phone: '4045550100', region_number: '1' };
  expect(changedValues('basic_information', { ...before, phone }, before)).toEqual(phone);
});

test('a changed address names its country, which decides about state and ZIP code [EMP-011]', () => {
  const before = entriesOf('address', information);
  expect(changedValues('address', { ...before, state: 'BC' }, before)).toEqual({ state: 'BC', country: 'CA' });
  expect(entryProblems('address', { ...before, state: 'GA' }, before, TODAY)).toEqual({ state: 'state_unknown' });
});

test('masked values are unchanged, and a half-deleted mask is no number [EMP-018, EMP-019]', () => {
  const before = entriesOf('basic_information', information);
  expect(before.ssn).toBe('***-**-4821');
  expect(entryProblems('basic_information', before, before, TODAY)).toEqual({});
  expect(entryProblems('basic_information', { ...before, ssn: '***-**-48' }, before, TODAY)).toEqual({
    ssn: 'ssn_invalid',
  });
  expect(entryProblems('basic_information', { ...before, ssn: '000-12-3456' }, before, TODAY)).toEqual({
    ssn: 'ssn_refused',
  });
  const pay = entriesOf('compensation', information);
  expect(changedValues('compensation', { ...pay, pay_unit: 'year' }, pay)).toEqual({ pay_unit: 'year' });
  expect(changedValues('compensation', { ...pay, pay_rate: 14.25 }, pay)).toEqual({ pay_rate: 14.25 });
});

test('taking the other value keeps everything else that was entered [AHD-021]', () => {
  const before = entriesOf('employment_details', information);
  const mine = { ...before, job_title: 'Lead', start_date: '2026-11-20' };
  const conflict = { version: 2, fields: { job_title: { theirs: 'Chef', yours: 'Lead' } } };
  expect(theirEntries('employment_details', mine, conflict)).toEqual({ ...mine, job_title: 'Chef' });
});
