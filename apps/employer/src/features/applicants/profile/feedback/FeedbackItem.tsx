// One feedback: the recommendation first, then the comment.
import type { Feedback } from '@onward/contract/applicants/application-remarks';
import type { Recommendation } from '@onward/domain/applicants/remarks';
import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import type { Tone } from '../../../../design/theme/tokens.ts';
import { useAccess } from '../../../../platform/access.ts';
import { Stars } from '../../status/Stars.tsx';
import styles from '../notes/NoteItem.module.css';
import { removeFeedback } from '../profile.api.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { RemarkFrame } from './RemarkFrame.tsx';
import { RemarkMenu } from './RemarkMenu.tsx';

const LOOKS: Record<Recommendation, { tone: Tone; icon: LucideIcon }> = {
  strong_yes: { tone: 'green', icon: ThumbsUp },
  yes: { tone: 'teal', icon: ThumbsUp },
  no: { tone: 'amber', icon: ThumbsDown },
  strong_no: { tone: 'red', icon: ThumbsDown },
};

export function FeedbackItem({ feedback, applicationId }: { feedback: Feedback; applicationId: number }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const mayGive = useAccess().may({ permission: 'edit_feedback', writes: true });
  if (editing) {
    return (
      <li>
        <FeedbackForm applicationId={applicationId} feedback={feedback} onDone={() => setEditing(false)} />
      </li>
    );
  }
  const { tone, icon } = LOOKS[feedback.recommendation];
  const name = feedback.author?.name ?? t('applicants:remarks.formerColleague');
  return (
    <RemarkFrame
      author={feedback.author?.name ?? null}
      createdAt={feedback.created_at}
      changed={feedback.updated_at !== feedback.created_at}
      beside={
        <>
          <Pill tone={tone} icon={icon}>
            {t(`applicants:remarks.recommendations.${feedback.recommendation}`)}
          </Pill>
          {feedback.rating !== null && <Stars rating={feedback.rating} />}
        </>
      }
      menu={
        feedback.can_change &&
        mayGive && (
          <RemarkMenu
            label={t('applicants:remarks.feedbackActionsFor', { name })}
            onEdit={() => setEditing(true)}
            onDelete={() => setDeleting(true)}
          />
        )
      }
    >
      {feedback.body && <p className={styles.body}>{feedback.body}</p>}
      <ConfirmDialog
        open={deleting}
        danger
        title={t('applicants:remarks.deleteFeedbackTitle')}
        text={t('applicants:remarks.deleteText')}
        confirmLabel={t('applicants:remarks.deleteFeedback')}
        onConfirm={() => removeFeedback(feedback.id).catch(() => setDeleting(false))}
        onCancel={() => setDeleting(false)}
      />
    </RemarkFrame>
  );
}
