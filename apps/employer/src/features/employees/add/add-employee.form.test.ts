import { expect, test } from 'vitest';
import { newEmployeeEntries, toEmployeeInput, withPosition } from './add-employee.form.ts';

const empty = newEmployeeEntries('2026-11-18');

test('a chosen job fills in its location and department, but replaces none that was chosen [EMP-009]', () => {
  const place = { location_id: 4, department_id: 9 };
  expect(withPosition(empty, 7, place)).toEqual({ position_id: 7, location_id: 4, department_id: 9 });
  expect(withPosition({ location_id: 2, department_id: null }, 7, place)).toEqual({
    position_id: 7,
    location_id: 2,
    department_id: 9,
  });
  expect(withPosition({ location_id: 2, department_id: 3 }, null, undefined)).toEqual({
    position_id: null,
    location_id: 2,
    department_id: 3,
  });
});

test('empty contact entries are sent as none, and a number keeps its region [EMP-009]', () => {
  expect(toEmployeeInput({ ...empty, name: ' Ana Ruiz ' })).toMatchObject({
    name: 'Ana Ruiz',
    email: null,
    phone: null,
    region_number: null,
  });
  const phone = { phone: '4045550123', region_number: '1' };
  expect(toEmployeeInput({ ...empty, name: 'Ana', email: ' ana@x.test ', phone })).toMatchObject({
    email: 'ana@x.test',
    ...phone,
  });
});
