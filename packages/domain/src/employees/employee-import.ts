// Importing employees from a file: the fields, and the validation of each cell (AHD-019). Social Security numbers, birth
// dates, pay, and bank data are not imported this way: a draft of a file is kept in clear.
import { isFormula } from '../imports/csv.ts';
import { suggestFrom } from '../imports/nearest.ts';
import { findState, isPostalCode } from '../locations/addresses.ts';
import { isEmail, normalizeEmail } from '../platform/contact/email.ts';
import { isBlankPhone, type PhoneNumber, readPhoneNumber } from '../platform/contact/phone.ts';
import { isCalendarDay } from '../platform/time/calendar-days.ts';
import { EMPLOYMENT_TYPES, type EmploymentType } from '../positions/postings.ts';

export const EMPLOYEE_IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'employee_number',
  'job_title',
  'location',
  'department',
  'hired_date',
  'start_date',
  'employment_type',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'postal_code',
] as const;
export type EmployeeImportField = (typeof EMPLOYEE_IMPORT_FIELDS)[number];

export const REQUIRED_EMPLOYEE_FIELDS: readonly EmployeeImportField[] = [
  'first_name',
  'last_name',
  'location',
  'hired_date',
];

/** Column headings that other programs use for these fields. */
export const EMPLOYEE_FIELD_NAMES: Readonly<Record<EmployeeImportField, readonly string[]>> = {
  first_name: ['first name', 'first', 'given name', 'legal first name'],
  last_name: ['last name', 'last', 'surname', 'family name', 'legal last name'],
  email: ['email', 'e-mail', 'email address', 'personal email', 'work email'],
  phone: ['phone', 'mobile', 'phone number', 'mobile number', 'cell', 'home phone'],
  employee_number: ['employee number', 'employee id', 'employee no', 'file number', 'number', 'id'],
  job_title: ['job title', 'title', 'position', 'job', 'role'],
  location: ['location', 'store', 'site', 'work location', 'location name', 'store number'],
  department: ['department', 'dept', 'team'],
  hired_date: ['hire date', 'hired', 'hired date', 'date of hire', 'original hire date'],
  start_date: ['start date', 'first day'],
  employment_type: ['employment type', 'type', 'full or part time', 'worker type'],
  address_line_1: ['address', 'street', 'address line 1', 'address 1', 'home address'],
  address_line_2: ['address line 2', 'address 2', 'apt', 'unit'],
  city: ['city', 'town'],
  state: ['state', 'province'],
  postal_code: ['zip', 'zip code', 'postal code', 'postcode'],
};

const LONGEST: Partial<Record<EmployeeImportField, number>> = {
  first_name: 40,
  last_name: 40,
  employee_number: 20,
  job_title: 120,
  address_line_1: 35,
  address_line_2: 15,
  city: 60,
};

/** Headings of columns that are discarded before a file is stored. */
const SENSITIVE_HEADING = /ssn|social|birth|\bdob\b|account|routing|bank|salary|wage|\bpay\b|\brate\b/i;

export const isSensitiveColumn = (heading: string): boolean =>
  SENSITIVE_HEADING.test(heading.slice(0, 200).replaceAll(/[_-]/g, ' '));

/** A Social Security number in a cell of any column. */
const SSN_IN_TEXT = /\d{3}[- ]\d{2}[- ]\d{4}/;

export const isSensitiveCell = (cell: string): boolean => cell.length <= 40 && SSN_IN_TEXT.test(cell);

export type EmployeeCells = Readonly<Record<EmployeeImportField, string>>;

type CellProblem =
  | 'required'
  | 'too_long'
  | 'formula'
  | 'email_invalid'
  | 'phone_invalid'
  | 'date_invalid'
  | 'location_unknown'
  | 'department_unknown'
  | 'employment_type_unknown'
  | 'state_unknown'
  | 'postal_code_invalid'
  | 'number_invalid'
  | 'repeated_in_row'
  | 'employed_already'
  | 'number_taken';

export interface EmployeeImportProblem {
  field: EmployeeImportField;
  problem: CellProblem;
  count?: number;
  /** The value that was probably meant. */
  suggestion: string | null;
}

interface KnownPlace {
  id: number;
  name: string;
  /** The company's own number of it. */
  code: string | null;
}

