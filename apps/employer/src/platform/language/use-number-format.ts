// Formats numbers in the user's language.
import { LOCALES } from '@onward/domain/platform/languages';
import { useLanguage } from './language.ts';

export function useNumberFormat(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { language } = useLanguage();
  return (value, options) => value.toLocaleString(LOCALES[language], options);
}
