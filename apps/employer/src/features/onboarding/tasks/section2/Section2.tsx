// Form I-9, Section 2: the papers that the company examined, and the signature under penalty of perjury (ONB-044).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { type FormField, fieldsOf, type OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { copyProblems } from '@onward/domain/onboarding/forms/i9-section2';
import { useQuery } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../../../design/theme/use-is-phone.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { ChoiceCards } from '../../../everify/parts/ChoiceCards.tsx';
import { useKeptCopies } from '../../../everify/parts/use-kept-copies.ts';
import { submissionQuery } from '../../actions.api.ts';
import { HrField } from '../../parts/HrField.tsx';
import { useAnswerTexts } from '../../parts/use-answer-texts.ts';
import { formOfSubmission } from '../../review/form-of-submission.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import frame from '../form/HrForm.module.css';
import { SignatureFields } from '../form/SignatureFields.tsx';
import { type HrFormState, useHrForm } from '../form/use-hr-form.ts';
import { PaperList } from './PaperList.tsx';
import styles from './Section2.module.css';

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
  onDone: () => void;
}

export function Section2(props: Props) {
  const { t } = useTranslation();
  const {
    data: submission,
    error,
    refetch,
  } = useQuery({
    ...submissionQuery(props.action.submission_key),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const form = submission && formOfSubmission(submission);
  if (submission && form) return <LoadedForm {...props} form={form} submission={submission} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('onboarding:tasks.formNotLoaded')} error={error} onRetry={() => void refetch()} />;
}

interface LoadedProps extends Props {
  form: OnboardingForm;
  submission: FormSubmission;
}

function LoadedForm({ process, action, form, submission, onDone }: LoadedProps) {
  const { t } = useTranslation();
  const { name } = process.employee;
  const [agreed, setAgreed] = useState(false);
  const copies = useKeptCopies(process.employee.id);
  const usesEverify = submission.context.uses_everify;
  const state = useHrForm({
    action,
    form,
    submission: withFirstDay(submission),
    furtherProblems: (answers) => copyProblems(answers, copies, { usesEverify }),
    onDone: () => {
      toasts.success(t('onboarding:tasks.done', { action: action.name, name }));
      onDone();
    },
  });
  const fields = fieldsOf(form);
  const certification = form.steps.find(({ key }) => key === 'certification')?.fields ?? [];
  const shown: readonly ('a' | 'b' | 'c')[] =
    state.answers.papers === 'a' ? ['a'] : state.answers.papers === 'b_and_c' ? ['b', 'c'] : [];
  return (
    <FormFrame form={form} state={state} onSubmit={() => void state.submit(agreed)}>
      <ListSwitch name={name} field={fields.find(({ key }) => key === 'papers')} state={state} />
      {shown.map((list) => (
        <PaperList
          key={list}
          employee={process.employee}
          context={submission.context}
          list={list}
          fields={fields}
          state={state}
        />
      ))}
      <div className={frame.fields}>
        {certification
          .filter(({ key }) => key !== 'examined')
          .map((field) => (
            <HrField key={field.key} form={form.key} field={field} state={state} />
          ))}
      </div>
      <Examined name={name} usesEverify={usesEverify} state={state} />
      <SignatureFields form={form} agreed={agreed} isChecked={state.isChecked} onChange={setAgreed} />
      <div className={frame.foot}>
        <Button type="primary" icon={<PenLine size={16} />} loading={state.busy} htmlType="submit">
          {t('onboarding:section2.sign')}
        </Button>
      </div>
    </FormFrame>
  );
}

/** Live video is a choice only where everybody may be examined that way. */
function Examined({ name, usesEverify, state }: { name: string; usesEverify: boolean; state: HrFormState }) {
  const { t } = useTranslation();
  const id = useId();
  const ways = usesEverify ? (['in_person', 'live_video'] as const) : (['in_person'] as const);
  return (
    <ChoiceCards
      field={{
        id,
        value: typeof state.answers.examined === 'string' ? state.answers.examined : null,
        error: state.problemOf('examined'),
        onChange: (examined) => state.change({ examined }),
      }}
      label={t('onboarding-forms:fields.i9_section2.examined.label')}
      options={ways.map((value) => ({
        value,
        label: t(`everify-record:examined.${value}`),
        text: t(`everify-record:examined.${value}Text`, { name }),
      }))}
    />
  );
}

/** The first day is known from the record. */
const withFirstDay = (submission: FormSubmission): FormSubmission => {
  const { first_day } = submission.context;
  if (submission.answers.first_day || !first_day) return submission;
  return { ...submission, answers: { ...submission.answers, first_day } };
};

interface SwitchProps {
  name: string;
  field: FormField | undefined;
  state: HrFormState;
}

/** Either one paper of List A, or one of List B and one of List C; the employee chooses. */
function ListSwitch({ name, field, state }: SwitchProps) {
  const { t } = useTranslation();
  const id = useId();
  const isPhone = useIsPhone();
  const texts = useAnswerTexts('i9_section2');
  if (field?.kind !== 'choice') return null;
  const problem = state.problemOf('papers');
  return (
    <div>
      <div className={styles.head}>
        <h2 id={id}>{t('onboarding:section2.question', { name })}</h2>
        <Segmented<string>
          aria-labelledby={id}
          vertical={isPhone}
          block={isPhone}
          value={String(state.answers.papers ?? '')}
          onChange={(papers) => state.change({ papers })}
          options={field.options.map((value) => ({ value, label: texts.option('papers', value) }))}
        />
      </div>
      <p className={styles.note}>{t('onboarding:section2.free', { name })}</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
