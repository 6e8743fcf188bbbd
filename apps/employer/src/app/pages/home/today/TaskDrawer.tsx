// What a task of the queue is about, opened beside it: the thread, the answers of a form, or a background check.
import type { TodayTask } from '@onward/contract/home/home';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { profileQuery } from '../../../../features/applicants/profile/profile.api.ts';
import { TasksTab } from '../../../../features/applicants/profile/tasks/TasksTab.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../../platform/routing/paths.ts';
import { ApplicantThread, CheckTab } from '../../../feature-pages.ts';
import { refreshToday } from './today.api.ts';

export interface TaskDrawerProps {
  task: TodayTask;
  open: boolean;
  onClose: () => void;
}

export default function TaskDrawer({ task, open, onClose }: TaskDrawerProps) {
  const { t } = useTranslation();
  const id = task.application_id ?? 0;
  // What was done here may have finished the task.
  useEffect(() => {
    if (!open) void refreshToday();
  }, [open]);
  return (
    <SideDrawer
      open={open}
      title={task.name}
      width="review"
      onClose={onClose}
      actions={<LinkButton to={paths.applicant(id)}>{t('shell:today.openProfile')}</LinkButton>}
    >
      <Suspense fallback={<SkeletonRows />}>
        {task.kind === 'answer_message' ? (
          <ApplicantThread applicationId={id} replyRequest={null} />
        ) : (
          <OfApplicant id={id} kind={task.kind} />
        )}
      </Suspense>
    </SideDrawer>
  );
}

function OfApplicant({ id, kind }: { id: number; kind: TodayTask['kind'] }) {
  const { t } = useTranslation();
  const { data: applicant, error, refetch } = useQuery(profileQuery(id, { loadsPage: false }));
  if (error) {
    return <LoadFailure title={t('applicants:profile.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  if (!applicant) return <SkeletonRows />;
  if (kind === 'decide_check') return <CheckTab application={applicant} onOrder={null} onRemind={null} />;
  return <TasksTab applicant={applicant} />;
}
