// Which of two records' values the merged person keeps, chosen field by field where they differ (AHD-002).
import type { Person } from '@onward/contract/applicants/persons';
import { mergedFlag, mergedOptOut } from '@onward/domain/applicants/merging';
import type { MergeValues } from './persons.api.ts';

export const CHOSEN_FIELDS = ['name', 'phone', 'email', 'language'] as const;
export type ChosenField = (typeof CHOSEN_FIELDS)[number];
export type Side = 'kept' | 'other';
export type Choices = Readonly<Record<ChosenField, Side>>;

/** Decided by a rule, not by the user: an opt-out or a flag on either record stays. */
export const RULED_FIELDS = ['sms', 'inTouch', 'rehire'] as const;
export type RuledField = (typeof RULED_FIELDS)[number];
export type SmsConsent = 'yes' | 'no' | 'withdrawn';

const PARTS = {
  name: ({ first_name, last_name }: Person) => ({ first_name, last_name }),
  phone: ({ phone, region_number }: Person) => ({ phone, region_number }),
  email: ({ email }: Person) => ({ email }),
  language: ({ language }: Person) => ({ language: language as NonNullable<MergeValues['language']> }),
} satisfies Record<ChosenField, (person: Person) => MergeValues>;

export const smsConsentOf = ({ sms_consent, sms_opt_out }: Person): SmsConsent =>
  sms_opt_out ? 'withdrawn' : sms_consent ? 'yes' : 'no';

const RULED = {
  sms: smsConsentOf,
  inTouch: ({ keeps_in_touch }: Person) => keeps_in_touch,
  rehire: ({ do_not_rehire }: Person) => do_not_rehire?.reason ?? null,
} satisfies Record<RuledField, (person: Person) => unknown>;

export const differs = (field: ChosenField | RuledField, kept: Person, other: Person): boolean => {
  const read: (person: Person) => unknown = field in PARTS ? PARTS[field as ChosenField] : RULED[field as RuledField];
  return JSON.stringify(read(kept)) !== JSON.stringify(read(other));
};

/** The kept record's values by default, unless they are empty. */
export const firstChoices = (kept: Person, other: Person): Choices => ({
  name: 'kept',
  phone: kept.phone === null && other.phone !== null ? 'other' : 'kept',
  email: kept.email === null && other.email !== null ? 'other' : 'kept',
  language: 'kept',
});

export const mergeValues = (kept: Person, other: Person, choices: Choices): MergeValues =>
  Object.assign({}, ...CHOSEN_FIELDS.map((field) => PARTS[field](choices[field] === 'kept' ? kept : other)));

/** Which record decides the value of a field that follows a rule. */
export function ruledSide(field: RuledField, kept: Person, other: Person): Side {
  if (field === 'sms') {
    if (!mergedOptOut(kept.sms_opt_out, other.sms_opt_out)) return kept.sms_consent ? 'kept' : 'other';
    return kept.sms_opt_out ? 'kept' : 'other';
  }
  if (field === 'inTouch') return kept.keeps_in_touch ? 'kept' : 'other';
  return mergedFlag(kept.do_not_rehire, other.do_not_rehire) === kept.do_not_rehire ? 'kept' : 'other';
}
