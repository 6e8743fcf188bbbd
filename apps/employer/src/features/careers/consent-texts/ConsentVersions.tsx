// All versions of a text, newest first, with how many people agreed to each.
import type { ConsentText } from '@onward/contract/careers/consent-texts';
import { type ConsentKind, PRODUCT_CONSENT_VERSION } from '@onward/domain/careers/consent';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { LANGUAGE_NAMES } from '../../../platform/language/language-files.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import styles from './ConsentVersions.module.css';
import { versionsQuery } from './consent-texts.api.ts';

export function ConsentVersions({ kind }: { kind: ConsentKind }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(versionsQuery(kind));
  return (
    <section className={styles.versions} aria-label={t('consent-texts:versions.title')}>
      <h3>{t('consent-texts:versions.title')}</h3>
      {error && !data && (
        <LoadFailure title={t('consent-texts:versions.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={2} avatar={false} />}
      {data && (
        <ol className={styles.list}>
          {data.map((version, at) => (
            <li key={version.version}>
              <Version version={version} isCurrent={at === 0} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Version({ version: text, isCurrent }: { version: ConsentText; isCurrent: boolean }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { version, texts, updated_at: at, updated_by: by, yes_count: count } = text;
  const origin = version === PRODUCT_CONSENT_VERSION ? t('consent-texts:versions.product') : by;
  return (
    <details className={styles.version}>
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        <span className={styles.name}>{t('consent-texts:versions.version', { version })}</span>
        <span>{isCurrent && <Pill tone="green">{t('consent-texts:versions.current')}</Pill>}</span>
        <span className={styles.people}>{t('consent-texts:versions.people', { count })}</span>
        <span className={styles.meta}>{[origin, at && dates.dayOfTime(at)].filter(Boolean).join(' · ')}</span>
      </summary>
      <dl>
        {LANGUAGES.map((language) => (
          <div key={language}>
            <dt>{LANGUAGE_NAMES[language]}</dt>
            <dd lang={language}>{texts[language]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
