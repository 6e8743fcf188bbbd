// A group of information as form entries, and as the endpoint expects it (EMP-012, EMP-019).
import type { EmployeeInformation } from '@onward/contract/employees/employee';
import type { EditConflict } from '@onward/contract/errors';
import {
  type InformationGroup,
  type InformationProblem,
  type InformationValue,
  type InformationValues,
  informationProblems,
} from '@onward/domain/employees/information';
import { isMasked } from '@onward/domain/employees/sensitive';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import { GROUP_INPUTS, type GroupInput } from './group-inputs.ts';

/** Amounts stay text while they are masked. */
export type Entry = string | number | boolean | null | PhoneNumber;
export type Entries = Record<string, Entry>;

const DEFAULT_REGION = '1';
const HOME_COUNTRY = 'US';

const isPhone = (entry: Entry | undefined): entry is PhoneNumber => typeof entry === 'object' && entry !== null;

export function entriesOf(group: InformationGroup, information: EmployeeInformation): Entries {
  const stored = (information[group] ?? {}) as Record<string, InformationValue>;
  return Object.fromEntries(GROUP_INPUTS[group].map((input) => [input.name, entryOf(input, stored)]));
}

function entryOf({ name, kind }: GroupInput, stored: Readonly<Record<string, InformationValue>>): Entry {
  const value = stored[name] ?? null;
  switch (kind) {
    case 'phone':
      return { phone: String(value ?? ''), region_number: String(stored.region_number ?? DEFAULT_REGION) };
    case 'ssn':
      return formatSsn(String(value ?? ''));
    case 'country':
      return String(value ?? HOME_COUNTRY);
    case 'flag':
      return value === true;
    case 'department':
    case 'manager':
    case 'location':
      return typeof value === 'number' ? value : null;
    case 'amount':
      return amountOf(value);
    default:
      return String(value ?? '');
  }
}

const amountOf = (value: InformationValue): string | number | null =>
  value === null || value === '' || isMasked(value) ? (value as string | null) : Number(value);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What to send: changed entries only, with the country that decides about state and ZIP code. */
export function changedValues(group: InformationGroup, entries: Entries, initial: Entries): InformationValues {
  const changed = GROUP_INPUTS[group].filter(({ name }) => !same(entries[name], initial[name]));
  const values = Object.fromEntries(changed.flatMap(({ name }) => Object.entries(valuesOf(name, entries[name]))));
  return group === 'address' && changed.length > 0 ? { ...values, country: String(entries.country) } : values;
}

function valuesOf(name: string, entry: Entry | undefined): Record<string, InformationValue> {
  if (isPhone(entry)) {
    const phone = entry.phone.trim();
    return { [name]: phone || null, region_number: phone ? entry.region_number : null };
  }
  if (typeof entry === 'string') return { [name]: entry.trim() || null };
  return { [name]: entry ?? null };
}

/** A masked value that was edited is neither the old value nor a new one. */
const isHalfMasked = (entry: Entry | undefined, before: Entry | undefined): boolean =>
  isMasked(entry) && entry !== before;

export function entryProblems(
  group: InformationGroup,
  entries: Entries,
  initial: Entries,
  today: string,
): Record<string, InformationProblem> {
  const problems = informationProblems(group, withoutMasked(valuesOfAll(group, entries)), today);
  if (isHalfMasked(entries.ssn, initial.ssn)) problems.ssn = 'ssn_invalid';
  return problems;
}

const withoutMasked = (values: InformationValues): InformationValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isMasked(value)));

/** The entries after "take theirs": what the other person saved, in the fields that differ. */
export function theirEntries(group: InformationGroup, entries: Entries, { fields }: EditConflict): Entries {
  const stored: Record<string, InformationValue> = {
    ...valuesOfAll(group, entries),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { theirs }]) => [name, (theirs ?? null) as InformationValue]),
    ),
  };
  return Object.fromEntries(GROUP_INPUTS[group].map((input) => [input.name, entryOf(input, stored)]));
}

const valuesOfAll = (group: InformationGroup, entries: Entries): Record<string, InformationValue> =>
  Object.fromEntries(GROUP_INPUTS[group].flatMap(({ name }) => Object.entries(valuesOf(name, entries[name]))));
