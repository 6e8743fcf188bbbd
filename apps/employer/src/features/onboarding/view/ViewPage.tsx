// One onboarding on its own page: the modules as a timeline, and what comes next at the side (ONB-050).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { OnboardingPill } from '../../employees/parts/OnboardingPill.tsx';
import { processQuery } from '../employee-processes.api.ts';
import { useLiveOnboarding } from '../use-live-onboarding.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { ViewRail } from './rail/ViewRail.tsx';
import { Timeline } from './Timeline.tsx';
import { ViewActions } from './ViewActions.tsx';
import styles from './ViewPage.module.css';

export function ViewPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const key = address.get('process') ?? '';
  const { data: process, error, refetch } = useQuery({ ...processQuery(key), enabled: key !== '' });
  useLiveOnboarding();
  if (process) return <LoadedPage process={process} />;
  return (
    <>
      <PageHeader
        title={t('shell:pages.onboarding')}
        crumbs={[{ label: t('shell:pages.onboarding'), to: paths.onboarding() }]}
      />
      <PageBody>
        {key === '' && <EmptyState kind="no_match" title={t('onboarding:view.none')} />}
        {key !== '' && !error && <SkeletonRows />}
        {error && <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />}
      </PageBody>
    </>
  );
}

function LoadedPage({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const { employee } = process;
  return (
    <>
      <PageHeader
        title={employee.name}
        titleOnPhone
        divided
        crumbs={[
          { label: t('shell:pages.onboarding'), to: paths.onboarding() },
          ...(employee.location ? [{ label: employee.location.name }] : []),
        ]}
        beside={process.ended_at === null && <OnboardingPill status={process.state} />}
        actions={<ViewActions process={process} />}
      />
      <PageBody flush>
        <div className={styles.columns}>
          <div className={styles.timeline}>
            <EndedNotice process={process} />
            <Timeline process={process} />
          </div>
          <ViewRail process={process} />
        </div>
      </PageBody>
    </>
  );
}
