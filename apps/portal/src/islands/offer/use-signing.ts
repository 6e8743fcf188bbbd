// Checks what was entered, signs, and turns every problem into text at its field. Nothing entered is lost on a failure.
import { errorCodes } from '@onward/contract/errors';
import { type OfferTask, signOfferTask } from '@onward/contract/offers/offer-tasks';
import { type DocumentField, FIELD_TEXT_MAX, type ValueProblem } from '@onward/domain/documents/fields';
import { SIGNATURE_NAME_MAX, signatureProblem } from '@onward/domain/documents/signatures';
import {
  isWholeName,
  type KnownName,
  namePartsOf,
  signedNameProblem,
  wholeName,
} from '@onward/domain/documents/signer-names';
import { useState } from 'preact/hooks';
import { type Translate, useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { fillProblems, isFilledFirst, LEGAL_NAME, NAME, problemName } from '../documents/fill-inputs.ts';
import { type ProblemTexts, serverProblemTexts } from '../fields/problem-texts.ts';
import { type Entries, signatureName } from './use-entries.ts';

export interface Signing {
  problems: ProblemTexts;
  /** Counts the tries, so that each one moves the focus to the problems. */
  attempt: number;
  failure: string | null;
  isSending: boolean;
  /** True when the first step is complete. */
  checkFilled(): boolean;
  sign(): Promise<void>;
  onRefused(error: unknown): void;
}

interface SigningOf {
  task: OfferTask;
  token: string;
  fields: readonly DocumentField[];
  entries: Entries;
  agreed: ReadonlySet<number>;
  checkState(): Promise<boolean>;
  onChanged(task: OfferTask): void;
  onGone(): void;
}

export function useSigning({
  task,
  token,
  fields,
  entries,
  agreed,
  checkState,
  onChanged,
  onGone,
}: SigningOf): Signing {
  const { t } = useTexts();
  const [problems, setProblems] = useState<ProblemTexts>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const { name: applied, first_name: first, last_name: last } = task.signer;
  const isCorrected = entries.name.trim() !== applied;
  const known: KnownName = isCorrected ? namePartsOf(entries.name) : { first, last };

  const show = (found: ProblemTexts): boolean => {
    setProblems(found);
    setAttempt((count) => count + 1);
    setFailure(null);
    return Object.keys(found).length === 0;
  };

  const onFirstStep = (): ProblemTexts => {
    const name = isCorrected && legalNameProblem(entries.name);
    const values = Object.entries(fillProblems(fields, entries.values));
    return {
      ...(name && { [LEGAL_NAME]: nameText(t, name) }),
      ...Object.fromEntries(values.map(([input, problem]) => [input, valueText(t, problem)])),
    };
  };

  const onLastStep = (): ProblemTexts => ({
    ...(entries.mode === 'type' && signatureProblems(t, signatureName(entries), known)),
    ...(entries.mode === 'draw' && entries.strokes.length === 0 && { strokes: t('offers:page.problems.draw') }),
    ...(task.documents.some(({ position }) => !agreed.has(position)) && { agreed: t('offers:page.problems.agree') }),
  });

  /** Shows problems on the step where they can be fixed. */
  const showAll = (found: ProblemTexts): boolean => {
    const isEarlier = Object.keys(found).some(isFilledFirst) && entries.step === 'sign';
    if (isEarlier) entries.change({ step: 'fill' });
    return show(found);
  };

  const explain = async (error: unknown): Promise<void> => {
    const refusal = refusalOf(error);
    if (refusal?.error_code === errorCodes.linkExpired) return onGone();
    if (refusal?.error_code === errorCodes.wrongState && (await checkState())) return;
    // Without an answer the signature may still have arrived, which the page then shows.
    if (!refusal) void checkState();
    const named = Object.entries(serverProblemTexts(refusal?.errors ?? {}));
    if (named.length > 0) showAll(Object.fromEntries(named.map(([key, text]) => [problemName(fields, key), text])));
    else setFailure(refusal?.message || t('offers:page.failed'));
  };

  const sign = async (): Promise<void> => {
    if (isSending || !showAll({ ...onFirstStep(), ...onLastStep() })) return;
    setSending(true);
    entries.stop();
    try {
      const { name, mode, strokes, values } = entries;
      const drawing = strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y]));
      const body = {
        signature_name: signatureName(entries).trim(),
        ...(isCorrected && { legal_name: name.trim() }),
        agreed: true,
        values: { ...values },
        ...(mode === 'draw' && { strokes: drawing }),
      };
      const signed = await api().call(signOfferTask, { params: { token }, body });
      entries.forget();
      onChanged(signed);
    } catch (error) {
      await explain(error);
      entries.resume();
      setSending(false);
    }
  };

  return {
    problems,
    attempt,
    failure,
    isSending,
    checkFilled: () => show(onFirstStep()),
    sign,
    onRefused: (error) => void explain(error),
  };
}

function legalNameProblem(name: string): 'required' | 'too_long' | 'name_incomplete' | null {
  const problem = signatureProblem({ name, strokes: [] });
  if (problem === 'required' || problem === 'too_long') return problem;
  return isWholeName(name) ? null : 'name_incomplete';
}

function signatureProblems(t: Translate, signature: string, known: KnownName): ProblemTexts {
  if (signature.trim() === '') return { [NAME]: t('errors:fields.required') };
  const problem = signedNameProblem(signature, [known]);
  if (problem === null) return {};
  return {
    [NAME]:
      problem === 'other_name'
        ? t('errors:fields.sign_with_name', { name: wholeName(known) })
        : t('errors:fields.name_incomplete'),
  };
}

const nameText = (t: Translate, problem: 'required' | 'too_long' | 'name_incomplete'): string =>
  problem === 'too_long' ? t('errors:fields.too_long', { count: SIGNATURE_NAME_MAX }) : t(`errors:fields.${problem}`);

const valueText = (t: Translate, problem: ValueProblem): string => {
  switch (problem) {
    case 'too_long':
      return t('errors:fields.too_long', { count: FIELD_TEXT_MAX });
    case 'initials_invalid':
      return t('offers:page.problems.initials');
    default:
      return t(`errors:fields.${problem}`);
  }
};
