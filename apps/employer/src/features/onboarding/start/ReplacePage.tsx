// Changing the process of an onboarding on a page of its own; the address says of whom (ONB-034).
import { browseEmployee } from '@onward/contract/employees/employees';
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { api } from '../../../platform/api.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { processQuery } from '../employee-processes.api.ts';
import { ReplaceForm, useReplace } from './ReplaceForm.tsx';
import styles from './StartPage.module.css';

export default function ReplacePage() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { key, isLooking } = useProcessKey(address);
  const { data: process, error, refetch } = useQuery({ ...processQuery(key ?? ''), enabled: key !== null });
  return (
    <>
      <PageHeader
        title={t('shell:pages.changeOnboardingProcess')}
        crumbs={[{ label: t('shell:pages.onboarding'), to: paths.onboarding() }]}
      />
      <PageBody>
        <div className={styles.page} data-narrow="true">
          {process && <LoadedPage process={process} />}
          {!process && !error && (isLooking || key !== null) && <SkeletonRows />}
          {!process && !isLooking && key === null && (
            <EmptyState kind="no_match" title={t('onboarding:replace.noOnboarding')} />
          )}
          {!process && error && (
            <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />
          )}
        </div>
      </PageBody>
    </>
  );
}

/** Named in the address, or that of the employee in it. */
function useProcessKey(address: URLSearchParams): { key: string | null; isLooking: boolean } {
  const given = address.get('process');
  const employeeId = Number(address.get('employee_id')) || 0;
  const { data, isLoading } = useQuery({
    queryKey: ['onboarding', 'key', employeeId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(browseEmployee, { params: { id: employeeId }, query: {}, signal, silent: true }))
        .basic_information_module?.process_key ?? null,
    enabled: given === null && employeeId > 0,
  });
  return { key: given ?? data ?? null, isLooking: isLoading };
}

function LoadedPage({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const replace = useReplace(process, (next) => void navigate(paths.viewOnboarding(next.digest_key)));
  return (
    <>
      <h2>{t('onboarding:replace.title', { name: process.employee.name })}</h2>
      <ReplaceForm process={process} replace={replace} />
      <div className={styles.foot}>
        <Button type="primary" loading={replace.busy} onClick={() => void replace.submit()}>
          {t('onboarding:replace.submit')}
        </Button>
      </div>
    </>
  );
}
