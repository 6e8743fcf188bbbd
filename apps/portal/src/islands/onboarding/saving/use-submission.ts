// The answers of one form: saved with every field, kept on the device without a connection, merged with those of another
// device (ONB-041, AHD-016).
import { errorCodes } from '@onward/contract/errors';
import { type FormSubmission, getSubmission, saveSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { FormAnswers, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalOf } from '../../api.ts';
import type { SaveState } from '../../saving/saver.ts';
import { useSaver } from '../../saving/use-saver.ts';
import { answersOf, draftAnswers, sentAnswers } from '../form/form-answers.ts';
import { usePortalClient } from '../portal-client.ts';
import { draftOf, forgetDraft, fromDraft, keepDraft, recallDraft, unkeptFields } from './kept-draft.ts';
import { type Contradiction, mergeAnswers } from './merge-answers.ts';

export interface SavedForm {
  answers: FormAnswers;
  saveState: SaveState;
  /** Sensitive fields that are only on this page until the connection is back. */
  unkept: readonly string[];
  contradictions: readonly Contradiction[];
  change(changes: FormAnswers): void;
  /** The chosen value of each contradicting field. */
  settle(chosen: FormAnswers): void;
  /** Sends the form with all checks; throws what the server refused. */
  submit(): Promise<FormSubmission>;
}

interface FormOf {
  form: OnboardingForm;
  submission: FormSubmission;
  /** The form can no longer be changed here. */
  onRefused(error: unknown): void;
}

export function useSubmission({ form, submission, onRefused }: FormOf): SavedForm {
  const client = usePortalClient();
  const { submission_key } = submission;
  const params = { submission_key };
  const [answers, setAnswers] = useState<FormAnswers>(() => answersOf(form, submission));
  const [contradictions, setContradictions] = useState<readonly Contradiction[]>([]);
  const newest = useRef(answers);
  /** What the server has. */
  const known = useRef({ version: submission.version, answers });

  const show = (next: FormAnswers): void => {
    newest.current = next;
    setAnswers(next);
  };

  const saver = useSaver<FormAnswers>(
    async (given) => {
      const body = { ...draftAnswers(given), draft: true, version: known.current.version };
      const saved = await client.call(saveSubmission, { params, body, outlivesPage: true });
      known.current = { version: saved.onboarding_form_submission.version, answers: given };
      keepDraft(submission_key, draftOf(form, known.current.version, given, newest.current));
    },
    (error) => void explain(error),
  );

  const change = (changes: FormAnswers): void => {
    show({ ...newest.current, ...changes });
    keepDraft(submission_key, draftOf(form, known.current.version, known.current.answers, newest.current));
    saver.give(newest.current);
  };

  /** Another device saved meanwhile: what it changed is taken over, and contradictions are asked about. */
  const merge = async (): Promise<void> => {
    const current = (await client.call(getSubmission, { params })).onboarding_form_submission;
    const theirs = answersOf(form, current);
    const merged = mergeAnswers(known.current.answers, newest.current, theirs);
    known.current = { version: current.version, answers: theirs };
    show(merged.answers);
    setContradictions(merged.contradictions);
    if (merged.contradictions.length === 0) saver.give(merged.answers);
  };

  const explain = async (error: unknown): Promise<void> => {
    if (refusalOf(error)?.error_code !== errorCodes.conflict) return onRefused(error);
    await merge().catch(onRefused);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft of an earlier visit is taken over once, on load.
  useEffect(() => {
    const draft = recallDraft(submission_key);
    if (!draft) return;
    const { base, mine } = fromDraft(draft, known.current.answers);
    const merged = mergeAnswers(base, mine, known.current.answers);
    show(merged.answers);
    setContradictions(merged.contradictions);
    if (merged.contradictions.length === 0) saver.give(merged.answers);
  }, []);

  const submit = async (): Promise<FormSubmission> => {
    saver.stop();
    await saver.flush();
    const body = { ...sentAnswers(newest.current), version: known.current.version };
    const sent = (await client.call(saveSubmission, { params, body })).onboarding_form_submission;
    known.current = { version: sent.version, answers: newest.current };
    forgetDraft(submission_key);
    return sent;
  };

  return {
    answers,
    saveState: saver.state,
    unkept: saver.state === 'offline' ? unkeptFields(form, known.current.answers, answers) : [],
    contradictions,
    change,
    settle: (chosen) => {
      setContradictions([]);
      change(chosen);
    },
    submit: async () => {
      try {
        return await submit();
      } catch (error) {
        if (refusalOf(error)?.error_code === errorCodes.conflict) await merge();
        else if (!refusalOf(error)) saver.give(newest.current);
        throw error;
      }
    },
  };
}
