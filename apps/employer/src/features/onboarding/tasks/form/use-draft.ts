// Saves a form shortly after each change; one request at a time, and a conflict stops it until somebody chose (AHD-021).
import type { EditConflict } from '@onward/contract/errors';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { saveForm } from '../../actions.api.ts';
import { plainAnswers } from '../../review/form-of-submission.ts';

const PAUSE_MS = 900;

export type DraftState = 'none' | 'waiting' | 'saving' | 'saved' | 'failed';

export function useDraft(submission: FormSubmission, answers: FormAnswers) {
  const [state, setState] = useState<DraftState>(submission.saved_at ? 'saved' : 'none');
  const [savedAt, setSavedAt] = useState(submission.saved_at);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const version = useRef(submission.version);
  const running = useRef<Promise<void> | null>(null);
  const isClosed = useRef(false);

  const save = async () => {
    if (isClosed.current) return;
    setState('saving');
    try {
      const saved = await saveForm(submission.submission_key, {
        answers: plainAnswers(answers),
        draft: true,
        version: version.current,
      });
      version.current = saved.version;
      setSavedAt(saved.saved_at);
      setState((now) => (now === 'saving' ? 'saved' : now));
    } catch (error) {
      const failure = takeFailure(error);
      if (failure.conflict) setConflict(failure.conflict);
      setState('failed');
    }
  };
  const saveNow = useEffectEvent(async () => {
    if (conflict) return;
    await running.current;
    running.current = save();
    await running.current;
    running.current = null;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the pause
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(() => void saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state, answers]);

  return {
    state,
    savedAt,
    conflict,
    version: () => version.current,
    touch: () => setState('waiting'),
    /** Waits for a request that is on its way, and saves nothing more. */
    settle: async () => {
      setState('none');
      await running.current;
    },
    close: () => {
      isClosed.current = true;
      setState('saved');
    },
    showConflict: setConflict,
    /** The values that were saved first. */
    takeTheirs: (): FormAnswers => {
      const theirs = Object.entries(conflict?.fields ?? {}).map(([field, values]) => [field, values.theirs]);
      resolve();
      return Object.fromEntries(theirs) as FormAnswers;
    },
    keepMine: () => {
      resolve();
      setState('waiting');
    },
  };

  function resolve(): void {
    if (conflict) version.current = conflict.version;
    setConflict(null);
    setState('waiting');
  }
}
