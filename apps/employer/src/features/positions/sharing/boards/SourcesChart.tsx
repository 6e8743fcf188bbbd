// Where the applicants of 30 days came from.
import type { SourceCount } from '@onward/contract/job-boards';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import styles from './SourcesChart.module.css';

const KNOWN = [
  'indeed',
  'indeed_sponsored',
  'craigslist',
  'craigslist_gigs',
  'job_target',
  'text_to_apply',
  'twitter',
  'linkedin',
  'whatsapp',
];

export function SourcesChart({ sources }: { sources: readonly Static<typeof SourceCount>[] }) {
  const { t } = useTranslation();
  const nameOf = (source: string | null): string => {
    if (source === null) return t('sharing:sources.career_page');
    return KNOWN.includes(source) ? t(`sharing:sources.${source}`) : source;
  };
  const most = Math.max(1, ...sources.map(({ count }) => count));
  return (
    <section className={styles.card} aria-label={t('sharing:sources.title')}>
      <header>
        <h2>{t('sharing:sources.title')}</h2>
        <span className={styles.period}>{t('sharing:sources.period')}</span>
      </header>
      {sources.length === 0 && <p className={styles.none}>{t('sharing:sources.none')}</p>}
      <ul>
        {sources.map(({ source, count }, index) => (
          <li key={source}>
            <span className={styles.name}>{nameOf(source)}</span>
            <span className={styles.bar} aria-hidden="true">
              <span data-first={index === 0} style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
