// A form that staff fill in: answers, problems, drafts that save themselves, and submitting with a signature (ONB-041).
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import {
  type FormAnswers,
  type FormProblems,
  formProblems,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { needsSignature } from '@onward/domain/onboarding/forms/form-of-action';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import { completeAction, saveForm } from '../../actions.api.ts';
import { answersOf, plainAnswers } from '../../review/form-of-submission.ts';
import { useDraft } from './use-draft.ts';

interface Options {
  action: EmployeeAction;
  form: OnboardingForm;
  submission: FormSubmission;
  /** What keeps it from being signed beyond its own fields. */
  furtherProblems?: (answers: FormAnswers) => FormProblems;
  onDone: () => void;
}

export function useHrForm({ action, form, submission, furtherProblems, onDone }: Options) {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState<FormAnswers>(() => answersOf(submission));
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const draft = useDraft(submission, answers);
  const question = useUnsavedChanges(draft.state === 'waiting' || draft.state === 'failed');
  const problems = { ...furtherProblems?.(answers), ...formProblems(form, answers, submission.context.today) };
  const isSigned = needsSignature(form, answers);

  const change = (changed: FormAnswers) => {
    setFailure(null);
    setAnswers((now) => ({ ...now, ...changed }));
    draft.touch();
  };
  const submit = async (agreed: boolean) => {
    setChecked(true);
    setFailure(null);
    const isComplete = !isSigned || agreed;
    if (Object.keys(problems).length > 0 || !isComplete) return focusFirst();
    setBusy(true);
    try {
      await draft.settle();
      await saveForm(action.submission_key, { answers: plainAnswers(answers), version: draft.version() });
      if (isSigned) await completeAction(action.action_key, { agreed });
      draft.close();
      onDone();
    } catch (error) {
      const read = takeFailure(error);
      if (read.conflict) draft.showConflict(read.conflict);
      else setFailure(read);
    } finally {
      setBusy(false);
    }
  };
  return {
    answers,
    change,
    problemOf: (field: string): string | null =>
      refusedText(failure, field) ?? (isChecked ? problemText(problems, field, t) : null),
    problemCount: isChecked ? Object.keys(problems).length : 0,
    isChecked,
    isSigned,
    draft,
    question,
    busy,
    failure,
    submit,
    takeTheirs: () => setAnswers((now) => ({ ...now, ...draft.takeTheirs() })),
  };
}

export type HrFormState = ReturnType<typeof useHrForm>;

const refusedText = (failure: Failure | null, field: string): string | null =>
  failure?.fields[`answers.${field}`] ?? null;

const problemText = (problems: FormProblems, field: string, t: (key: string) => string): string | null => {
  const problem = problems[field];
  return problem ? t(`onboarding-forms:problems.${problem}`) : null;
};

/** Once the problems are shown. */
function focusFirst(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-hr-form] [aria-invalid="true"]')?.focus());
}
