// The texts of a form's fields, in the language of the page.
import {
  accountsIn,
  type FormAnswer,
  type FormField,
  fieldsOf,
  isEmptyAnswer,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { type Translate, useTexts } from '../../../texts/texts.ts';

/** A text that not every field has; undefined without one. */
function optionalText(t: Translate, key: string): string | undefined {
  const text = t(key);
  return text === key ? undefined : text;
}

/** The first account is often the only one, so it has no number. */
function accountLabel(t: Translate, place: number, part: string): string {
  const label = t(`onboarding-forms:accounts.${part}`);
  return place === 0 ? label : `${label} (${place + 1})`;
}

export interface FormTexts {
  labelOf(name: string): string;
  helpOf(field: FormField): string | undefined;
  optionOf(field: FormField, option: string): string;
  problemOf(problem: string): string;
  /** A value as it is shown in a summary; sensitive ones are never shown whole. */
  answerText(name: string, value: FormAnswer | undefined): string;
}

export function useFormTexts(form: OnboardingForm): FormTexts {
  const { t } = useTexts();
  const find = (name: string): FormField | undefined => fieldsOf(form).find(({ key }) => key === name);
  const labelOf = (name: string): string => {
    const [key = '', place, part] = name.split('.');
    if (part !== undefined) return accountLabel(t, Number(place), part);
    const field = find(key);
    return field?.kind === 'question' ? field.question.title : t(`onboarding-forms:fields.${form.key}.${key}.label`);
  };
  const optionOf = (field: FormField, option: string): string =>
    t(`onboarding-forms:options.${form.key}.${field.key}.${option}`);
  const answerText = (name: string, value: FormAnswer | undefined): string => {
    const field = find(name);
    if (value === undefined || isEmptyAnswer(value)) return t('careers:apply.notAnswered');
    if (typeof value === 'boolean') return t(value ? 'careers:questions.yes' : 'careers:questions.no');
    if (field?.kind === 'accounts') return t('onboarding-portal:accounts.count', { count: accountsIn(value).length });
    if (field?.kind === 'choice') return optionOf(field, String(value));
    if (field?.sensitive) return `••••${String(value).slice(-4)}`;
    if (field?.kind === 'file') return t('onboarding-portal:files.added');
    return Array.isArray(value) ? value.join(', ') : String(value);
  };
  return {
    labelOf,
    helpOf: (field) =>
      field.kind === 'question' ? undefined : optionalText(t, `onboarding-forms:fields.${form.key}.${field.key}.help`),
    optionOf,
    problemOf: (problem) => t(`onboarding-forms:problems.${problem}`),
    answerText,
  };
}
