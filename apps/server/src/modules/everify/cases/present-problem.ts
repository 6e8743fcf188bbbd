// Why the last call about a case failed, in the reader's words: the kind, and the fields that E-Verify did not accept.
import type { Language } from '@onward/domain/platform/languages';
import { translator } from '../../../platform/i18n/translate.ts';

/** A step can be refused for a field that we know as well. */
const KNOWN_FIELDS = [
  'first_name',
  'last_name',
  'middle_initial',
  'date_of_birth',
  'ssn',
  'citizenship_status_code',
  'alien_number',
  'i94_number',
  'foreign_passport_number',
  'country_code',
  'date_of_hire',
  'document_a_type_code',
  'us_state_code',
  'expiration_date',
  'employee_email_address',
  'case_creator_phone_number',
  'reason_for_delay_code',
  'reason_for_delay_description',
  'duplicate_reason',
];

export const REFUSED_DUPLICATE = 'refused:duplicate_reason';

export function presentProblem(problem: string, language: Language): string {
  const t = translator(language);
  const [kind = '', list = ''] = problem.split(':');
  const words = t(`errors:providers.everify_${kind}`);
  const fields = list.split(',').filter((field) => KNOWN_FIELDS.includes(field));
  if (fields.length === 0) return words;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    fields.map((field) => t(`errors:everify_fields.${field}`)),
  );
  return t('errors:everify_fields.refused', { fields: names });
}
