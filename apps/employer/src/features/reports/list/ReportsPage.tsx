// The reports one can run: search, run, share, schedule, and the latest runs beside them (RPT-001, RPT-002, design 61).
import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListHead, ListPage } from '../../../design/lists/ListHead.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { EDIT_REPORTS } from '../demands.ts';
import { reportsQuery } from '../reports.api.ts';
import { REPORT_LIST, tabOf } from '../reports.list.ts';
import { RunCards } from '../runs/follow/RunCards.tsx';
import { OwnRuns } from '../runs/OwnRuns.tsx';
import { RunsRail } from '../runs/RunsRail.tsx';
import { ExamplesDialog } from './ExamplesDialog.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportList } from './ReportList.tsx';
import styles from './ReportsPage.module.css';
import { ReportTabs } from './ReportTabs.tsx';

export default function ReportsPage() {
  const { t } = useTranslation();
  const [list, changeList] = useListAddress(REPORT_LIST);
  const choosing = useDialog<true>();
  const tab = tabOf(list.filters);
  const query = useQuery(reportsQuery(list));
  const examples = (
    <GuardedButton
      demand={EDIT_REPORTS}
      icon={<LayoutTemplate size={16} />}
      label={t('reports:examplesButton')}
      onClick={() => choosing.show(true)}
    />
  );
  const turnTo = (page: number, options?: { replace?: boolean }) => changeList({ page }, options);
  return (
    <>
      <PageHeader
        title={t('shell:pages.reports')}
        actions={
          <>
            {examples}
            <GuardedButton
              demand={EDIT_REPORTS}
              type="primary"
              icon={<Plus size={16} />}
              label={t('reports:new')}
              to={paths.newReport()}
            />
          </>
        }
      >
        <ReportTabs active={tab} counts={query.data?.counts} />
      </PageHeader>
      <div className={styles.columns}>
        <PageBody>
          {tab === 'runs' ? (
            <OwnRuns page={list.page} onPage={turnTo} />
          ) : (
            <ListPage label={t('shell:pages.reports')}>
              <ListHead>
                <ReportFilters list={list} makers={query.data?.makers ?? []} onChange={changeList} />
              </ListHead>
              <ReportList list={list} query={query} onChange={changeList} firstSteps={examples} />
            </ListPage>
          )}
        </PageBody>
        {tab !== 'runs' && <RunsRail />}
      </div>
      <ExamplesDialog key={choosing.visit} open={choosing.open} onClose={choosing.close} />
      <RunCards />
    </>
  );
}
