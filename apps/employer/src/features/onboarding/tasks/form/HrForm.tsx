// A form that staff fill in, made from the same rules as the employee's (ONB-041, ONB-046).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { askedSteps, type OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { submissionQuery } from '../../actions.api.ts';
import { HrField } from '../../parts/HrField.tsx';
import { formOfSubmission } from '../../review/form-of-submission.ts';
import { FormFrame } from './FormFrame.tsx';
import styles from './HrForm.module.css';
import { useHrForm } from './use-hr-form.ts';

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
  onDone: () => void;
}

export function HrForm(props: Props) {
  const { t } = useTranslation();
  const {
    data: submission,
    error,
    refetch,
  } = useQuery({
    ...submissionQuery(props.action.submission_key),
    // The form has its own state; saving keeps it current.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!submission) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('onboarding:tasks.formNotLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  const form = formOfSubmission(submission);
  if (!form) return <EmptyState kind="nothing_to_do" title={t('onboarding:review.noForm')} />;
  return <LoadedForm {...props} form={form} submission={submission} />;
}

interface LoadedProps extends Props {
  form: OnboardingForm;
  submission: FormSubmission;
}

function LoadedForm({ process, action, form, submission, onDone }: LoadedProps) {
  const { t } = useTranslation();
  const state = useHrForm({
    action,
    form,
    submission,
    onDone: () => {
      toasts.success(t('onboarding:tasks.done', { action: action.name, name: process.employee.name }));
      onDone();
    },
  });
  return (
    <FormFrame form={form} state={state}>
      {askedSteps(form, state.answers).map(({ key, fields }) => (
        <fieldset key={key} className={styles.step}>
          <legend>{t(`onboarding-forms:steps.${form.key}.${key}.title`)}</legend>
          <div className={styles.fields}>
            {fields.map((field) => (
              <HrField key={field.key} form={form.key} field={field} state={state} />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.foot}>
        <Button type="primary" icon={<CircleCheck size={16} />} loading={state.busy} htmlType="submit">
          {t('onboarding:tasks.submit')}
        </Button>
      </div>
    </FormFrame>
  );
}
