// The sections of an employee record; the open one is part of the address.
import { INFORMATION_GROUPS } from '@onward/domain/employees/information';

export const RECORD_SECTIONS = [
  ...INFORMATION_GROUPS,
  'direct_deposit',
  'state_tax',
  'documents',
  'i9',
  'payroll',
  'notes',
  'custom_fields',
  'history',
] as const;
export type RecordSection = (typeof RECORD_SECTIONS)[number];

const PARAMETER = 'section';
const FIRST: RecordSection = RECORD_SECTIONS[0];

export const sectionOf = (address: URLSearchParams): RecordSection =>
  RECORD_SECTIONS.find((section) => section === address.get(PARAMETER)) ?? FIRST;

export function sectionAddress(address: URLSearchParams, section: RecordSection): string {
  const next = new URLSearchParams(address);
  if (section === FIRST) next.delete(PARAMETER);
  else next.set(PARAMETER, section);
  return `?${next}`;
}

/** An address of a record with a section opened. */
export function withSection(address: string, section: RecordSection): string {
  const [path, search = ''] = address.split('?');
  return `${path}${sectionAddress(new URLSearchParams(search), section)}`;
}