/** Existing records of the company; places within the caller's scope. */
export interface KnownForEmployees {
  locations: readonly KnownPlace[];
  departments: readonly KnownPlace[];
  /** Emails of active employees, in lower case. */
  emails: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

export interface CheckedEmployee {
  line: number;
  cells: EmployeeCells;
  email: string | null;
  phone: PhoneNumber | null;
  employeeNumber: string | null;
  locationId: number | null;
  departmentId: number | null;
  hiredDate: string | null;
  startDate: string | null;
  employmentType: EmploymentType | null;
  state: string | null;
  problems: EmployeeImportProblem[];
}

const plain = (text: string): string => text.trim().toLowerCase();

const US_DAY = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** `2026-11-09` or, as spreadsheets write it in the United States, `11/9/2026`. */
export function importedDay(text: string): string | null {
  const given = text.trim();
  const parts = US_DAY.exec(given);
  const day = parts ? `${parts[3]}-${parts[1]?.padStart(2, '0')}-${parts[2]?.padStart(2, '0')}` : given;
  return isCalendarDay(day) ? day : null;
}

/** `Full time`, `full-time`, `FULL_TIME`. */
export function importedEmploymentType(text: string): EmploymentType | null {
  const word = plain(text).replaceAll(/[\s-]+/g, '_');
  return EMPLOYMENT_TYPES.find((type) => type === word || type === `${word}_time`) ?? null;
}

interface Places {
  find: (text: string) => KnownPlace | undefined;
  suggest: (text: string) => string | null;
}

/** Built once per file. */
function indexPlaces(places: readonly KnownPlace[]): Places {
  const byName = new Map(places.map((place) => [plain(place.name), place]));
  const byCode = new Map(places.flatMap((place) => (place.code ? [[plain(place.code), place] as const] : [])));
  return {
    find: (text) => byName.get(plain(text)) ?? byCode.get(plain(text)),
    suggest: suggestFrom(places.map(({ name }) => name)),
  };
}

export function checkEmployeeRows(
  rows: readonly { line: number; cells: EmployeeCells }[],
  known: KnownForEmployees,
): CheckedEmployee[] {
  const places = { locations: indexPlaces(known.locations), departments: indexPlaces(known.departments) };
  const emailLines = new Map<string, number>();
  const numberLines = new Map<string, number>();
  return rows.map((row) => {
    const checked = checkRow(row, known, places);
    refuseRepeated(checked, 'email', checked.email, emailLines);
    refuseRepeated(checked, 'employee_number', checked.employeeNumber, numberLines);
    return checked;
  });
}

function refuseRepeated(
  row: CheckedEmployee,
  field: 'email' | 'employee_number',
  value: string | null,
  lines: Map<string, number>,
): void {
  if (value === null) return;
  const earlier = lines.get(value);
  if (earlier === undefined) lines.set(value, row.line);
  else addProblem(row.problems, { field, problem: 'repeated_in_row', count: earlier, suggestion: null });
}

function addProblem(problems: EmployeeImportProblem[], problem: EmployeeImportProblem): void {
  if (!problems.some(({ field }) => field === problem.field)) problems.push(problem);
}

function checkRow(
  { line, cells }: { line: number; cells: EmployeeCells },
  known: KnownForEmployees,
  { locations, departments }: { locations: Places; departments: Places },
): CheckedEmployee {
  const problems: EmployeeImportProblem[] = [];
  const add = (field: EmployeeImportField, problem: CellProblem, more: Partial<EmployeeImportProblem> = {}) =>
    addProblem(problems, { field, problem, suggestion: null, ...more });
  const given = (field: EmployeeImportField): string | null => cells[field].trim() || null;
  checkTexts(cells, add);

  const email = given('email') && normalizeEmail(cells.email);
  const phone = readPhoneNumber({ phone: cells.phone, region_number: '1' });
  const location = locations.find(cells.location);
  const department = departments.find(cells.department);
  const employmentType = importedEmploymentType(cells.employment_type);
  const state = given('state') && findState('US', cells.state);
  const employeeNumber = given('employee_number');
  if (email && !isEmail(email)) add('email', 'email_invalid');
  if (email && known.emails.has(email)) add('email', 'employed_already');
  if (!isBlankPhone(cells.phone) && !phone) add('phone', 'phone_invalid');
  if (employeeNumber && !/^[A-Za-z0-9-]+$/.test(employeeNumber)) add('employee_number', 'number_invalid');
  if (employeeNumber && known.numbers.has(employeeNumber)) add('employee_number', 'number_taken');
  if (given('location') && !location) {
    add('location', 'location_unknown', { suggestion: locations.suggest(cells.location) });
  }
  if (given('department') && !department) {
    add('department', 'department_unknown', { suggestion: departments.suggest(cells.department) });
  }
  for (const field of ['hired_date', 'start_date'] as const) {
    if (given(field) && !importedDay(cells[field])) add(field, 'date_invalid');
  }
  if (given('employment_type') && !employmentType) add('employment_type', 'employment_type_unknown');
  if (given('state') && !state) add('state', 'state_unknown');
  if (given('postal_code') && !isPostalCode('US', cells.postal_code.trim())) add('postal_code', 'postal_code_invalid');
  return {
    line,
    cells,
    email,
    phone,
    employeeNumber,
    locationId: location?.id ?? null,
    departmentId: department?.id ?? null,
    hiredDate: importedDay(cells.hired_date),
    startDate: importedDay(cells.start_date),
    employmentType,
    state,
    problems,
  };
}

function checkTexts(
  cells: EmployeeCells,
  add: (field: EmployeeImportField, problem: CellProblem, more?: Partial<EmployeeImportProblem>) => void,
): void {
  for (const field of EMPLOYEE_IMPORT_FIELDS) {
    const text = cells[field].trim();
    const longest = LONGEST[field];
    if (isFormula(text) && field !== 'phone') add(field, 'formula');
    if (text === '' && REQUIRED_EMPLOYEE_FIELDS.includes(field)) add(field, 'required');
    if (longest !== undefined && text.length > longest) add(field, 'too_long', { count: longest });
  }
}
