// A consent text as applicants see it: next to its checkbox, with the names of a brand and its company filled in.
import { filledConsent, tidyConsentText } from '@onward/domain/careers/consent';
import { advertiserName } from '@onward/domain/company/advertiser-name';
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../platform/language/language.ts';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { BrandPage } from '../parts/BrandPage.tsx';
import styles from './ConsentPreview.module.css';

interface Props {
  textIn: (language: Language) => string;
}

export function ConsentPreview({ textIn }: Props) {
  const { t } = useTranslation();
  const { user, brands } = useStartup();
  const name = advertiserName(brands[0]?.name ?? '', user.company.name);
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  return (
    <section className={styles.preview} aria-label={t('consent-texts:preview.title')}>
      <div className={styles.head}>
        <h3>{t('consent-texts:preview.title')}</h3>
        <Select<Language>
          aria-label={t('consent-texts:preview.language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </div>
      <div className={styles.page}>
        <BrandPage>
          <p className={styles.consent} lang={language}>
            <span className={styles.box} aria-hidden="true" />
            <span>{filledConsent(tidyConsentText(textIn(language)), name)}</span>
          </p>
        </BrandPage>
      </div>
    </section>
  );
}
