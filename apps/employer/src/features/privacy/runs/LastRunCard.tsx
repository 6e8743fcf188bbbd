// What the last run did, and the reports of all runs. The email about a run links to its report.
import type { RetentionRun } from '@onward/contract/privacy/retention';
import { RETENTION_OUTCOMES } from '@onward/domain/privacy/retention';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { SideCard } from '../SideCard.tsx';
import styles from './LastRunCard.module.css';
import { RunDrawer } from './RunDrawer.tsx';

export function LastRunCard({ run }: { run: RetentionRun | null }) {
  const { t } = useTranslation();
  const { day } = useDates();
  const [search, setSearch] = useSearchParams();
  const wanted = Number(search.get('run'));
  const show = (id: number | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('run');
      else next.set('run', String(id));
      return next;
    });
  return (
    <SideCard
      title={run ? t('privacy:run.card', { day: day(run.run_on) }) : t('privacy:run.earlier')}
      beside={
        run && (
          <Button type="link" size="small" onClick={() => show(run.id)}>
            {t('privacy:run.report')}
          </Button>
        )
      }
    >
      {run ? <Sums run={run} /> : <p>{t('privacy:run.none')}</p>}
      <RunDrawer id={wanted > 0 ? wanted : null} onShow={show} />
    </SideCard>
  );
}

export function Sums({ run }: { run: RetentionRun }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const sumOf = (outcome: string) =>
    run.outcomes.filter((each) => each.outcome === outcome).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {run.finished_at === null && <p role="status">{t('privacy:run.running')}</p>}
      <dl className={styles.sums}>
        {RETENTION_OUTCOMES.map((outcome) => (
          <div key={outcome}>
            <dt>{t(`privacy:run.summary.${outcome}`)}</dt>
            <dd className="tabular">{figure(sumOf(outcome))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
