// Pay as text, and what the state of a location requires, with the server's error texts (JOB-012, PLT-043).

import type { LocationSummary } from '@onward/contract/locations/locations';
import { statesOf } from '@onward/domain/platform/contact/regions';
import { formatSalary } from '@onward/domain/platform/text';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { payDisclosure, wantsBenefitsAndDeadline } from '@onward/domain/positions/pay-disclosure';
import { hasPayRange, type Pay, payProblems } from '@onward/domain/positions/postings';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/language/language.ts';
import { ownZone } from '../../../../platform/language/time-text.ts';

export function usePayTexts() {
  const { t } = useTranslation();
  const { language } = useLanguage();

  /** Empty unless the range is complete. */
  const payText = (pay: Pay): string => {
    if (!hasPayRange(pay) || Object.keys(payProblems(pay)).length > 0) return '';
    const min = formatSalary(pay.salary_min ?? 0, language);
    const max = formatSalary(pay.salary_max ?? 0, language);
    const amount = min === max ? t('positions:pay.amount', { amount: min }) : t('positions:pay.range', { min, max });
    return t(`positions:pay.per.${pay.salary_unit}`, { amount });
  };

  /** What the law of the location requires; null when it requires nothing. */
  const demandText = (location: LocationSummary | undefined): string | null => {
    if (!location) return null;
    const place = { country: location.country_code, state: location.state_code };
    const demand = payDisclosure(place, dayIn(new Date(), ownZone()));
    if (!demand.required) return null;
    const state = statesOf('US').find(({ code }) => code === demand.state)?.name ?? demand.state;
    return t(`errors:fields.${demand.problem}`, { state });
  };

  const adviceText = (
    location: LocationSummary | undefined,
    { benefits, application_deadline }: { benefits: readonly string[]; application_deadline: string | null },
  ): string | null =>
    location &&
    wantsBenefitsAndDeadline({ country: location.country_code, state: location.state_code }) &&
    (benefits.length === 0 || application_deadline === null)
      ? t('positions:pay.coloradoAdvice')
      : null;

  return { payText, demandText, adviceText };
}
