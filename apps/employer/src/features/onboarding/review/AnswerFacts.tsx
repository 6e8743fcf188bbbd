// Answers that are only read, beside what staff fill in.
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { askedFields } from '@onward/domain/onboarding/forms/form-fields';
import { shownFields } from '@onward/domain/onboarding/forms/shown-fields';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { submissionQuery } from '../actions.api.ts';
import { useAnswerTexts } from '../parts/use-answer-texts.ts';
import styles from './AnswerFacts.module.css';
import { answersOf, formOfSubmission } from './form-of-submission.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

interface Props {
  processKey: string;
  name: string;
  action: EmployeeAction;
}

export function AnswerFacts({ processKey, name, action }: Props) {
  const { t } = useTranslation();
  const { data: submission, error, refetch } = useQuery(submissionQuery(action.submission_key));
  const asking = useDialog<null>();
  return (
    <section className={styles.facts} aria-label={action.name}>
      <h2>{t('onboarding:review.answersIn', { action: action.name })}</h2>
      {submission && <Facts submission={submission} />}
      {!submission && !error && <SkeletonRows rows={4} avatar={false} />}
      {!submission && error && (
        <LoadFailure title={t('onboarding:review.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {action.status === 'completed' && submission && asksAnything(submission) && (
        <p className={styles.wrong}>
          {t('onboarding:review.wrong')}{' '}
          <button type="button" onClick={() => asking.show(null)}>
            {t('onboarding:review.askToFix', { name })}
          </button>
        </p>
      )}
      {asking.visit > 0 && (
        <ReviewDialog
          key={asking.visit}
          processKey={processKey}
          name={name}
          reviewed={action}
          open={asking.open}
          onClose={asking.close}
        />
      )}
    </section>
  );
}

/** A form that asks only for what the record lacks can be empty. */
function asksAnything(submission: FormSubmission): boolean {
  const form = formOfSubmission(submission);
  return form !== null && askedFields(form, answersOf(submission)).length > 0;
}

function Facts({ submission }: { submission: FormSubmission }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const form = formOfSubmission(submission);
  const texts = useAnswerTexts(form?.key ?? 'questions');
  const answers = answersOf(submission);
  const fields = form ? shownFields(askedFields(form, answers)) : [];
  if (fields.length === 0) return <p>{t('onboarding:review.noForm')}</p>;
  return (
    <dl>
      {fields.flatMap((field) => {
        const lines = texts.text(field, answers);
        if (lines.length === 0) return [];
        return [
          <div key={field.key}>
            <dt>{texts.label(field)}</dt>
            <dd>{lines.join('; ')}</dd>
          </div>,
        ];
      })}
      {submission.signed_at && (
        <div>
          <dt>{t('onboarding:review.signed')}</dt>
          <dd>{moment(submission.signed_at)}</dd>
        </div>
      )}
    </dl>
  );
}
