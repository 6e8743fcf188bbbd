// The states of one employee's Form I-9 and the events that change them. What was signed is never taken back: later changes
// are corrections and supplements that are added to the form.

export const I9_STATUSES = ['section1_open', 'section2_open', 'receipt_open', 'complete', 'purged'] as const;
export type I9Status = (typeof I9_STATUSES)[number];

export const I9_EVENTS = [
  'sign_section1',
  'return_section1',
  'sign_section2',
  'sign_section2_with_receipt',
  'replace_receipt',
  'correct',
  'reverify',
  'rehire',
  'purge',
] as const;
export type I9Event = (typeof I9_EVENTS)[number];

const MOVES: Record<I9Event, Partial<Record<I9Status, I9Status>>> = {
  // A section that is signed again is compared with what was signed before; the differences become corrections.
  sign_section1: {
    section1_open: 'section2_open',
    section2_open: 'section2_open',
    receipt_open: 'receipt_open',
    complete: 'complete',
  },
  return_section1: { section2_open: 'section1_open' },
  sign_section2: { section2_open: 'complete', receipt_open: 'complete', complete: 'complete' },
  sign_section2_with_receipt: {
    section2_open: 'receipt_open',
    receipt_open: 'receipt_open',
    complete: 'receipt_open',
  },
  replace_receipt: { receipt_open: 'complete' },
  correct: { section2_open: 'section2_open', receipt_open: 'receipt_open', complete: 'complete' },
  reverify: { complete: 'complete' },
  rehire: { complete: 'complete' },
  purge: { section1_open: 'purged', section2_open: 'purged', receipt_open: 'purged', complete: 'purged' },
};

export type I9Move = { allowed: true; status: I9Status } | { allowed: false; reason: I9Status };

/** The reason of a refusal is the state that doesn't allow the event. */
export function moveI9(status: I9Status, event: I9Event): I9Move {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

export const isSection2Signed = (status: I9Status): boolean => status === 'receipt_open' || status === 'complete';
