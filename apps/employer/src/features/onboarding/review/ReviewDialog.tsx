// The review of an employee's answers in a dialog (ONB-015, ONB-046).
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { processQuery } from '../employee-processes.api.ts';
import { ReviewNeighbors } from './ReviewNeighbors.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { openReview, reviewedBy } from './reviewed-action.ts';

interface Shown {
  processKey: string;
  name: string;
  actionKey?: string;
}

interface Props {
  processKey: string;
  name: string;
  /** Answers that are not approved here; without it the review that waits is shown. */
  reviewed?: EmployeeAction;
  open: boolean;
  onClose: () => void;
}

export function ReviewDialog({ processKey: firstKey, name: firstName, reviewed: given, open, onClose }: Props) {
  const { t } = useTranslation();
  const [{ processKey, name, actionKey }, show] = useState<Shown>({ processKey: firstKey, name: firstName });
  const { data: process, error, refetch } = useQuery({ ...processQuery(processKey), enabled: open });
  const approves = given || !process ? null : openReview(process, actionKey);
  const reviewed = given ?? (process && approves ? reviewedBy(process, approves) : null);
  return (
    <Dialog
      open={open}
      title={t('onboarding:review.title', { action: reviewed?.name ?? '', name })}
      width="wide"
      onClose={onClose}
    >
      {approves && (
        <ReviewNeighbors
          actionKey={approves.action_key}
          onGo={(task) => show({ processKey: task.process_key, name: task.employee.name, actionKey: task.action_key })}
        />
      )}
      {process && reviewed && (
        <ReviewPanel
          key={reviewed.action_key}
          process={process}
          reviewed={reviewed}
          approves={approves}
          more={<Button onClick={onClose}>{t('shell:cancel')}</Button>}
          onDone={onClose}
        />
      )}
      {process && !reviewed && <EmptyState kind="nothing_to_do" title={t('onboarding:review.nothing')} />}
      {!process && !error && <SkeletonRows rows={4} avatar={false} />}
      {!process && error && (
        <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}
