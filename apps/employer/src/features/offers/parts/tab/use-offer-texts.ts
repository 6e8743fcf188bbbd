// Dates and terms of an offer in the user's language.
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import { formatSalary } from '@onward/domain/platform/text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/language/language.ts';
import { dateText, dayText, exactText } from '../../../../platform/language/time-text.ts';

export function useOfferTexts() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return {
    day: (time: string) => dayText(language, time),
    moment: (time: string) => exactText(language, time),
    /** `$17.50 per hour, starts Nov 23, 2026` */
    terms: ({ salary, salary_unit, start_date }: ApplicationOffer): string =>
      [
        salary === null
          ? ''
          : t('offers:tab.pay', {
              amount: formatSalary(salary, language),
              per: salary_unit ? t(`offers:per.${salary_unit}`) : '',
            }),
        start_date === null ? '' : t('offers:tab.starts', { day: dateText(language, start_date) }),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
