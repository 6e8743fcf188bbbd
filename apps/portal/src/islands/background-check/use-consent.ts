// What the applicant entered on the permission step, its problems, and sending it. It stays in memory only.
import { type CheckTask, consentToCheck } from '@onward/contract/background-checks/check-tasks';
import { type ConsentField, type ConsentProblem, consentProblems } from '@onward/domain/background-checks/consent';
import { hasOtherLastName } from '@onward/domain/documents/signer-names';
import { useRef, useState } from 'preact/hooks';
import { type Translate, useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { type ProblemTexts, serverProblemTexts } from '../fields/problem-texts.ts';

export interface ConsentEntries extends Record<ConsentField, string> {
  wants_copy: boolean;
}

const EMPTY: ConsentEntries = {
  full_legal_name: '',
  date_of_birth: '',
  ssn: '',
  postal_code: '',
  email: '',
  wants_copy: false,
};

/** As they are on the page, so that the focus moves to the first one with a problem. */
const FIELDS = ['date_of_birth', 'ssn', 'postal_code', 'email', 'full_legal_name'] as const satisfies ConsentField[];

export interface Consent {
  entries: ConsentEntries;
  change(change: Partial<ConsentEntries>): void;
  /** Nothing was entered. */
  isUntouched: boolean;
  problems: ProblemTexts;
  /** Counts the tries, so that each one moves the focus to the first problem. */
  attempt: number;
  failure: string | null;
  isSending: boolean;
  /** The name to ask about before it is sent; null when there is nothing to ask. */
  askedName: string | null;
  stopAsking(): void;
  send(confirmed?: { isNameConfirmed: boolean }): Promise<void>;
  explain(error: unknown): Promise<void>;
  /** Texts of problems are in the language that was left. */
  clearProblems(): void;
}

interface ConsentOf {
  task: CheckTask;
  token: string;
  today: string;
  onChanged(task: CheckTask): void;
  /** Shows the state of the check after a refusal; false when the applicant can still agree. */
  explainState(error: unknown): Promise<boolean>;
}

export function useConsent({ task, token, today, onChanged, explainState }: ConsentOf): Consent {
  const { t } = useTexts();
  const [entries, setEntries] = useState(EMPTY);
  const [problems, setProblems] = useState<ProblemTexts>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [askedName, setAskedName] = useState<string | null>(null);
  // Two taps can arrive before the first one is rendered.
  const isUnderWay = useRef(false);

  const { first_name: first, last_name: last } = task.background_check;
  const applied = { first, last };

  const show = (found: ProblemTexts): boolean => {
    const known = FIELDS.filter((field) => found[field]).map((field) => [field, found[field] ?? '']);
    setProblems(Object.fromEntries(known));
    setAttempt((count) => count + 1);
    setFailure(null);
    return known.length === 0;
  };

  const explain = async (error: unknown): Promise<void> => {
    if (await explainState(error)) return;
    const refusal = refusalOf(error);
    const isNamed = !show(serverProblemTexts(refusal?.errors ?? {}));
    if (!isNamed) setFailure(refusal?.message || t('check-consent:page.permission.failed'));
  };

  const send = async ({ isNameConfirmed } = { isNameConfirmed: false }): Promise<void> => {
    if (isUnderWay.current) return;
    const found = consentProblems(entries, { today, needsEmail: task.needs_email });
    if (!show(problemTexts(t, found))) return;
    if (!isNameConfirmed && hasOtherLastName(entries.full_legal_name, applied)) {
      return setAskedName(entries.full_legal_name.trim());
    }
    isUnderWay.current = true;
    setSending(true);
    try {
      const { email, ...fields } = entries;
      const body = {
        ...fields,
        ...(task.needs_email && { email: email.trim() }),
        ...(isNameConfirmed && { name_confirmed: true }),
        agreed: true as const,
      };
      const changed = await api().call(consentToCheck, { params: { token }, body });
      setEntries(EMPTY);
      onChanged(changed);
    } catch (error) {
      await explain(error);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };

  return {
    entries,
    change: (change) => setEntries((known) => ({ ...known, ...change })),
    isUntouched: Object.values(entries).every((value) => !value),
    problems,
    attempt,
    failure,
    isSending,
    askedName,
    stopAsking: () => setAskedName(null),
    send,
    explain,
    clearProblems: () => {
      setProblems({});
      setFailure(null);
    },
  };
}

const problemTexts = (t: Translate, found: Partial<Record<ConsentField, ConsentProblem>>): ProblemTexts =>
  Object.fromEntries(Object.entries(found).map(([field, problem]) => [field, problemText(t, field, problem)]));

function problemText(t: Translate, field: string, problem: ConsentProblem): string {
  // A date input that is filled in halfway has no value.
  const isNoDate = field === 'date_of_birth' && problem === 'required';
  return t(isNoDate ? 'errors:fields.not_a_date' : `errors:fields.${problem}`);
}
