// Name and contact as form entries, and as the endpoint expects them.

import type { Application } from '@onward/contract/applicants/application';
import type { ApplicationChange } from '@onward/contract/applicants/applications';
import type { EditConflict } from '@onward/contract/errors';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { phoneEntry } from '../../../../platform/forms/phone-problems.ts';

export interface ContactEntries {
  first_name: string;
  last_name: string;
  email: string;
  phone: PhoneNumber;
}

type Contact = Pick<Application, 'first_name' | 'last_name' | 'email' | 'phone' | 'region_number'>;

export const entriesOf = ({ first_name, last_name, email, phone, region_number }: Contact): ContactEntries => ({
  first_name,
  last_name,
  email: email ?? '',
  phone: phoneEntry({ phone, region_number }),
});

export const toChange = ({ first_name, last_name, email, phone }: ContactEntries): ApplicationChange => {
  const number = phone.phone.trim();
  return {
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    email: email.trim() || null,
    phone: number || null,
    region_number: number ? phone.region_number : null,
  };
};

/** Links belong to who got them, so they end when an email or number is replaced or removed (CAR-014). */
export const endsLinks = (before: string, entered: string): boolean => before !== '' && before !== entered.trim();

/** Replaces the entries in conflict by what someone else saved. */
export function theirEntries(typed: ContactEntries, { fields }: EditConflict): ContactEntries {
  const theirs = Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, values.theirs]));
  const current = { ...toChange(typed), ...theirs } as Contact;
  return entriesOf(current);
}
