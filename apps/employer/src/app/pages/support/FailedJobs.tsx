// Failed background jobs for support staff, with the reason and a retry (PLT-058).
import { useTranslation } from 'react-i18next';
import { FailedJobRow } from './FailedJobRow.tsx';
import { SupportList } from './SupportList.tsx';
import { failedJobsQuery } from './support.api.ts';

export function FailedJobs() {
  const { t } = useTranslation();
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
      query={failedJobsQuery}
      rowsOf={({ failed_jobs }) => failed_jobs.map((job) => <FailedJobRow key={job.id} job={job} />)}
    />
  );
}
