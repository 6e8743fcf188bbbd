// Equal opportunity answers as counts, with a file of them. Nobody's own answer is ever here (AHD-020).
import type { EqualOpportunityCounts } from '@onward/contract/privacy/equal-opportunity';
import { csvFile } from '@onward/domain/imports/csv-writer';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import { EEO_PERIODS, type EeoPeriod, SMALLEST_GROUP } from '@onward/domain/privacy/equal-opportunity-counts';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../platform/errors/LoadFailure.tsx';
import { saveBlob } from '../../platform/files.ts';
import { useDates } from '../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../platform/language/use-number-format.ts';
import styles from './EqualOpportunity.module.css';
import { equalOpportunityQuery } from './privacy.api.ts';

const QUESTIONS = ['race', 'sex', 'veteran'] as const;

export function EqualOpportunity() {
  const { t } = useTranslation();
  const { day } = useDates();
  const [period, setPeriod] = useState<EeoPeriod>('last_12_months');
  const { data: counts, error, refetch } = useQuery(equalOpportunityQuery(period));
  const fileOf = useCountsFile();
  return (
    <section className={styles.section} aria-labelledby="eeo-title">
      <div className={styles.head}>
        <h2 id="eeo-title">{t('privacy:eeo.title')}</h2>
        <div className={styles.actions}>
          <Select<EeoPeriod>
            aria-label={t('privacy:eeo.period')}
            value={period}
            options={EEO_PERIODS.map((value) => ({ value, label: t(`privacy:eeo.periods.${value}`) }))}
            onChange={setPeriod}
          />
          <Button
            icon={<Download size={16} />}
            disabled={!counts}
            onClick={() => counts && saveBlob(fileOf(counts), `${t('privacy:eeo.title')} ${counts.from}.csv`)}
          >
            {t('privacy:eeo.export')}
          </Button>
        </div>
      </div>
      <p className={styles.intro}>{t('privacy:eeo.intro', { count: SMALLEST_GROUP })}</p>
      {counts && (
        <p className={styles.intro}>
          {t('privacy:eeo.range', { from: day(counts.from), to: day(dayAfter(counts.until, -1)) })}
        </p>
      )}
      {!counts && !error && <SkeletonRows avatar={false} />}
      {!counts && error && <LoadFailure title={t('privacy:failed')} error={error} onRetry={() => void refetch()} />}
      {counts && QUESTIONS.map((question) => <Question key={question} question={question} counts={counts[question]} />)}
    </section>
  );
}

interface QuestionProps {
  question: (typeof QUESTIONS)[number];
  counts: EqualOpportunityCounts['race'];
}

function Question({ question, counts }: QuestionProps) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const shown = counts.filter((each) => each.count !== null);
  const most = Math.max(1, ...shown.map(({ count }) => count ?? 0));
  const title = t(`privacy:eeo.groups.${question}`);
  return (
    <div>
      <h3>{title}</h3>
      {shown.length === 0 && <p className={styles.intro}>{t('privacy:eeo.empty', { count: SMALLEST_GROUP })}</p>}
      <ul className={styles.groups} aria-label={title}>
        {shown.map(({ key, count }) => (
          <li key={key}>
            <span>{t(`privacy:eeo.${question}.${key}`)}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${((count ?? 0) / most) * 100}%` }} />
            </span>
            <b className="tabular">{figure(count ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With the small groups as words, so that nobody takes them for none. */
function useCountsFile(): (counts: EqualOpportunityCounts) => Blob {
  const { t } = useTranslation();
  return (counts) => {
    const head = ['question', 'answer', 'count'].map((column) => t(`privacy:eeo.${column}`));
    const lines = QUESTIONS.flatMap((question) =>
      counts[question].map(({ key, count }) => [
        t(`privacy:eeo.groups.${question}`),
        t(`privacy:eeo.${question}.${key}`),
        count === null ? t('privacy:eeo.under', { count: SMALLEST_GROUP }) : String(count),
      ]),
    );
    return new Blob([csvFile([head, ...lines])], { type: 'text/csv;charset=utf-8' });
  };
}
