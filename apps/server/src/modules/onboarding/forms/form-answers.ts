// The answers of a form: encrypted as a whole, with values of the employee record where the form is one of the record
// (ONB-041, AHD-016).
import { type BankAccount, maskAccountNumber, unmaskAccounts } from '@onward/domain/employees/direct-deposit';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import {
  type AccountAnswer,
  accountsIn,
  type FormAnswer,
  type FormAnswers,
  type FormField,
  fieldsOf,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { type EmployeeRow, type InformationRow, openAccounts, openValue } from '../../employees/employees.service.ts';
import type { RunActionRow, RunModuleRow } from '../running/runs.queries.ts';

type Keys = Pick<App, 'encryption'>;
type Sealed = Pick<RunActionRow, 'company_id' | 'action_key'>;

const placeOf = ({ company_id, action_key }: Sealed) =>
  placeIn('employee_onboarding_actions.answers', { company_id, action_key });

export const sealAnswers = ({ encryption }: Keys, action: Sealed, answers: FormAnswers): Buffer =>
  encryption.encrypt(JSON.stringify(answers), placeOf(action));

export const openAnswers = ({ encryption }: Keys, action: Sealed & Pick<RunActionRow, 'answers'>): FormAnswers =>
  action.answers === null ? {} : (JSON.parse(encryption.decrypt(action.answers, placeOf(action))) as FormAnswers);

interface Source {
  employee: EmployeeRow;
  information: InformationRow;
}

const SEALED = ['ssn', 'date_of_birth', 'pay_rate'] as const;

/** The record's value of a field; undefined when it has none. */
function recordValue(
  keys: Keys,
  { group, field }: NonNullable<FormField['record']>,
  { employee, information }: Source,
): FormAnswer {
  const sealed = SEALED.find((each) => each === field);
  if (sealed) {
    const value = openValue(keys, sealed, information);
    return sealed === 'pay_rate' && value !== null ? Number(value) : value;
  }
  if (group !== 'emergency_contact' && Object.hasOwn(employee, field)) return employee[field as 'email'];
  const column = group === 'emergency_contact' ? `emergency_${field}` : field;
  return (information[column as keyof InformationRow] as FormAnswer | undefined) ?? null;
}

/** What is known before anybody answered: nothing is asked twice. */
function knownAnswers(keys: Keys, form: OnboardingForm, source: Source): FormAnswers {
  const entries = fieldsOf(form).flatMap((field): [string, FormAnswer][] => {
    if (field.kind === 'accounts') return [[field.key, openAccounts(keys, source.information)]];
    if (!field.record) return [];
    const value = recordValue(keys, field.record, source);
    return value === null || value === '' ? [] : [[field.key, value]];
  });
  return Object.fromEntries(entries.filter(([, value]) => !Array.isArray(value) || value.length > 0));
}

/** With what was saved so far; values of the record stay up to date until the form is answered. */
export function currentAnswers(
  keys: Keys,
  form: OnboardingForm,
  action: RunActionRow,
  { config }: Pick<RunModuleRow, 'config'>,
  source: Source,
): FormAnswers {
  const saved = openAnswers(keys, action);
  const isOwn = form.key === 'i9_section1' && (config.skip_prepopulate || action.answers !== null);
  return isOwn ? saved : { ...knownAnswers(keys, form, source), ...saved };
}

const HIDDEN = '*****';

/** Who reads: the employee their own answers, or staff with or without the right to sensitive data. */
export interface Reader {
  isEmployee: boolean;
  seesPay: boolean;
}

/** Numbers that identify somebody are never sent in full; sent back masked they mean unchanged. */
export function maskAnswers(form: OnboardingForm, answers: FormAnswers, reader: Reader): FormAnswers {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field): [string, FormAnswer][] => {
      const value = answers[field.key];
      const isHidden = field.key === 'pay_rate' && !reader.seesPay;
      if (value === undefined || field.kind === 'accounts' || isHidden) return [];
      return [[field.key, field.sensitive ? maskValue(field, value, reader) : value]];
    }),
  );
}

function maskValue({ kind }: FormField, value: FormAnswer, { isEmployee }: Reader): FormAnswer {
  if (typeof value !== 'string' || value === '') return value;
  if (kind === 'ssn') return maskSensitive('ssn', value);
  if (kind === 'birth_day') return isEmployee ? value : maskSensitive('date_of_birth', value);
  return `${HIDDEN}${value.slice(-4)}`;
}

export const maskAccounts = (value: FormAnswer | undefined, { isEmployee }: Reader): AccountAnswer[] =>
  accountsIn(value).map(({ account_number_again: _again, ...account }) => ({
    ...account,
    routing_number: isEmployee ? account.routing_number : maskAccountNumber(account.routing_number),
    // A number that was not typed yet is not one to keep.
    account_number: account.account_number === '' ? '' : maskAccountNumber(account.account_number),
  }));

/** Puts the stored values in place of masked ones. */
export function unmaskAnswers(form: OnboardingForm, given: FormAnswers, stored: FormAnswers): FormAnswers {
  const entries = Object.entries(given).map(([key, value]): [string, FormAnswer] => {
    const field = fieldsOf(form).find((each) => each.key === key);
    const isMasked = field?.sensitive === true && typeof value === 'string' && value.includes('*');
    return [key, isMasked ? (stored[key] ?? null) : value];
  });
  return Object.fromEntries(entries);
}

export function unmaskGivenAccounts(given: readonly AccountAnswer[], stored: FormAnswer | undefined): AccountAnswer[] {
  const before: readonly BankAccount[] = accountsIn(stored);
  const whole = unmaskAccounts(given, before);
  return given.map(({ account_number_again: again }, at) => {
    const account = whole[at] as AccountAnswer;
    const isMasked = again?.includes('•') || again?.includes('*');
    return { ...account, ...(again !== undefined && !isMasked && { account_number_again: again }) };
  });
}
