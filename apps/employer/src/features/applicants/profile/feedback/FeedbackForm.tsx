// Gives feedback, or edits one's own.
import type { Feedback } from '@onward/contract/applicants/application-remarks';
import { FEEDBACK_MAX, RECOMMENDATIONS, type Recommendation } from '@onward/domain/applicants/remarks';
import { Button, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../design/fields/Field.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { saveFeedback } from '../profile.api.ts';
import styles from './FeedbackForm.module.css';

interface Props {
  applicationId: number;
  /** Null for new feedback. */
  feedback: Feedback | null;
  onDone?: () => void;
}

export function FeedbackForm({ applicationId, feedback, onDone }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: {
      recommendation: (feedback?.recommendation ?? null) as Recommendation | null,
      body: feedback?.body ?? '',
    },
    check: ({ recommendation }) => ({
      recommendation: recommendation ? null : t('applicants:remarks.recommendationMissing'),
    }),
    submit: async ({ recommendation, body }) => {
      if (!recommendation) return;
      const meeting_id = feedback?.meeting_id ?? null;
      await saveFeedback(applicationId, feedback?.id ?? null, { recommendation, body: body.trim(), meeting_id });
      onDone?.();
    },
  });
  const recommendation = form.field('recommendation');
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <FormAlert failure={form.failure} />
      <Field
        htmlFor={recommendation.id}
        label={t('applicants:remarks.recommendation')}
        error={recommendation.error}
        required
      >
        <Radio.Group
          id={recommendation.id}
          aria-label={t('applicants:remarks.recommendation')}
          value={recommendation.value}
          onChange={({ target }) => recommendation.onChange(target.value as Recommendation)}
        >
          {RECOMMENDATIONS.map((each) => (
            <Radio key={each} value={each}>
              {t(`applicants:remarks.recommendations.${each}`)}
            </Radio>
          ))}
        </Radio.Group>
      </Field>
      <TextAreaField
        field={form.field('body')}
        label={t('applicants:remarks.feedbackBody')}
        rows={3}
        maxLength={FEEDBACK_MAX}
      />
      <div className={styles.buttons}>
        {onDone && (
          <Button onClick={onDone} disabled={form.busy}>
            {t('shell:cancel')}
          </Button>
        )}
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {t(feedback ? 'applicants:remarks.save' : 'applicants:remarks.give')}
        </Button>
      </div>
    </form>
  );
}
