// What an answer of the government means for a case that may be ahead of it or behind it (EVF-016, EVF-021).
import { type CaseEvent, type CaseStatus, isCaseResult, moveCase, RESULT_EVENTS } from './case-states.ts';

/** How a case leaves a state in which HR was to act, when the government already knows what they did. */
const OWN_STEPS: Partial<Record<CaseStatus, readonly CaseEvent[]>> = {
  DRAFT: ['submit'],
  SUBMISSION_FAILED: ['submit'],
  UNCONFIRMED_DATA: ['confirm_data'],
  PHOTO_MATCH: ['photo_matches', 'photo_differs', 'photo_missing'],
  SCAN_AND_UPLOAD: ['upload_document'],
  PENDING_REFERRAL: ['refer'],
};

const ENDS: readonly CaseEvent[] = ['close', 'decline'];

const reached = (status: CaseStatus, event: CaseEvent): CaseStatus | null => {
  const move = moveCase(status, event);
  return move.allowed ? move.status : null;
};

/** The events that lead to the answer; none when it is repeated, late, or impossible. */
export function eventsToward(status: CaseStatus, answer: CaseStatus): CaseEvent[] {
  if (status === answer) return [];
  if (answer === 'CLOSED') return ENDS.filter((event) => reached(status, event) !== null).slice(0, 1);
  const result = isCaseResult(answer) ? RESULT_EVENTS[answer] : null;
  if (result && reached(status, result)) return [result];
  for (const step of OWN_STEPS[status] ?? []) {
    const next = reached(status, step);
    if (next === answer) return [step];
    if (next && result && reached(next, result)) return [step, result];
  }
  return [];
}
