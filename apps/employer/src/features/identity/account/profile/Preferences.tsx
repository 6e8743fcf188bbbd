// Language, theme and keyboard shortcuts (IDN-038).
import type { Language } from '@onward/domain/platform/languages';
import { Segmented, Select, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { chooseLanguageForReader, useLanguage } from '../../../../platform/language/language.ts';
import { LANGUAGE_NAMES } from '../../../../platform/language/language-files.ts';
import { usePublicConfiguration } from '../../../../platform/public-configuration.ts';
import { setSingleKeys, useSingleKeysOn } from '../../../../platform/single-keys.ts';
import { patchCurrentUser } from '../../../../platform/startup/startup-store.ts';
import { useFlag } from '../../../../platform/startup/use-startup.ts';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../../../platform/theme/theme-choice.ts';
import { callUpdateProfile } from '../../identity.api.ts';
import styles from './Preferences.module.css';

export function Preferences() {
  const { t } = useTranslation();
  const id = useId();
  const singleKeys = useSingleKeysOn();
  const theme = useThemeChoice();
  const mayChooseLanguage = useFlag('language_switch');
  return (
    <div className={styles.rows}>
      {mayChooseLanguage && <LanguageChoice />}
      <div className={styles.row}>
        <span id={`${id}-theme`} className={styles.label}>
          {t('shell:userMenu.theme')}
        </span>
        <Segmented
          aria-labelledby={`${id}-theme`}
          value={theme}
          onChange={chooseTheme}
          options={THEME_CHOICES.map((value) => ({ value, label: t(`shell:theme.${value}`) }))}
        />
      </div>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={`${id}-keys`}>
          {t('shell:shortcuts.singleKeys')}
        </label>
        <Switch id={`${id}-keys`} checked={singleKeys} onChange={setSingleKeys} />
      </div>
    </div>
  );
}

/** Texts change at once; the choice is saved in the profile so that emails use it too. */
function LanguageChoice() {
  const { t } = useTranslation();
  const id = useId();
  const { language } = useLanguage();
  const { languages } = usePublicConfiguration();

  const choose = async (locale: Language) => {
    await chooseLanguageForReader(locale);
    await callUpdateProfile({ locale }).then(patchCurrentUser, (error: unknown) =>
      toasts.error(takeFailure(error).message || t('identity:account.languageFailed')),
    );
  };

  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {t('shell:userMenu.language')}
      </label>
      <Select
        id={id}
        className={styles.select ?? ''}
        value={language}
        onChange={(chosen) => void choose(chosen)}
        options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </div>
  );
}
