import { expect, test } from 'vitest';
import { staffChanges, staffEntries } from './staff-changes.ts';

const staff = { name: 'Nora Whelan', email: 'nora@larkfield.test', phone: '4045550144', region_number: '1' };
const entries = staffEntries(staff);

test('nothing edited sends nothing [IDN-034]', () => {
  expect(staffChanges(staff, entries)).toEqual({});
});

test('only what was edited is sent, a phone with its region [IDN-034]', () => {
  expect(staffChanges(staff, { ...entries, name: 'Nora Hill' })).toEqual({ name: 'Nora Hill' });
  expect(staffChanges(staff, { ...entries, phone: { phone: '4045550145', region_number: '1' } })).toEqual({
    phone: '4045550145',
    region_number: '1',
  });
});

test('a region selected without a number is not a change [IDN-034]', () => {
  const withoutPhone = { ...staff, phone: null, region_number: null };
  const picked = { ...staffEntries(withoutPhone), phone: { phone: '', region_number: '65' } };
  expect(staffChanges(withoutPhone, picked)).toEqual({});
});
