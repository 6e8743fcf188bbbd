// The company's actions in one onboarding: each with its form, and the state of the employee's (ONB-017).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { isOpenAction } from '@onward/domain/onboarding/states';
import { useQuery } from '@tanstack/react-query';
import { Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { WithHeaderActions } from '../../../design/page/HeaderActions.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { processQuery } from '../employee-processes.api.ts';
import { ReviewNeighbors } from '../review/ReviewNeighbors.tsx';
import { useLiveOnboarding } from '../use-live-onboarding.ts';
import { EndedNotice } from '../view/EndedNotice.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import styles from './HrTaskPage.module.css';
import { chosenAction, hrActions } from './hr-actions.ts';

export default function HrTaskPage() {
  const { t } = useTranslation();
  const { processDigestKey: key = '' } = useParams();
  const { data: process, error, refetch } = useQuery(processQuery(key));
  useLiveOnboarding();
  if (process) return <LoadedPage process={process} />;
  return (
    <>
      <PageHeader
        title={t('onboarding:tabs.tasks')}
        crumbs={[{ label: t('shell:pages.onboarding'), to: paths.onboarding() }]}
      />
      <PageBody>
        {error ? (
          <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows />
        )}
      </PageBody>
    </>
  );
}

function LoadedPage({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const actions = hrActions(process);
  const chosen = chosenAction(process, address.get('action'));
  const { digest_key: key, employee } = process;
  /** To what waits next, or back to the whole. */
  const goOn = () => {
    const next = actions.find(({ id, can_act, status }) => id !== chosen?.id && can_act && isOpenAction(status));
    void navigate(next ? paths.onboardingTask(key, next.action_key) : paths.viewOnboarding(key));
  };
  return (
    <WithHeaderActions>
      {(place) => (
        <>
          <PageHeader
            title={chosen?.name ?? t('onboarding:tabs.tasks')}
            titleOnPhone
            crumbs={[
              { label: t('shell:pages.onboarding'), to: paths.onboarding() },
              { label: employee.name, to: paths.viewOnboarding(key) },
            ]}
            beside={chosen && <Due action={chosen} />}
            actions={
              <>
                {chosen?.action_type === 'review_form' && (
                  <ReviewNeighbors
                    actionKey={chosen.action_key}
                    onGo={(task) => void navigate(paths.onboardingTask(task.process_key, task.action_key))}
                  />
                )}
                {place}
              </>
            }
          >
            {actions.length > 1 ? (
              <TabsRow
                label={t('onboarding:tasks.ofCompany')}
                active={chosen?.action_key ?? ''}
                items={actions.map(({ action_key, name, status }) => ({
                  key: action_key,
                  label: name,
                  to: paths.onboardingTask(key, action_key),
                  ...(isOpenAction(status) && { mark: t(`onboarding:actions.${status}`) }),
                }))}
              />
            ) : undefined}
          </PageHeader>
          <PageBody flush>
            <div className={styles.ended}>
              <EndedNotice process={process} />
            </div>
            {chosen ? (
              <ActionPanel key={chosen.action_key} process={process} action={chosen} onDone={goOn} />
            ) : (
              <EmptyState kind="nothing_to_do" title={t('onboarding:tasks.noneHere')} />
            )}
          </PageBody>
        </>
      )}
    </WithHeaderActions>
  );
}

function Due({ action: { due_on: due, is_late: isLate, status } }: { action: EmployeeAction }) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  if (!due || status === 'completed') return null;
  return (
    <Pill tone={isLate ? 'red' : 'amber'} icon={Clock3}>
      {t(isLate ? 'onboarding:due.late' : 'onboarding:due.on', { day: weekday(due) })}
    </Pill>
  );
}
