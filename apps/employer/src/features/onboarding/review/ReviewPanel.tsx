// The review of an employee's answers; the primary button does what the marks imply (ONB-046).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CircleCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { submissionQuery } from '../actions.api.ts';
import { formOfSubmission } from './form-of-submission.ts';
import { ReviewedPaper } from './paper/ReviewedPaper.tsx';
import styles from './ReviewPanel.module.css';
import { ReviewTable } from './ReviewTable.tsx';
import { useReview } from './use-review.ts';

interface Props {
  process: EmployeeProcess;
  reviewed: EmployeeAction;
  /** The action that an approval completes. */
  approves: EmployeeAction | null;
  /** More buttons before the others. */
  more?: ReactNode;
  onDone: () => void;
}

export function ReviewPanel({ reviewed, ...props }: Props) {
  const { t } = useTranslation();
  const { data: submission, error, refetch } = useQuery(submissionQuery(reviewed.submission_key));
  if (submission) return <LoadedPanel {...props} reviewed={reviewed} submission={submission} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('onboarding:review.notLoaded')} error={error} onRetry={() => void refetch()} />;
}

function LoadedPanel({
  process,
  reviewed,
  approves,
  more,
  onDone,
  submission,
}: Props & { submission: FormSubmission }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { name } = process.employee;
  const review = useReview({ reviewed, approves, name, onDone });
  const form = formOfSubmission(submission);
  const [shownId, show] = useState<number | null>(null);
  const paper = submission.files.find(({ upload_id }) => upload_id === shownId) ?? submission.files[0];
  const canAsk = submission.status === 'completed';
  if (!form) return <EmptyState kind="nothing_to_do" title={t('onboarding:review.noForm')} />;
  return (
    <div className={styles.panel}>
      <div className={styles.sides} data-paper={paper !== undefined}>
        <div className={styles.answers}>
          <p className={styles.about}>
            {submission.completed_at
              ? t('onboarding:review.sentAt', { name, when: moment(submission.completed_at) })
              : t('onboarding:review.notSent', { name })}
            {submission.signature_name && ` ${t('onboarding:view.signedBy', { names: submission.signature_name })}`}
          </p>
          <FormAlert failure={review.failure} />
          <ReviewTable
            form={form}
            submission={submission}
            shownId={paper?.upload_id ?? null}
            onShow={show}
            name={name}
            review={canAsk ? review : null}
          />
        </div>
        {paper && <ReviewedPaper key={paper.upload_id} form={form} paper={paper} actionKey={reviewed.action_key} />}
      </div>
      <div className={styles.foot}>
        <p aria-live="polite">{review.count > 0 && t('onboarding:review.goesBack', { count: review.count, name })}</p>
        {more}
        {review.canApprove && (
          <Button
            icon={<CircleCheck size={16} />}
            type={review.count > 0 ? 'default' : 'primary'}
            disabled={review.count > 0}
            loading={review.busy && review.count === 0}
            onClick={review.approve}
          >
            {t('onboarding:review.approve')}
          </Button>
        )}
        {(review.count > 0 || !review.canApprove) && canAsk && (
          <Button
            type="primary"
            icon={<Undo2 size={16} />}
            disabled={review.count === 0}
            loading={review.busy && review.count > 0}
            onClick={review.ask}
          >
            {t('onboarding:review.askFix', { count: review.count, name })}
          </Button>
        )}
      </div>
    </div>
  );
}
