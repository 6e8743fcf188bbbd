// Links to the available languages in the footer of public pages.
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicConfiguration } from '../public-configuration.ts';
import styles from './LanguageLinks.module.css';
import { chooseLanguageForReader, useLanguage } from './language.ts';
import { LANGUAGE_NAMES } from './language-files.ts';

export function LanguageLinks() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { languages } = usePublicConfiguration();
  return (
    <nav className={styles.links} aria-label={t('shell:userMenu.language')}>
      {languages.map((offered, index) => (
        <Fragment key={offered}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            lang={offered}
            aria-current={offered === language}
            onClick={() => void chooseLanguageForReader(offered)}
          >
            {LANGUAGE_NAMES[offered]}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}
