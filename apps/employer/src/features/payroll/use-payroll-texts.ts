// Times and names of payroll in the user's language.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/language/language.ts';
import { dateText, momentText } from '../../platform/language/time-text.ts';

export function usePayrollTexts() {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  return {
    /** `Nov 9, 4:10 PM`. */
    time: (text: string): string => momentText(language, text),
    /** A calendar day, which has no time zone. */
    day: (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? dateText(language, text) : text),
    /** The name of a field; a field we have no name for is not named. */
    field: (name: string | null): string => {
      const key = `payroll:fields.${(name ?? '').replace('.', '_')}`;
      return name !== null && i18n.exists(key) ? t(key) : '';
    },
  };
}
