// One entry of a history in words.
import type { EmployeeChangeEntry } from '@onward/contract/employees/employee-information';
import { REVEALED_SECONDS } from '@onward/domain/employees/sensitive';
import { formatSsn } from '@onward/domain/platform/contact/ssn';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { useTranslation } from 'react-i18next';
import { dollarText } from '../../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { stateName } from '../../../locations/parts/state-name.ts';
import { CHOICE_TEXTS } from '../groups/choice-texts.ts';

interface ChangeTexts {
  /** The field that changed, or what happened. */
  what: string;
  part: string;
  /** Null where there is no value. */
  before: string | null;
  after: string | null;
  note: string;
}

export function useChangeTexts(): (change: EmployeeChangeEntry) => ChangeTexts {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const { day } = useDates();

  const fieldText = (field: string): string => {
    const key = `employees:fields.${field}`;
    return i18n.exists(key) ? t(key) : field;
  };
  const valueText = (field: string | null, value: EmployeeChangeEntry['before']): string | null => {
    if (value === null || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'employees:yes' : 'employees:no');
    const text = String(value);
    if (field === 'ssn') return formatSsn(text);
    if (field === 'pay_rate' && Number(text)) return dollarText(Number(text), language);
    if (field === 'state' || field === 'work_state') return stateName(text);
    if (field === 'status') return t(`employees:statuses.${text}`);
    if (field === 'filing_status') return t(`employees:tax.filing.${text}`);
    if (field === 'category') return t(`employees:documents.categories.${text}`);
    const choice = field === null ? undefined : CHOICE_TEXTS[field]?.(text);
    if (choice && i18n.exists(choice)) return t(choice);
    return isCalendarDay(text) ? day(text) : text;
  };

  return (change) => {
    const { event, part, field, before, after, effective_date } = change;
    const namesField = event === 'changed' || event === 'revealed';
    const partText = part ? t(`employees:history.parts.${part}`) : '';
    return {
      what: field && namesField ? fieldText(field) : t(`employees:history.events.${event}`),
      // Other events name what they are about, such as a document.
      part: field && !namesField ? [partText, field].filter(Boolean).join(' · ') : partText,
      before: valueText(field, before),
      after: afterText(change, valueText(field, after)),
      note:
        effective_date && field !== 'effective_date'
          ? t('employees:history.effective', { date: day(effective_date) })
          : '',
    };
  };

  function afterText({ event, part }: EmployeeChangeEntry, text: string | null): string | null {
    if (event === 'revealed') return t('employees:history.revealed', { count: REVEALED_SECONDS });
    return text && part === 'documents' ? t('employees:documents.expiry.expires_soon', { date: text }) : text;
  }
}
