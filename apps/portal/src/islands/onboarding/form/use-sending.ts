// Submits a form, then signs or completes it; every problem is shown at its field.

import type { SigningInput } from '@onward/contract/documents/documents';
import {
  completePortalAction,
  getPortal,
  type Portal,
  type PortalAction,
  signPortalAction,
} from '@onward/contract/onboarding/onboarding-portal';
import {
  type FormAnswers,
  type FormProblems,
  fieldProblems,
  fieldsOf,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { useRef, useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { refusalOf } from '../../api.ts';
import { type ProblemTexts, serverProblemTexts } from '../../fields/problem-texts.ts';
import { usePortalClient } from '../portal-client.ts';
import type { SavedForm } from '../saving/use-submission.ts';
import { isProblemOf } from './form-answers.ts';
import { useFormTexts } from './use-form-texts.ts';

export interface Sending {
  problems: ProblemTexts;
  /** Counts the tries, so that each one moves the focus to the problems. */
  attempt: number;
  failure: string | null;
  isSending: boolean;
  /** True when there is no problem. */
  check(found: FormProblems): boolean;
  show(problems: ProblemTexts): void;
  /** Problems of fields that are right by now disappear while somebody types. */
  recheck(changed: readonly string[], answers: FormAnswers): void;
  send(signature: SigningInput | null): Promise<void>;
}

interface SendingOf {
  action: PortalAction;
  portal: Portal;
  form: OnboardingForm;
  saved: SavedForm;
  today: string;
  onDone(portal: Portal): void;
  explain(error: unknown): boolean;
  /** The server named fields; the page goes to the first of them. */
  onNamed(fields: readonly string[]): void;
}

export function useSending({
  action,
  portal: { process_key: processKey },
  form,
  saved,
  today,
  onDone,
  explain,
  onNamed,
}: SendingOf): Sending {
  const { t } = useTexts();
  const client = usePortalClient();
  const { problemOf } = useFormTexts(form);
  // Kept without words, so that they follow the language of the page.
  const [found, setFound] = useState<FormProblems>({});
  const [said, setSaid] = useState<ProblemTexts>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const params = { action_key: action.action_key };

  const tell = (wrong: FormProblems, texts: ProblemTexts): void => {
    setFound(wrong);
    setSaid(texts);
    setAttempt((count) => count + 1);
    setFailure(null);
  };
  const show = (texts: ProblemTexts): void => tell({}, texts);

  const refuse = (error: unknown): void => {
    if (explain(error)) return;
    const refusal = refusalOf(error);
    const named = Object.entries(serverProblemTexts(refusal?.errors ?? {}))
      .map(([name, text]): [string, string] => [fieldName(name), text])
      .filter(([name]) => isShown(form, name));
    if (named.length > 0) {
      show(Object.fromEntries(named));
      onNamed(named.map(([name]) => name));
    } else {
      setFailure(refusal?.message || t('onboarding-portal:form.failed'));
    }
  };

  /** A form without a signature is done as soon as it was submitted. */
  const finish = async (signature: SigningInput | null, isCompleted: boolean): Promise<Portal> => {
    const answer = isCompleted
      ? await client.call(getPortal, { params: { process_key: processKey } })
      : signature
        ? await client.call(signPortalAction, { params, body: signature })
        : await client.call(completePortalAction, { params });
    return answer.portal;
  };

  const send = async (signature: SigningInput | null): Promise<void> => {
    // Two taps can arrive before the first one is rendered.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    try {
      const { status } = await saved.submit();
      onDone(await finish(signature, status === 'completed'));
    } catch (error) {
      refuse(error);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    problems: {
      ...Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, problemOf(problem)])),
      ...said,
    },
    attempt,
    failure,
    isSending,
    check: (wrong) => {
      tell(wrong, {});
      return Object.keys(wrong).length === 0;
    },
    show,
    recheck: (changed, answers) => {
      const rechecked = { form, today, changed, answers };
      setFound((known) => stillWrong(rechecked, known));
      setSaid((known) => stillWrong(rechecked, known));
    },
    send,
  };
}

interface Rechecked {
  form: OnboardingForm;
  today: string;
  changed: readonly string[];
  answers: FormAnswers;
}

const stillWrong = <Known>({ form, today, changed, answers }: Rechecked, problems: Record<string, Known>) =>
  Object.fromEntries(
    Object.entries(problems).filter(([name]) => {
      const field = fieldsOf(form).find((each) => isProblemOf(each, name));
      return !field || !changed.includes(field.key) || name in fieldProblems(field, answers, today);
    }),
  );

/** Anything else is shown as a message above the page. */
const isShown = (form: OnboardingForm, name: string): boolean =>
  ['signature_name', 'strokes', 'agreed'].includes(name) || fieldsOf(form).some((field) => isProblemOf(field, name));

/** The server names answers by their place in the request: `answers.city`, `accounts.0.routing_number`. */
const fieldName = (name: string): string => name.replace(/^answers\./, '');
