// Labels and answers of onboarding forms in the user's language.
import {
  type AccountAnswer,
  accountsIn,
  type FormAnswer,
  type FormAnswers,
  type FormField,
  type FormKey,
} from '@onward/domain/onboarding/forms/form-fields';
import { phoneOf } from '@onward/domain/onboarding/forms/shown-fields';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';

/** Asked of the employee as "Their name", which says nothing to somebody who reads the answers. */
const STAFF_LABELS = ['emergency_name', 'emergency_relationship', 'emergency_phone'] as const;

export function useAnswerTexts(form: FormKey) {
  const { t } = useTranslation();
  const { day } = useDates();
  const figure = useNumberFormat();
  const { departments, staffs } = useStartup();
  const phoneRules = usePhoneRules();

  const label = (field: FormField): string => {
    if (field.kind === 'question') return field.question.title;
    const own = form === 'basic_information' && STAFF_LABELS.find((key) => key === field.key);
    return own ? t(`onboarding:answerLabels.${own}`) : t(`onboarding-forms:fields.${form}.${field.key}.label`);
  };

  const option = (field: string, value: string): string => t(`onboarding-forms:options.${form}.${field}.${value}`);

  const nameIn = (records: readonly { id: number; name: string }[] | null | undefined, id: FormAnswer): string =>
    records?.find((record) => record.id === id)?.name ?? '';

  const valueText = (field: FormField, value: FormAnswer, answers: FormAnswers): string => {
    if (typeof value === 'boolean') return t(value ? 'onboarding:yes' : 'onboarding:no');
    switch (field.kind) {
      case 'choice':
        return option(field.key, String(value));
      case 'money':
        return typeof value === 'number' ? figure(value, { style: 'currency', currency: 'USD' }) : String(value);
      case 'count':
        return typeof value === 'number' ? figure(value) : String(value);
      case 'day':
      case 'birth_day':
        return isCalendarDay(String(value)) ? day(String(value)) : String(value);
      case 'phone':
        return phoneRules?.formatPhoneNumber(phoneOf(field, answers)) ?? String(value);
      case 'department':
        return nameIn(departments, value);
      case 'staff':
        return nameIn(staffs, value);
      default:
        return Array.isArray(value) ? value.join(', ') : String(value);
    }
  };

  const accountText = (account: AccountAnswer): string =>
    [
      t(`employees:deposit.types.${account.account_type}`),
      account.bank_name,
      t('onboarding:review.routing', { number: account.routing_number }),
      t('onboarding:review.account', { number: account.account_number }),
    ]
      .filter(Boolean)
      .join(', ');

  /** Empty when nothing was answered. */
  const text = (field: FormField, answers: FormAnswers): string[] => {
    const value = answers[field.key];
    if (value === null || value === undefined || value === '') return [];
    if (field.kind === 'accounts') return accountsIn(value).map(accountText);
    return [valueText(field, value, answers)];
  };
  return { label, option, text };
}
