// Dates and terms of an offer in the user's language.
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import { formatSalary } from '@onward/domain/platform/text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/language/language.ts';

export function useOfferTexts() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const dayOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const momentOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    day: (time: string) => dayOf.format(new Date(time)),
    moment: (time: string) => momentOf.format(new Date(time)),
    /** `$17.50 per hour, starts Nov 23, 2026` */
    terms: ({ salary, salary_unit, start_date }: ApplicationOffer): string =>
      [
        salary === null
          ? ''
          : t('offers:tab.pay', {
              amount: formatSalary(salary, language),
              per: salary_unit ? t(`offers:per.${salary_unit}`) : '',
            }),
        start_date === null ? '' : t('offers:tab.starts', { day: dateOf.format(new Date(`${start_date}T00:00:00Z`)) }),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
