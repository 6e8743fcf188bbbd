import type { Employee } from '@onward/contract/employees/employee';
import { expect, test } from 'vitest';
import { headerChange, headerEntries, theirHeader } from './header-entries.ts';

const employee = {
  name: 'Marcus Bell',
  employee_number: '10482',
  email: 'marcus@mail.test',
  phone: '6785550193',
  region_number: '1',
  position_id: 4,
  company_staff_id: null,
} as Employee;

test('sends only what was changed in the header [EMP-006]', () => {
  const before = headerEntries(employee);
  expect(headerChange(before, before)).toEqual({});
  expect(headerChange({ ...before, email: ' ', position_id: null }, before)).toEqual({
    email: null,
    position_id: null,
  });
  expect(headerChange({ ...before, phone: { phone: '', region_number: '1' } }, before)).toEqual({
    phone: null,
    region_number: null,
  });
});

test("taking the other person's values keeps the rest of what was entered [AHD-021]", () => {
  const mine = { ...headerEntries(employee), name: 'Marc Bell', email: 'new@mail.test' };
  const conflict = { version: 3, fields: { email: { theirs: null, yours: 'new@mail.test' } } };
  expect(theirHeader(mine, conflict)).toEqual({ email: '' });
});
