// The employee's answers, field by field, each with a request to fix it (ONB-046, AHD-016).
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { askedSteps, type FormField, type OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { useTranslation } from 'react-i18next';
import { answersOf } from './form-of-submission.ts';
import { ReviewRow } from './ReviewRow.tsx';
import styles from './ReviewTable.module.css';
import type { Review } from './use-review.ts';

interface Props {
  form: OnboardingForm;
  submission: FormSubmission;
  /** The file beside the answers. */
  shownId: number | null;
  onShow: (uploadId: number) => void;
  name: string;
  /** Null when nothing can be asked for now. */
  review: Review | null;
}

export function ReviewTable({ form, submission, shownId, onShow, name, review }: Props) {
  const { t } = useTranslation();
  const answers = answersOf(submission);
  const steps = askedSteps(form, answers);
  const fileOf = ({ key }: FormField) => submission.files.find(({ field }) => field === key) ?? null;
  return (
    <table className={styles.table} aria-label={t('onboarding:review.answersOf', { name })}>
      <thead>
        <tr>
          <th scope="col">{t('onboarding:review.field')}</th>
          <th scope="col">{t('onboarding:review.answerOf', { name })}</th>
          {review && (
            <th scope="col">
              <span className="visually-hidden">{t('onboarding:review.ask')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {steps.flatMap(({ fields }) =>
          fields.map((field) => (
            <ReviewRow
              key={field.key}
              form={form.key}
              field={field}
              answers={answers}
              file={fileOf(field)}
              shownId={shownId}
              onShow={onShow}
              name={name}
              review={review}
            />
          )),
        )}
      </tbody>
    </table>
  );
}
