// What the last run did, and the reports of all runs. The email about a run links to its report.
import type { RetentionRun } from '@onward/contract/privacy/retention';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDates } from '../../../platform/language/use-dates.ts';
import { SideCard } from '../SideCard.tsx';
import { RunDrawer } from './RunDrawer.tsx';
import { Sums } from './Sums.tsx';

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
