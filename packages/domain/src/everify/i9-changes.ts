// What is added to a signed Form I-9: corrections keep the old value with who, when, and why; supplements prove the right to
// work again (AHD-011).
import {
  type FormAnswer,
  type FormAnswers,
  fieldsOf,
  isEmptyAnswer,
  type OnboardingForm,
} from '../onboarding/forms/form-fields.ts';
import { type I9DocumentKey, i9Document, reverifyDocuments } from './i9-documents.ts';
import type { WorkStatus } from './work-statuses.ts';

export const I9_SECTIONS = ['section1', 'section2'] as const;
export type I9Section = (typeof I9_SECTIONS)[number];

export const CORRECTION_REASON_MAX = 300;

export interface Correction {
  field: string;
  before: FormAnswer;
  after: FormAnswer;
}

/** The fields whose values differ. */
export function differences(form: OnboardingForm, before: FormAnswers, after: FormAnswers): Correction[] {
  return fieldsOf(form).flatMap(({ key, kind }) => {
    if (kind === 'file') return [];
    const [old, now] = [before[key] ?? null, after[key] ?? null];
    const isSame = (isEmptyAnswer(old) && isEmptyAnswer(now)) || old === now;
    return isSame ? [] : [{ field: key, before: old, after: now }];
  });
}

/** Only the employee may change what the employee attested; the employer corrects its own section. */
export const canCorrect = (section: I9Section): boolean => section === 'section2';

export const SUPPLEMENT_KINDS = ['reverification', 'rehire'] as const;
export type SupplementKind = (typeof SUPPLEMENT_KINDS)[number];

export interface SupplementEntry {
  kind: SupplementKind;
  rehired_on: string | null;
  new_last_name: string | null;
  new_first_name: string | null;
  document: I9DocumentKey | null;
  document_number: string | null;
  expires_on: string | null;
  additional_information: string | null;
  examined: 'in_person' | 'live_video';
}

export type SupplementProblem =
  | 'required'
  | 'not_an_option'
  | 'expired'
  | 'not_needed'
  | 'too_late'
  | 'video_needs_everify';

export interface SupplementFacts {
  workStatus: WorkStatus;
  today: string;
  usesEverify: boolean;
  /** When the right to work has to be proven again; null when never. */
  reverifyBy: string | null;
  /** Whether somebody who came back then may use the form they have. */
  isWithinThreeYears: boolean;
}

/** By field. Nobody is asked for a paper whose right to work does not end. */
export function supplementProblems(
  entry: SupplementEntry,
  facts: SupplementFacts,
): Partial<Record<keyof SupplementEntry, SupplementProblem>> {
  const problems: Partial<Record<keyof SupplementEntry, SupplementProblem>> = {};
  if (entry.kind === 'reverification' && facts.reverifyBy === null) return { kind: 'not_needed' };
  if (entry.kind === 'rehire') {
    if (!entry.rehired_on) problems.rehired_on = 'required';
    else if (!facts.isWithinThreeYears) problems.rehired_on = 'too_late';
  }
  if (entry.examined === 'live_video' && !facts.usesEverify) problems.examined = 'video_needs_everify';
  const needsPaper = entry.kind === 'reverification' || isOver(facts);
  return { ...problems, ...(needsPaper || entry.document ? paperProblems(entry, facts) : {}) };
}

/** Somebody who comes back needs a new paper only if the permission has ended. */
const isOver = ({ reverifyBy, today }: SupplementFacts): boolean => reverifyBy !== null && reverifyBy < today;

function paperProblems(
  { document, document_number, expires_on }: SupplementEntry,
  { workStatus, today }: SupplementFacts,
): Partial<Record<keyof SupplementEntry, SupplementProblem>> {
  if (!document) return { document: 'required' };
  if (!reverifyDocuments(workStatus).includes(document)) return { document: 'not_an_option' };
  const paper = i9Document(document);
  const problems: Partial<Record<keyof SupplementEntry, SupplementProblem>> = {};
  if (paper?.number === 'required' && !document_number) problems.document_number = 'required';
  if (paper?.expiry === 'required' && !expires_on) problems.expires_on = 'required';
  if (expires_on && expires_on < today) problems.expires_on = 'expired';
  return problems;
}

/** Days that a paper of a supplement gives; null when it has no end. */
export const reverifyAfter = ({
  document,
  expires_on,
}: Pick<SupplementEntry, 'document' | 'expires_on'>): string | null =>
  document && i9Document(document)?.expiry !== 'none' ? expires_on : null;
