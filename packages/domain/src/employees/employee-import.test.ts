import { describe, expect, it } from 'vitest';
import {
  checkEmployeeRows,
  EMPLOYEE_IMPORT_FIELDS,
  type EmployeeCells,
  importedDay,
  importedEmploymentType,
  isSensitiveCell,
  isSensitiveColumn,
} from './employee-import.ts';

const KNOWN = {
  locations: [
    { id: 7, name: 'Cluckwell Decatur', code: 'CW-014' },
    { id: 8, name: 'Tidewater Midtown', code: null },
  ],
  departments: [{ id: 3, name: 'Kitchen', code: null }],
  emails: new Set(['taken@mail.test']),
  numbers: new Set(['10001']),
};

const cells = (values: Partial<EmployeeCells> = {}): EmployeeCells => ({
  ...(Object.fromEntries(EMPLOYEE_IMPORT_FIELDS.map((field) => [field, ''])) as EmployeeCells),
  first_name: 'Ada',
  last_name: 'Quist',
  location: 'Cluckwell Decatur',
  hired_date: '2026-11-09',
  ...values,
});

const check = (...rows: Partial<EmployeeCells>[]) =>
  checkEmployeeRows(
    rows.map((values, at) => ({ line: at + 2, cells: cells(values) })),
    KNOWN,
  );

describe('A row of employees', () => {
  it('is read with its place by name or store number, and days as people write them [AHD-019]', () => {
    const [row] = check({
      location: ' cw-014 ',
      department: 'kitchen',
      hired_date: '11/9/2026',
      employment_type: 'Full-time',
      email: ' Ada@Mail.test',
      phone: '(404) 555-0148',
      state: 'Georgia',
      postal_code: '30307',
    });
    expect(row).toMatchObject({
      locationId: 7,
      departmentId: 3,
      hiredDate: '2026-11-09',
      employmentType: 'full_time',
      email: 'ada@mail.test',
      phone: { phone: '4045550148', region_number: '1' },
      state: 'GA',
      problems: [],
    });
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'required'],
    [{ last_name: 'x'.repeat(41) }, 'last_name', 'too_long'],
    [{ job_title: '=HYPERLINK("x")' }, 'job_title', 'formula'],
    [{ location: 'Cluckwell Decatr' }, 'location', 'location_unknown'],
    [{ department: 'Bar' }, 'department', 'department_unknown'],
    [{ hired_date: '13/13/2026' }, 'hired_date', 'date_invalid'],
    [{ start_date: 'soon' }, 'start_date', 'date_invalid'],
    [{ email: 'nobody' }, 'email', 'email_invalid'],
    [{ email: 'TAKEN@mail.test' }, 'email', 'employed_already'],
    [{ phone: '12' }, 'phone', 'phone_invalid'],
    [{ employee_number: '10001' }, 'employee_number', 'number_taken'],
    [{ employee_number: 'a b' }, 'employee_number', 'number_invalid'],
    [{ employment_type: 'sometimes' }, 'employment_type', 'employment_type_unknown'],
    [{ state: 'Georgetown' }, 'state', 'state_unknown'],
    [{ postal_code: '3030' }, 'postal_code', 'postal_code_invalid'],
    [{ address_line_1: 'x'.repeat(36) }, 'address_line_1', 'too_long'],
  ] as const)('with %j has the problem %s: %s [AHD-019]', (values, field, problem) => {
    expect(check(values)[0]?.problems).toMatchObject([{ field, problem }]);
  });

  it('suggests the place that was probably meant [AHD-019]', () => {
    expect(check({ location: 'Cluckwell Decatr' })[0]?.problems[0]?.suggestion).toBe('Cluckwell Decatur');
  });

  it('names the row that has the same email or number already [AHD-019]', () => {
    const rows = check({ email: 'a@mail.test', employee_number: '5' }, { email: 'A@mail.test', employee_number: '5' });
    expect(rows[1]?.problems).toMatchObject([
      { field: 'email', problem: 'repeated_in_row', count: 2 },
      { field: 'employee_number', problem: 'repeated_in_row', count: 2 },
    ]);
  });
});

describe('A file of employees', () => {
  it.each([
    ['SSN', true],
    ['Social Security Number', true],
    ['date_of_birth', true],
    ['DOB', true],
    ['Bank account', true],
    ['Pay rate', true],
    ['Hourly rate', true],
    ['First name', false],
    ['Payroll file', false],
    ['Location', false],
  ])('has the column “%s” discarded: %s [EMP-018, AHD-019]', (heading, discarded) => {
    expect(isSensitiveColumn(heading)).toBe(discarded);
  });

  it('has Social Security numbers in other columns discarded, but no phone numbers [EMP-018, AHD-019]', () => {
    expect(['219-08-9999', 'ssn 219 08 9999', '404-555-0148', '30307-1234', '219089999'].map(isSensitiveCell)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('has days and types as people write them [AHD-019]', () => {
    expect(['2026-11-09', '1/2/2026', '01-02-2026', '2/30/2026', '', 'x'].map(importedDay)).toEqual([
      '2026-11-09',
      '2026-01-02',
      '2026-01-02',
      null,
      null,
      null,
    ]);
    expect(['Part', 'part time', 'SEASONAL', 'weekly', ''].map(importedEmploymentType)).toEqual([
      'part_time',
      'part_time',
      'seasonal',
      null,
      null,
    ]);
  });
});
