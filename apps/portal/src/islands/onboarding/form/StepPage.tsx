// One step of a form on a page of its own, with the reasons why its data are asked for (AHD-016).
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { FormStep, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { shownFields } from '@onward/domain/onboarding/forms/shown-fields';
import type { Ref } from 'preact';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { ProblemSummary } from '../../fields/ProblemSummary.tsx';
import { FormInput } from '../inputs/FormInput.tsx';
import type { FormInputProps } from '../inputs/form-input-props.ts';
import type { SavedForm } from '../saving/use-submission.ts';
import { FieldExtras } from './FieldExtras.tsx';
import { KnownPerson, ReturnNote } from './FormNotes.tsx';
import { FormTrack } from './FormTrack.tsx';
import { isProblemOf, isRequired } from './form-answers.ts';
import { useFormTexts } from './use-form-texts.ts';
import type { Sending } from './use-sending.ts';

export interface FormPageProps {
  form: OnboardingForm;
  submission: FormSubmission;
  saved: SavedForm;
  sending: Sending;
  heading: Ref<HTMLHeadingElement>;
  position: { at: number; count: number };
}

export type FileInputs = Pick<FormInputProps, 'files' | 'onSending' | 'onFile' | 'failed' | 'onFailed'>;

interface StepPageProps extends FormPageProps, FileInputs {
  step: FormStep;
  minutes: number;
  /** Continue waits for a file. */
  isAwaiting: boolean;
  onBack: (() => void) | undefined;
  onNext(): Promise<void>;
}

export function StepPage(props: StepPageProps) {
  const { form, step, submission, saved, sending, heading, position, minutes, isAwaiting, onBack, onNext } = props;
  const { t } = useTexts();
  const { at, count } = position;
  const key = `onboarding-forms:steps.${form.key}.${step.key}`;
  const lead = t(`${key}.lead`);
  const isLast = at === count - 1;
  const buttonText = isAwaiting
    ? 'careers:files.awaited'
    : isLast
      ? 'onboarding-portal:form.send'
      : 'onboarding-portal:form.next';
  return (
    <form
      class="stack"
      noValidate
      aria-busy={sending.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void onNext();
      }}
    >
      <FormTrack at={at} count={count} minutes={minutes} />
      <h1 ref={heading} tabIndex={-1}>
        {t(`${key}.title`)}
      </h1>
      {lead !== `${key}.lead` && <p class="lead">{lead}</p>}
      {at === 0 && <ReturnNote submission={submission} />}
      {at === 0 && <KnownPerson form={form} submission={submission} />}
      <Problems form={form} step={step} sending={sending} />
      <StepFields {...props} step={step} saved={saved} />
      <Whys step={step} />
      <div class="dock dock-pair">
        {onBack && (
          <button class="quiet-button" type="button" onClick={onBack}>
            {t('careers:site.back')}
          </button>
        )}
        <button class="button" type="submit" disabled={sending.isSending || isAwaiting}>
          {t(sending.isSending ? 'onboarding-portal:form.sending' : buttonText)}
        </button>
      </div>
    </form>
  );
}

export function StepFields(
  props: Pick<FormPageProps, 'form' | 'submission' | 'saved' | 'sending'> & FileInputs & { step: FormStep },
) {
  const { form, step, submission, saved, sending, ...files } = props;
  const texts = useFormTexts(form);
  const { answers, change } = saved;
  return (
    <>
      {shownFields(step.fields).map((field) => (
        <div key={field.key} class={field.isAsked && form.key === 'i9_section1' ? 'stack follow-up' : 'stack'}>
          <FormInput
            field={field}
            isRequired={isRequired(form, field, answers, submission.context.today)}
            answers={answers}
            problems={sending.problems}
            texts={texts}
            today={submission.context.today}
            files={files.files}
            onSending={files.onSending}
            onFile={files.onFile}
            failed={files.failed}
            onFailed={files.onFailed}
            onChange={(changes) => {
              change(changes);
              sending.recheck(Object.keys(changes), { ...answers, ...changes });
            }}
          />
          <FieldExtras form={form} field={field} answers={answers} />
        </div>
      ))}
    </>
  );
}

export function Problems({ form, step, sending }: Pick<FormPageProps, 'form' | 'sending'> & { step: FormStep }) {
  const { labelOf } = useFormTexts(form);
  const shown = Object.entries(sending.problems).filter(([name]) =>
    step.fields.some((field) => isProblemOf(field, name)),
  );
  return (
    <>
      <ProblemSummary
        attempt={sending.attempt}
        problems={shown.map(([name, text]) => ({ name: inputName(name), text, label: labelOf(name) }))}
      />
      {sending.failure && (
        <p class="notice notice-problem" role="alert">
          {sending.failure}
        </p>
      )}
    </>
  );
}

/** Questions of the company have inputs that are named by the question. */
const inputName = (field: string): string => field.replace(/^question_(\d+)$/, 'answers.$1');

function Whys({ step }: { step: FormStep }) {
  const { t } = useTexts();
  const whys = [...new Set(step.fields.map(({ why }) => why))];
  return (
    <section class="why">
      <Icon name="circleHelp" />
      <div>
        <h2>{t('onboarding-portal:form.why')}</h2>
        {whys.map((why) => (
          <p key={why}>{t(`onboarding-forms:whys.${why}`)}</p>
        ))}
      </div>
    </section>
  );
}
