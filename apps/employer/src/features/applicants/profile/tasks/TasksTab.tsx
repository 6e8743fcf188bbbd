// Forms and quizzes of the applicant's stages, newest first (APP-039).
import type { Application } from '@onward/contract/applicants/application';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { markFormsRead, tasksQuery } from '../profile.api.ts';
import { TaskSection } from './TaskSection.tsx';
import styles from './TasksTab.module.css';

export function TasksTab({ applicant }: { applicant: Application }) {
  const { t } = useTranslation();
  const { data: tasks, error, refetch } = useQuery(tasksQuery(applicant.id));
  useFormsRead(applicant, tasks !== undefined);
  if (!tasks) {
    if (!error) return <SkeletonRows />;
    return <LoadFailure title={t('applicants:tasks.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <div className={styles.tasks}>
        {tasks.map((task) => (
          <TaskSection key={task.id} task={task} />
        ))}
      </div>
      {tasks.some(({ kind }) => kind === 'quiz') && (
        <p className={styles.hint}>
          <EyeOff size={15} aria-hidden="true" />
          {t('applicants:tasks.hidden', { name: applicant.first_name })}
        </p>
      )}
    </>
  );
}

/** The forms count as opened when their answers are on the screen. */
function useFormsRead({ id, has_unread_form }: Application, isShown: boolean): void {
  const readOnly = useCurrentUser().is_read_only;
  const isDue = has_unread_form && isShown && !readOnly;
  useEffect(() => {
    // A failure is ignored, because the mark is cleared the next time.
    if (isDue) void markFormsRead(id).catch(() => null);
  }, [id, isDue]);
}
