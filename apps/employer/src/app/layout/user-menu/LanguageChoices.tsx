// The available languages; the choice is saved in the profile, so that emails use it too (IDN-038).
import { updateProfile } from '@onward/contract/identity/identity';
import type { Language } from '@onward/domain/platform/languages';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { chooseLanguageForReader, useLanguage } from '../../../platform/language/language.ts';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import { usePublicConfiguration } from '../../../platform/public-configuration.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

export function LanguageChoices() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { languages } = usePublicConfiguration();

  const choose = async (chosen: Language) => {
    await chooseLanguageForReader(chosen);
    // The shared handler shows the error; the screen's language has changed anyway.
    await api.call(updateProfile, { body: { company_staff: { locale: chosen } } }).catch(() => null);
  };

  return (
    <ChoiceRow
      label={t('shell:userMenu.language')}
      choices={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      chosen={language}
      onChoose={(chosen) => void choose(chosen)}
    />
  );
}
