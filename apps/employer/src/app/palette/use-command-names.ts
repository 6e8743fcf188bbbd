// Names of commands and pages in the user's language and in English, so that both find them (AHD-004).
import { DEFAULT_LANGUAGE } from '@onward/domain/platform/languages';
import type { TFunction } from 'i18next';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { englishFirstTexts, useLanguage } from '../../platform/language/language.ts';

export type CommandName = (t: TFunction) => string;

export function useCommandNames() {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const [loaded, setLoaded] = useState(false);
  const needsEnglish = language !== DEFAULT_LANGUAGE;
  useEffect(() => {
    // Without them, commands are found by the user's own words.
    if (needsEnglish)
      void englishFirstTexts().then(
        () => setLoaded(true),
        () => null,
      );
  }, [needsEnglish]);
  const hasEnglish = needsEnglish && loaded;
  return useCallback(
    (name: CommandName) => ({
      label: name(t),
      english: hasEnglish ? name(i18n.getFixedT(DEFAULT_LANGUAGE)) : undefined,
    }),
    [t, i18n, hasEnglish],
  );
}
