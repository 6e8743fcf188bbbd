// Background jobs that gave up, for support staff: which, why, and one more try (PLT-058).
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListFrame } from '../../../design/lists/ListFrame.tsx';
import { Pager } from '../../../design/lists/Pager.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { FailedJobRow } from './FailedJobRow.tsx';
import styles from './FailedJobs.module.css';
import { failedJobsQuery } from './support.api.ts';

export function FailedJobs() {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="support-jobs">
      <h2 id="support-jobs" className={styles.head}>
        {t('shell:support.jobs')}
      </h2>
      <JobList />
    </section>
  );
}

function JobList() {
  const { t } = useTranslation();
  const [page, goTo] = usePage();
  const { data, error, isFetching, refetch } = useQuery(failedJobsQuery(page));
  if (!data) {
    if (!error) return <SkeletonRows rows={3} avatar={false} />;
    return (
      <LoadFailure
        title={t('shell:support.jobsNotLoaded')}
        error={error}
        onRetry={() => void refetch()}
        offersSupport={false}
      />
    );
  }
  const { failed_jobs: jobs, total_pages: totalPages } = data;
  if (jobs.length === 0) {
    return <EmptyState kind="nothing_to_do" title={t('shell:support.noJobs')} text={t('shell:support.noJobsText')} />;
  }
  return (
    <>
      <ListFrame refreshing={isFetching}>
        <ul className={styles.list}>
          {jobs.map((job) => (
            <FailedJobRow key={job.id} job={job} />
          ))}
        </ul>
      </ListFrame>
      <Pager
        page={page}
        pageSize={DEFAULT_PAGE_SIZE}
        totalPages={totalPages}
        rowsShown={jobs.length}
        allRows={t('shell:support.jobCount', { count: jobs.length })}
        onChange={goTo}
      />
    </>
  );
}

/** The page stands in the address, so that a reload shows the same jobs. */
function usePage(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page'));
  return [Number.isInteger(page) && page > 0 ? page : 1, (wanted) => setSearch({ page: String(wanted) })];
}
