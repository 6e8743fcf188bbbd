// Feedback from the team: one recommendation with a comment per person (APP-032).
import type { Feedback } from '@onward/contract/applicants/application-remarks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import styles from '../notes/NotesTab.module.css';
import { feedbacksQuery } from '../profile.api.ts';
import { DeleteAllRemarks } from './DeleteAllRemarks.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackItem } from './FeedbackItem.tsx';

export function FeedbackTab({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation();
  const mayGive = useAccess().may({ permission: 'edit_feedback', writes: true });
  const isOwn = useIsOwn();
  const { data: feedbacks, error, refetch } = useQuery(feedbacksQuery(applicationId));
  if (!feedbacks) {
    if (!error) return <SkeletonRows />;
    return (
      <LoadFailure title={t('applicants:remarks.feedbackNotLoaded')} error={error} onRetry={() => void refetch()} />
    );
  }
  const gaveOne = feedbacks.some((feedback) => feedback.meeting_id === null && isOwn(feedback));
  return (
    <div className={styles.tab}>
      {mayGive && !gaveOne && <FeedbackForm applicationId={applicationId} feedback={null} />}
      {feedbacks.length === 0 && <EmptyState kind="first_use" title={t('applicants:remarks.noFeedback')} />}
      {feedbacks.length > 0 && (
        <>
          <ul className={styles.notes} aria-label={t('applicants:profile.tabs.feedback')}>
            {feedbacks.map((feedback) => (
              <FeedbackItem key={feedback.id} feedback={feedback} applicationId={applicationId} />
            ))}
          </ul>
          <DeleteAllRemarks applicationId={applicationId} />
        </>
      )}
    </div>
  );
}

/** Checks the author, because super admins may edit anyone's feedback. */
function useIsOwn(): (feedback: Feedback) => boolean {
  const { id: own } = useCurrentUser();
  return ({ author }) => author?.id === own;
}
