// Rejection reasons and the optional message to the applicant (APP-026).
import type { RuleTrigger } from '../hiring-processes/rules.ts';

export const REJECTION_REASONS = [
  'not_qualified',
  'no_response',
  'position_filled',
  'withdrew',
  'no_show',
  'other',
] as const;
export type BuiltInReason = (typeof REJECTION_REASONS)[number];
/** Built in, or added by the company: its number is never given twice, so history keeps its words. */
export type RejectionReason = BuiltInReason | `own_${number}`;

/** Both kinds, for schemas. */
export const REASON_PATTERN = `^(${REJECTION_REASONS.join('|')}|own_[1-9][0-9]{0,3})$`;
const REASON = new RegExp(REASON_PATTERN);

export const isRejectionReason = (text: string): text is RejectionReason => REASON.test(text);
export const isBuiltInReason = (key: string): key is BuiltInReason =>
  (REJECTION_REASONS as readonly string[]).includes(key);

/** A reason in the company's list. Built-in ones have no name: they are said in the reader's language. */
export interface ListedReason {
  key: RejectionReason;
  name: string | null;
  /** No longer offered, but still named wherever somebody was rejected with it. */
  is_hidden: boolean;
}

export const REASON_NAME_MAX = 60;
export const REASONS_MAX = 50;

/** The saved list; built-in reasons it does not mention follow. */
export function reasonList(saved: readonly ListedReason[]): ListedReason[] {
  const missing = REJECTION_REASONS.filter((key) => !saved.some((reason) => reason.key === key));
  return [...saved, ...missing.map((key) => ({ key, name: null, is_hidden: false }))];
}

/** Without a key: a new reason. */
export interface ReasonEntry {
  key?: RejectionReason | null | undefined;
  name?: string | null | undefined;
  is_hidden: boolean;
}

export type ReasonProblem =
  | { field: 'key'; at: number; reason: 'unknown' | 'repeated' }
  | { field: 'name'; at: number; reason: 'required' | 'reason_name_taken' }
  | { field: null; reason: 'none_offered' | 'too_many_reasons' };

export type ReasonChange = { reasons: ListedReason[]; problem: null } | { reasons: null; problem: ReasonProblem };

/** The list in its new order. A reason that was left out stays, hidden, because somebody may have been rejected with it. */
export function changedReasons(known: readonly ListedReason[], entries: readonly ReasonEntry[]): ReasonChange {
  const problem = entryProblem(known, entries);
  if (problem) return { reasons: null, problem };
  let number = Math.max(0, ...known.map(({ key }) => (isBuiltInReason(key) ? 0 : Number(key.slice('own_'.length)))));
  const listed = entries.map(({ key, name, is_hidden }): ListedReason => {
    const own = key ?? (`own_${++number}` as const);
    return { key: own, name: isBuiltInReason(own) ? null : (name ?? '').trim(), is_hidden };
  });
  const left = known.filter(({ key }) => !listed.some((reason) => reason.key === key));
  const reasons = [...listed, ...left.map((reason) => ({ ...reason, is_hidden: true }))];
  if (reasons.length > REASONS_MAX) return { reasons: null, problem: { field: null, reason: 'too_many_reasons' } };
  if (reasons.every(({ is_hidden }) => is_hidden)) {
    return { reasons: null, problem: { field: null, reason: 'none_offered' } };
  }
  return { reasons, problem: null };
}

function entryProblem(known: readonly ListedReason[], entries: readonly ReasonEntry[]): ReasonProblem | null {
  const keys = new Set<string>();
  const names = new Set<string>();
  for (const [at, { key, name }] of entries.entries()) {
    if (key && !known.some((reason) => reason.key === key)) return { field: 'key', at, reason: 'unknown' };
    if (key && keys.has(key)) return { field: 'key', at, reason: 'repeated' };
    if (key) keys.add(key);
    if (key && isBuiltInReason(key)) continue;
    const word = (name ?? '').trim().toLowerCase();
    if (word === '') return { field: 'name', at, reason: 'required' };
    if (names.has(word)) return { field: 'name', at, reason: 'reason_name_taken' };
    names.add(word);
  }
  return null;
}

/** The reason recorded when an automation rejects, since nobody is there to choose one. */
const AUTOMATIC_REASONS: Partial<Record<RuleTrigger, BuiltInReason>> = {
  fails_screening: 'not_qualified',
  fails_quiz: 'not_qualified',
  stays_in_stage: 'no_response',
};

export const automaticReason = (trigger: RuleTrigger): BuiltInReason => AUTOMATIC_REASONS[trigger] ?? 'other';

export const REJECTION_NOTE_MAX = 1000;
export const REJECTION_MESSAGE_MAX = 5000;
/** Thirty days; a later message would only confuse the applicant. */
export const REJECTION_DELAY_MAX_SECONDS = 30 * 86_400;

export interface Rejection {
  reason: RejectionReason;
  note: string | null;
  at: string;
}
