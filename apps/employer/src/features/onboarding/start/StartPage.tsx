// Starting an onboarding on a page of its own; the address says for whom (ONB-030).
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { StartButton } from './StartDialog.tsx';
import { StartForm } from './StartForm.tsx';
import styles from './StartPage.module.css';
import { type Candidates, startQuery } from './start-query.ts';
import { useStart } from './use-start.ts';

/** Several are separated by commas. */
const idsIn = (text: string | null): number[] =>
  (text ?? '').split(',').flatMap((part) => (/^[1-9]\d{0,14}$/.test(part) ? [Number(part)] : []));

export default function StartPage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data, error, refetch } = useQuery(
    startQuery({
      employeeIds: idsIn(address.get('employee_id')),
      applicationIds: idsIn(address.get('application_id')),
    }),
  );
  return (
    <>
      <PageHeader
        title={t('shell:pages.startOnboarding')}
        crumbs={[{ label: t('shell:pages.onboarding'), to: paths.onboarding() }]}
      />
      <PageBody>
        <div className={styles.page}>
          {data && <LoadedPage candidates={data} />}
          {!data && !error && <SkeletonRows />}
          {!data && error && (
            <LoadFailure title={t('onboarding:start.notLoaded')} error={error} onRetry={() => void refetch()} />
          )}
        </div>
      </PageBody>
    </>
  );
}

function LoadedPage({ candidates }: { candidates: Candidates }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [batchId, setBatchId] = useState<number | null>(null);
  const start = useStart({
    first: candidates.asked,
    onStarted: (process) => {
      toasts.success(t('onboarding:start.done', { name: process.employee.name }));
      void navigate(paths.viewOnboarding(process.digest_key));
    },
    onBatch: setBatchId,
  });
  return (
    <>
      <StartForm start={start} candidates={candidates} />
      <div className={styles.foot}>
        <StartButton start={start} />
      </div>
      {batchId !== null && <BatchDialog id={batchId} open onClose={() => void navigate(paths.onboarding())} />}
    </>
  );
}
