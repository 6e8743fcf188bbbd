// What is wrong with a transfer, in the reader's words.
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { kindOfCode } from '@onward/domain/payroll/preflight';
import { type HireField, longestOf } from '@onward/domain/payroll/providers';
import type { Language } from '@onward/domain/platform/languages';
import type { LocalizedText } from '../../platform/http/errors.ts';
import { say } from '../../platform/i18n/translate.ts';
import type { StoredError } from './transfers.queries.ts';

export const nameOf = (provider: PayrollProvider): string => definitionOf(provider).name;

interface Problem {
  field: string | null;
  /** A problem of a field, or why a transfer as a whole did not work. */
  reason: string;
  /** Our word that has no code. */
  word?: string | null | undefined;
}

/** Values with a text of their own that says what the provider takes. */
const EXPLAINED = ['ssn', 'state', 'work_state', 'country', 'employment_type', 'pay_unit', 'codes.pay_unit'];

export function textOfProblem(provider: PayrollProvider, { field, reason, word }: Problem): LocalizedText {
  const values = { provider: nameOf(provider) };
  switch (reason) {
    case 'required':
      return { key: 'payroll.required', values };
    case 'too_long':
      return { key: 'payroll.too_long', values: { ...values, count: longestOf(provider, field as HireField) ?? 0 } };
    case 'code_missing':
      return field !== null && kindOfCode(field) === 'pay_unit'
        ? { key: 'payroll.code_missing', values, texts: { word: `errors:payroll.units.${word}` } }
        : { key: 'payroll.code_missing', values: { ...values, word: word ?? '' } };
    case 'not_supported':
      return EXPLAINED.includes(field ?? '')
        ? { key: `payroll.not_supported.${(field ?? '').replace('.', '_')}`, values }
        : { key: 'payroll.not_supported.other', values };
    default:
      return { key: `payroll.reasons.${reason}`, values };
  }
}

/** The provider's own words stay as they are. */
export const messageOf = (provider: PayrollProvider, error: StoredError, language: Language): string =>
  error.message || say(textOfProblem(provider, { ...error, reason: error.reason ?? 'refused' }), language);
