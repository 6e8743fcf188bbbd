// What a package costs, how long it usually takes, and what it searches, in the user's language.
import type { Turnaround } from '@onward/domain/background-checks/packages';
import { useTranslation } from 'react-i18next';
import { dollarText } from '../../../platform/language/dollar-format.ts';
import { useLanguage } from '../../../platform/language/language.ts';

export function usePackageTexts() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  /** A search that is new at the provider is shown by its own name. */
  const screening = (type: string): string =>
    upperFirst(t(`integrations:screenings.${type}`, { defaultValue: type.replaceAll('_', ' ') }));
  return {
    price: (cents: number): string => dollarText(cents / 100, language),
    turnaround: ({ min_days: min, max_days: max }: Turnaround): string =>
      min === max
        ? t('integrations:checkr.turnaround', { count: max })
        : t('integrations:checkr.turnaroundRange', { min, max }),
    screening,
    screenings: (types: readonly string[]): string => {
      const names = types.map((type) =>
        t(`integrations:screenings.${type}`, { defaultValue: type.replaceAll('_', ' ') }),
      );
      return upperFirst(new Intl.ListFormat(language, { style: 'short', type: 'unit' }).format(names));
    },
  };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
