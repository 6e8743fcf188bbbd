// The pages of a form: its steps, then the signature; a request to fix some fields shows only those.
import { errorCodes } from '@onward/contract/errors';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { askedSteps, type OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { needsSignature } from '@onward/domain/onboarding/forms/form-of-action';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { refusalOf } from '../../api.ts';
import { usePendingUploads } from '../../fields/use-pending-uploads.ts';
import type { KnownFile } from '../inputs/form-input-props.ts';
import { Contradictions } from '../saving/Contradictions.tsx';
import { SavedMark } from '../saving/SavedMark.tsx';
import { useSubmission } from '../saving/use-submission.ts';
import { TaskFrame } from '../TaskFrame.tsx';
import type { TaskProps } from '../task-props.ts';
import { FixPage } from './FixPage.tsx';
import { isProblemOf, problemsOf, problemsOfStep } from './form-answers.ts';
import { SignPage } from './SignPage.tsx';
import { StepPage } from './StepPage.tsx';
import { useSending } from './use-sending.ts';

interface OpenFormProps extends TaskProps {
  form: OnboardingForm;
  submission: FormSubmission;
  title: string;
}

export function OpenForm(props: OpenFormProps) {
  const { frame, form, submission, title, step, onStep, onLeave } = props;
  const { t } = useTexts();
  const [files, setFiles] = useState<readonly KnownFile[]>(submission.files);
  const uploads = usePendingUploads();
  const saved = useSubmission({
    form,
    submission,
    onRefused: (error) => {
      // Somebody else finished or locked it; anything else is shown when the form is sent.
      if (!props.explain(error) && refusalOf(error)?.error_code === errorCodes.wrongState) onLeave();
    },
  });
  const { answers } = saved;
  const { today } = submission.context;
  const isFix = submission.fixes.length > 0;
  const steps = isFix ? fixSteps(form, submission) : askedSteps(form, answers);
  const isSigned = needsSignature(form, answers);
  const count = steps.length + (isSigned ? 1 : 0);
  const at = Math.min(step, count - 1);
  const current = steps[at];
  const sending = useSending({
    ...props,
    saved,
    today,
    onNamed: (fields) => {
      const page = steps.findIndex((each) =>
        each.fields.some((field) => fields.some((name) => isProblemOf(field, name))),
      );
      if (page !== -1 && page !== at) onStep(page);
    },
  });
  const heading = useHeadingFocus(at);

  const next = async (): Promise<void> => {
    if (!current || uploads.isAwaited || !(await uploads.allUploaded())) return;
    if (uploads.showFailed((name) => current.fields.some((field) => isProblemOf(field, name)))) return;
    if (!sending.check(problemsOfStep(current, problemsOf(form, answers, today)))) return;
    if (at < count - 1) onStep(at + 1);
    else await sending.send(null);
  };

  const shared = { form, submission, saved, sending, heading, position: { at, count } };
  const inputs = {
    files,
    onSending: uploads.onSending,
    onFile: (file: KnownFile) => setFiles((known) => [...known, file]),
    failed: uploads.failed,
    onFailed: uploads.onFailed,
  };
  const onBack = at > 0 ? () => onStep(at - 1) : undefined;
  return (
    <TaskFrame frame={frame} title={title} aside={<SavedMark state={saved.saveState} />} onBack={onBack ?? onLeave}>
      <OfflineNotice form={form} unkept={saved.unkept} isOffline={saved.saveState === 'offline'} />
      {saved.contradictions.length > 0 ? (
        <Contradictions form={form} contradictions={saved.contradictions} onSettle={saved.settle} />
      ) : !current ? (
        <SignPage {...shared} onBack={onBack} />
      ) : isFix ? (
        <FixPage {...shared} {...inputs} step={current} portal={props.portal} isLast={!isSigned} onNext={next} />
      ) : (
        <StepPage
          {...shared}
          {...inputs}
          step={current}
          minutes={props.action.minutes}
          isAwaiting={uploads.isAwaited}
          onBack={onBack}
          onNext={next}
        />
      )}
      <span class="unseen" role="status">
        {t('careers:apply.stepOf', { step: at + 1, steps: count })}
      </span>
    </TaskFrame>
  );
}

/** Only the fields to fix, on one page. */
function fixSteps(form: OnboardingForm, { fixes }: FormSubmission) {
  const fields = form.steps
    .flatMap((step) => step.fields)
    .filter(({ key }) => fixes.some(({ field }) => field === key));
  return [{ key: 'fix', fields }];
}

function OfflineNotice({
  form,
  unkept,
  isOffline,
}: {
  form: OnboardingForm;
  unkept: readonly string[];
  isOffline: boolean;
}) {
  const { t, language } = useTexts();
  if (!isOffline) return null;
  const names = unkept.map((field) => t(`onboarding-forms:fields.${form.key}.${field}.label`));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <p class="notice" role="status">
      {t('onboarding-portal:offline.text')}{' '}
      {names.length > 0 && t('onboarding-portal:offline.unkept', { fields: list })}
    </p>
  );
}

/** The heading of each page gets the focus, so that screen readers say where one is. */
function useHeadingFocus(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page.
  useEffect(() => heading.current?.focus(), [page]);
  return heading;
}
