// Figures of a screen, each written as the reader's language writes them.
import { LOCALES } from '@onward/domain/platform/languages';
import { useLanguage } from './language.ts';

export function useFigures(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const { language } = useLanguage();
  return (value, options) => value.toLocaleString(LOCALES[language], options);
}
