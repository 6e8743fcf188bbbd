// Times and names of payroll in the user's language.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/language/language.ts';

export function usePayrollTexts() {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const moment = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    /** `Nov 9, 4:10 PM`. */
    time: (text: string): string => moment.format(new Date(text)),
    /** A calendar day, which has no time zone. */
    day: (text: string): string =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) ? day.format(new Date(`${text}T00:00:00Z`)) : text,
    /** The name of a field; a field we have no name for is not named. */
    field: (name: string | null): string => {
      const key = `payroll:fields.${(name ?? '').replace('.', '_')}`;
      return name !== null && i18n.exists(key) ? t(key) : '';
    },
  };
}
