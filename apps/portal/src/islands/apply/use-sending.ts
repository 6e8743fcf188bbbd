// Moving between screens and submitting at the end: problems are shown under the field and above the form.
import type { ApplyForm } from '@onward/contract/careers/applying';
import type { AskedStep } from '@onward/contract/careers/portal-pages';
import type { EqualOpportunityAnswers } from '@onward/domain/careers/equal-opportunity';
import type { Language } from '@onward/domain/platform/languages';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { refusalOf } from '../api.ts';
import type { Problem } from '../fields/ProblemSummary.tsx';
import { type ProblemTexts, problemTexts, serverProblemTexts } from '../fields/problem-texts.ts';
import type { PendingUploads } from '../fields/use-pending-uploads.ts';
import { loadNumberRules } from '../number-rules-loader.ts';
import { rememberApplied } from '../saving/memory.ts';
import { asRequirements, type Entries, entryOf, problemsOfStep, stepOfField, toApplication } from './entries.ts';
import { sendApplication } from './send-application.ts';
import type { Draft } from './use-draft.ts';

interface SendingParts {
  form: ApplyForm;
  steps: readonly AskedStep[];
  draft: Draft;
  pendingUploads: PendingUploads;
  language: Language;
  refererSource: string | null;
  equalOpportunity: EqualOpportunityAnswers;
  honeypot: string;
}

interface SendingState {
  problems: ProblemTexts;
  summary: Problem[];
  attempt: number;
  failure: string | null;
  isSending: boolean;
  goToNext(index: number): Promise<void>;
  send(): Promise<void>;
}

/** The problems found, and the entries they were found in. */
interface Found {
  problems: ProblemTexts;
  entries: Entries;
}

/** A field that was changed since is no longer marked as wrong; the next press validates it again. */
const stillWrong = ({ problems, entries }: Found, now: Entries): ProblemTexts =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => entryOf(entries, field) === entryOf(now, field)));

export function useSending(parts: SendingParts): SendingState {
  const { form, steps, draft, pendingUploads } = parts;
  const { t } = useTexts();
  const [found, setFound] = useState<Found>({ problems: {}, entries: draft.entries });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const show = (problems: ProblemTexts): void => {
    setFound({ problems, entries: draft.newest() });
    setAttempt((count) => count + 1);
  };

  const allProblems = async (): Promise<ProblemTexts> => {
    const { applicationProblems } = await loadNumberRules();
    return problemTexts(t, applicationProblems(draft.newest(), asRequirements(form)), form.questions);
  };

  /** If the rules can't be loaded the screen passes, because the server validates everything again. */
  const goToNext = async (index: number): Promise<void> => {
    if (pendingUploads.isAwaited) return;
    setFailure(null);
    await pendingUploads.allUploaded();
    const here = steps[index]?.step ?? 'about_you';
    // A failed upload shows an error in its field, where it can be retried or removed.
    if (pendingUploads.showFailed((name) => stepOfField(steps, name) === here)) return;
    const wrong = await allProblems().then(
      (all) => problemsOfStep(all, steps, here),
      () => ({}),
    );
    show(wrong);
    const next = steps[index + 1];
    if (Object.keys(wrong).length > 0 || !next) return;
    draft.goTo(next.step);
    void draft.flush();
  };

  const send = async (): Promise<void> => {
    if (isSending || form.is_preview) return;
    const failedFile = pendingUploads.showFailed();
    if (failedFile) return draft.goTo(stepOfField(steps, failedFile));
    setSending(true);
    setFailure(null);
    try {
      const draftToken = await draft.token();
      await draft.flush();
      const application = toApplication({ ...parts, entries: draft.newest(), draftToken });
      const { receiptToken } = await sendApplication(form.position.digest_key, application, draft.startedAt());
      draft.forget();
      rememberApplied(form.position.digest_key, receiptToken);
      location.assign(`/thanks/${receiptToken}`);
    } catch (error) {
      explain(error);
      setSending(false);
    }
  };

  const explain = (error: unknown): void => {
    const refusal = refusalOf(error);
    const fields = serverProblemTexts(refusal?.errors ?? {});
    const [first] = Object.keys(fields);
    if (first === undefined) {
      setFailure(refusal?.message || t('careers:apply.failed'));
      return;
    }
    draft.goTo(stepOfField(steps, first));
    show(fields);
  };

  const problems = stillWrong(found, draft.entries);
  const summary = Object.entries(problems).map(([name, text]) => ({ name, text, label: labelOf(name) }));

  function labelOf(field: string): string {
    const question = form.questions.find(({ id }) => field === `answers.${id}`);
    const key = { first_name: 'firstName', last_name: 'lastName', resume_upload_id: 'resume' }[field] ?? field;
    return question?.title ?? t(`careers:apply.${key}`);
  }

  return { problems, summary, attempt, failure, isSending, goToNext, send };
}
