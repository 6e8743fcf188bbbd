// The runs of one report, which those it is shared with can run too (RPT-001, RPT-006).
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { isReportSource } from '@onward/domain/reports/sources';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import { useListAddress } from '../../../platform/lists/use-list-address.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { reportQuery } from '../reports.api.ts';
import { useScheduleText } from '../use-schedule-text.ts';
import { RunCards } from './follow/RunCards.tsx';
import { RunButton } from './RunButton.tsx';
import { RunTable } from './RunTable.tsx';
import { runsOfReportQuery } from './runs.api.ts';
import { RUN_LIST } from './runs.list.ts';

export default function ReportRunsPage() {
  const { t } = useTranslation();
  const { id } = useParams();
  const { data, error, refetch } = useQuery(reportQuery(Number(id)));
  if (data) return <ReportRuns report={data} />;
  return (
    <PageBody>
      {error ? (
        <LoadFailure title={t('reports:notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows avatar={false} />
      )}
    </PageBody>
  );
}

function ReportRuns({ report }: { report: ReportTemplate }) {
  const { t } = useTranslation();
  const { timing } = useScheduleText();
  const [list, changeList] = useListAddress(RUN_LIST);
  const query = useQuery(runsOfReportQuery(report.id, list));
  const { id, name, data_source, schedule, may_edit } = report;
  const about = isReportSource(data_source) ? t(`reports:sources.${data_source}`) : '';
  return (
    <>
      <PageHeader
        title={name}
        titleOnPhone
        divided
        crumbs={[{ label: t('shell:pages.reports'), to: paths.reports() }, { label: t('reports:runs.recent') }]}
        subtitle={[about, ...(schedule ? [timing(schedule)] : [])].join(' · ')}
        actions={
          <>
            {may_edit && (
              <LinkButton to={paths.report(id)} icon={<Pencil size={16} />}>
                {t('reports:menu.edit')}
              </LinkButton>
            )}
            <RunButton reportId={id} />
          </>
        }
      />
      <PageBody>
        <RecordList
          query={query}
          rowsOf={({ recent_reports }) => recent_reports}
          page={list.page}
          pageSize={DEFAULT_PAGE_SIZE}
          onPage={(page, options) => changeList({ page }, options)}
          notLoaded={t('reports:runs.notLoaded')}
          countText={(count) => t('reports:runs.count', { count })}
          empty={<EmptyState kind="first_use" title={t('reports:runs.none')} text={t('reports:runs.noneOfReport')} />}
        >
          {(runs) => (
            <RunTable
              label={t('reports:runs.recent')}
              runs={runs}
              order={list.order}
              onOrder={(order) => changeList({ order })}
            />
          )}
        </RecordList>
      </PageBody>
      <RunCards />
    </>
  );
}
