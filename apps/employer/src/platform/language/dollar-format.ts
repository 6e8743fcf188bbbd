// Formats amounts for each language: $13.50, or 13,50 $.
import { type Language, LOCALES } from '@onward/domain/platform/languages';

const dollarFormat = (language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });

export const dollarText = (amount: number, language: Language): string => dollarFormat(language).format(amount);

/** The side of an amount the dollar sign is on. */
export const dollarSide = (language: Language): 'prefix' | 'suffix' =>
  dollarFormat(language).formatToParts(1)[0]?.type === 'currency' ? 'prefix' : 'suffix';

/** The decimal separator in number fields. */
export const decimalSign = (language: Language): string =>
  new Intl.NumberFormat(LOCALES[language]).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
