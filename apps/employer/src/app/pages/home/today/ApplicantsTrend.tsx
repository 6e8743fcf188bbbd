// Applicants per day for the last 14 days, compared with the 14 days before.

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/language/language.ts';
import { shortDayText } from '../../../../platform/language/time-text.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import styles from './ApplicantsTrend.module.css';
import type { Today } from './today.api.ts';

/** Growth from next to nothing is a percentage that says nothing, so the number itself is shown. */
const TELLING_PERCENT = 300;

export function ApplicantsTrend({ applicants: { by_day, previous } }: Pick<Today, 'applicants'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const figure = useNumberFormat();
  const days = by_day.map((count, index) => ({ count, daysAgo: by_day.length - 1 - index }));
  const total = by_day.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...by_day);
  const change = previous === 0 ? null : Math.round(((total - previous) / previous) * 100);
  const percent = figure(Math.abs(change ?? 0) / 100, { style: 'percent' });
  const firstDay = shortDayText(language, addSeconds(new Date(), -(by_day.length - 1) * SECONDS.day));
  const Arrow = (change ?? 0) < 0 ? TrendingDown : TrendingUp;
  return (
    <section className={styles.trend} aria-label={t('shell:today.trend')}>
      <h2>{t('shell:today.trend')}</h2>
      <p>
        <b>{figure(total)}</b>
        {change !== null && (
          <span data-down={change < 0}>
            {change !== 0 && <Arrow size={14} aria-hidden="true" />}
            {change === 0 || change > TELLING_PERCENT
              ? t('shell:today.trendFrom', { before: figure(previous) })
              : t(change < 0 ? 'shell:today.trendDown' : 'shell:today.trendUp', { percent })}
          </span>
        )}
      </p>
      <ol className={styles.bars} aria-hidden="true">
        {days.map(({ count, daysAgo }) => (
          <li key={daysAgo} style={{ height: `${Math.max(4, (count / most) * 100)}%` }} data-late={daysAgo < 2} />
        ))}
      </ol>
      <p className={styles.ends} aria-hidden="true">
        <span>{firstDay}</span>
        <span>{t('shell:today.trendEnd')}</span>
      </p>
    </section>
  );
}
