// Failed background jobs for support staff, with the reason and a retry (PLT-058).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedJobRow } from './FailedJobRow.tsx';
import { SupportList, usePageOf } from './SupportList.tsx';
import { failedJobsQuery } from './support.api.ts';

export function FailedJobs() {
  const { t } = useTranslation();
  const [page, goTo] = usePageOf('page');
  const { data, ...answer } = useQuery(failedJobsQuery(page));
  const found = data && {
    rows: data.failed_jobs.map((job) => <FailedJobRow key={job.id} job={job} />),
    totalCount: data.total_count,
  };
  return (
    <SupportList
      name="jobs"
      title={t('shell:support.jobs')}
      texts={{
        notLoaded: t('shell:support.jobsNotLoaded'),
        emptyTitle: t('shell:support.noJobs'),
        emptyText: t('shell:support.noJobsText'),
        count: (count) => t('shell:support.jobCount', { count }),
      }}
      answer={{ ...answer, found }}
      page={page}
      onPage={goTo}
    />
  );
}
