// The values of a new company in forms, named as in the server's errors (CMP-067, CMP-068).
import { type NewCompanyEntry, newCompanyProblems } from '@onward/domain/staff/new-company';
import type { TFunction } from 'i18next';

export interface CompanyValues {
  'company.name': string;
  'company.time_zone': string;
  'company.language': string;
}

export interface LocationValues {
  'location.name': string;
  'location.brand': string;
  'location.address_line_1': string;
  'location.city': string;
  'location.state': string;
  'location.postal_code': string;
}

export interface AdminValues {
  'admin.name': string;
  'admin.email': string;
}

export type NewCompanyValues = CompanyValues & LocationValues & AdminValues;

/** Servers and kiosks often run on UTC, where no company is. */
const ownZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'UTC' ? 'America/New_York' : timeZone;
};

export const firstValues = (language: string): NewCompanyValues => ({
  'company.name': '',
  'company.time_zone': ownZone(),
  'company.language': language,
  'location.name': '',
  'location.brand': '',
  'location.address_line_1': '',
  'location.city': '',
  'location.state': '',
  'location.postal_code': '',
  'admin.name': '',
  'admin.email': '',
});

export const newCompanyEntry = (values: NewCompanyValues, password?: string): NewCompanyEntry => ({
  company: {
    name: values['company.name'],
    time_zone: values['company.time_zone'],
    language: values['company.language'],
  },
  location: {
    name: values['location.name'],
    brand: values['location.brand'],
    address_line_1: values['location.address_line_1'],
    city: values['location.city'],
    state: values['location.state'],
    postal_code: values['location.postal_code'],
  },
  admin: { name: values['admin.name'], email: values['admin.email'], ...(password !== undefined && { password }) },
});

/** By field, in the words of the server. */
export function newCompanyErrors(
  t: TFunction,
  values: NewCompanyValues,
  password?: string,
): Partial<Record<string, string>> {
  const found = Object.entries(newCompanyProblems(newCompanyEntry(values, password)));
  return Object.fromEntries(
    found.map(([field, { problem, count }]) => [
      field,
      t(`errors:fields.${problem}`, count === undefined ? {} : { count }),
    ]),
  );
}
