// What is encrypted of a Form I-9: the answers of each section, and the values of corrections and supplements.
import { randomBytes } from 'node:crypto';
import type { Correction, I9Section } from '@onward/domain/everify/i9-changes';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { I9EventRow, I9Row, NewI9Event } from './forms.queries.ts';

export type Keys = Pick<App, 'encryption'>;
type Of = Pick<I9Row, 'company_id' | 'employee_id'>;

const placeOf = (section: I9Section, { company_id, employee_id }: Of) =>
  placeIn(`i9_forms.${section}`, { company_id, employee_id });

export const sealSection = ({ encryption }: Keys, section: I9Section, of: Of, answers: FormAnswers): Buffer =>
  encryption.encrypt(JSON.stringify(answers), placeOf(section, of));

/** Null before the section is signed, and once the form was destroyed. */
export function openSection({ encryption }: Keys, section: I9Section, form: I9Row): FormAnswers | null {
  const sealed = form[section];
  return sealed === null ? null : (JSON.parse(encryption.decrypt(sealed, placeOf(section, form))) as FormAnswers);
}

const SEAL_KEY_BYTES = 12;

/** The columns of an event that has values. */
export function sealedEvent(
  { encryption }: Keys,
  companyId: number,
  value: object,
): Pick<NewI9Event, 'sealed' | 'seal_key'> {
  const seal_key = randomBytes(SEAL_KEY_BYTES).toString('base64url');
  const place = placeIn('i9_events.sealed', { company_id: companyId, seal_key });
  return { seal_key, sealed: encryption.encrypt(JSON.stringify(value), place) };
}

/** The type is that of what was sealed for this kind of event. */
export function openEvent<T>({ encryption }: Keys, { company_id, sealed, seal_key }: I9EventRow): T | null {
  if (sealed === null || seal_key === null) return null;
  return JSON.parse(encryption.decrypt(sealed, placeIn('i9_events.sealed', { company_id, seal_key }))) as T;
}

export const correctionEvents = (
  keys: Keys,
  companyId: number,
  corrections: readonly Correction[],
  by: Pick<NewI9Event, 'section' | 'reason' | 'signature_name' | 'staff_id' | 'address' | 'at'>,
): NewI9Event[] =>
  corrections.map(({ field, before, after }) => ({
    kind: 'corrected',
    field,
    ...sealedEvent(keys, companyId, { before, after }),
    ...by,
  }));
