// The sources of applicants in the last 30 days.
import type { SourceCount } from '@onward/contract/positions/job-boards';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import { useSourceText } from '../../parts/sources.ts';
import styles from './SourcesChart.module.css';

export function SourcesChart({ sources }: { sources: readonly Static<typeof SourceCount>[] }) {
  const { t } = useTranslation();
  const sourceText = useSourceText();
  const named = countByName(sources.map(({ source, count }) => [sourceText(source), count]));
  const most = Math.max(1, ...named.map(([, count]) => count));
  return (
    <section className={styles.card} aria-label={t('sharing:sources.title')}>
      <header>
        <h2>{t('sharing:sources.title')}</h2>
        <span className={styles.period}>{t('sharing:sources.period')}</span>
      </header>
      {sources.length === 0 && <p className={styles.none}>{t('sharing:sources.none')}</p>}
      <ul>
        {named.map(([name, count], index) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
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

/** Applicants without a source also came from the career page, so both are one bar. */
function countByName(counts: readonly (readonly [name: string, count: number])[]): [name: string, count: number][] {
  const sums = new Map<string, number>();
  for (const [name, count] of counts) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums].sort(([, one], [, other]) => other - one);
}
