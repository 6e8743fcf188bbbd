// Fields as they are read: the country of a phone number is a part of it.
import type { PhoneNumber } from '../../platform/contact/phone.ts';
import type { FormAnswers, FormField } from './form-fields.ts';

/** Without those that are another field's part. */
export function shownFields(fields: readonly FormField[]): FormField[] {
  const regions = fields.flatMap((field) => (field.kind === 'phone' && field.region ? [field.region] : []));
  return fields.filter(({ key }) => !regions.includes(key));
}

const UNITED_STATES = '1';

export const phoneOf = (field: FormField & { kind: 'phone' }, answers: FormAnswers): PhoneNumber => ({
  phone: String(answers[field.key] ?? ''),
  region_number: String((field.region && answers[field.region]) || UNITED_STATES),
});
