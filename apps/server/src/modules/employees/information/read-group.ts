// The fields of a group of information, in the columns they are stored in (EMP-011).
import {
  type InformationGroup,
  type InformationValue,
  type InformationValues,
  informationProblems,
  isSensitiveField,
} from '@onward/domain/employees/information';
import { isMasked } from '@onward/domain/employees/sensitive';
import { findState } from '@onward/domain/locations/addresses';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import { ssnDigits } from '@onward/domain/platform/contact/ssn';
import { type FieldTexts, validationFailed } from '../../../platform/http/errors.ts';
import type { EmployeeRow, EmployeeValues } from '../employees.queries.ts';
import type { InformationRow } from './informations.queries.ts';
import type { SealedColumn } from './sealed-values.ts';

/** Fields with another name in their table, or that the header has. */
const HEADER_FIELDS = [
  'email',
  'phone',
  'region_number',
  'department_id',
  'hired_date',
  'start_date',
  'manager_id',
  'location_id',
] as const;
type HeaderField = (typeof HEADER_FIELDS)[number];

const SEALED_FIELDS: readonly string[] = ['ssn', 'date_of_birth', 'pay_rate'] satisfies SealedColumn[];

export type FieldPlace =
  | { table: 'employees'; column: HeaderField }
  | { table: 'informations'; column: keyof InformationRow; sealed: false }
  | { table: 'informations'; column: 'ssn' | 'date_of_birth' | 'pay_rate'; sealed: true };

export function placeOfField(group: InformationGroup, field: string): FieldPlace {
  const header = group === 'emergency_contact' ? undefined : HEADER_FIELDS.find((name) => name === field);
  if (header) return { table: 'employees', column: header };
  if (SEALED_FIELDS.includes(field)) {
    return { table: 'informations', column: field as 'ssn' | 'date_of_birth' | 'pay_rate', sealed: true };
  }
  const column = group === 'emergency_contact' ? `emergency_${field}` : field;
  return { table: 'informations', column: column as keyof InformationRow, sealed: false };
}

/** Trimmed, empty as null, without masked values, which mean unchanged; wrong ones are refused by field. */
export function readGroup(
  group: InformationGroup,
  given: InformationValues,
  stored: InformationRow,
  today: string,
): InformationValues {
  const kept = Object.entries(given).filter(([field, value]) => !(isSensitiveField(group, field) && isMasked(value)));
  const values: Record<string, InformationValue> = {};
  for (const [field, value] of kept) values[field] = tidied(field, value);
  const completed = group === 'address' ? completedAddress(values, stored) : values;
  const problems = informationProblems(group, completed, today);
  if (Object.keys(problems).length > 0) throw validationFailed(textsOf(problems));
  return canonical(values, completed.country);
}

/** States and postal codes depend on the country, so those that stay are checked with a new one. */
function completedAddress(
  values: InformationValues,
  { country, state, postal_code }: InformationRow,
): InformationValues {
  if (!Object.hasOwn(values, 'country')) return { ...values, country };
  const isMoved = String(values.country ?? 'US').toUpperCase() !== country;
  return isMoved ? { state, postal_code, ...values } : values;
}

const tidied = (field: string, value: InformationValue): InformationValue => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return field === 'pay_rate' && /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
};

const textsOf = (problems: Record<string, string>): FieldTexts =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [{ key: `employees.${problem}` }]]));

/** As they are stored: digits of numbers, codes of states, addresses in lower case. */
function canonical(values: Record<string, InformationValue>, inCountry: InformationValue = null): InformationValues {
  const country = typeof inCountry === 'string' ? inCountry.toUpperCase() : 'US';
  const entries = Object.entries(values).map(([field, value]): [string, InformationValue] => {
    if (typeof value !== 'string') return [field, value];
    if (field === 'ssn') return [field, ssnDigits(value)];
    if (field === 'email') return [field, normalizeEmail(value)];
    if (field === 'country') return [field, country];
    if (field === 'state' || field === 'work_state') return [field, findState(country, value) ?? value];
    return [field, value];
  });
  return Object.fromEntries(entries);
}

/** The stored value of a field that isn't encrypted. */
export function storedValue(
  place: Exclude<FieldPlace, { sealed: true }>,
  row: EmployeeRow,
  information: InformationRow,
): InformationValue {
  return place.table === 'employees' ? row[place.column] : (information[place.column] as InformationValue);
}

/** Names of what ids mean, for the history. */
export function shownValue(field: string, value: InformationValue, row: EmployeeRow): InformationValue {
  if (value === null) return null;
  if (field === 'department_id') return row.department_name;
  if (field === 'location_id') return row.location_name;
  return field === 'manager_id' ? row.manager_name : value;
}

export type HeaderValues = Pick<EmployeeValues, HeaderField>;
