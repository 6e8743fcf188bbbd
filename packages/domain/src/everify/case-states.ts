// The states of an E-Verify case and the events that change them (EVF-015, EVF-016). The government answers with a status of
// its own; whether a case may take it on is decided here, so that late and repeated answers change nothing.

export const CASE_STATUSES = [
  'NOT_STARTED',
  'DRAFT',
  'SUBMISSION_FAILED',
  'UNCONFIRMED_DATA',
  'PHOTO_MATCH',
  'SCAN_AND_UPLOAD',
  'MANUAL_REVIEW',
  'PENDING_REFERRAL',
  'REFERRED',
  'QUEUED',
  'FINAL_NONCONFIRMATION',
  'CLOSE_CASE_AND_RESUBMIT',
  'EMPLOYMENT_AUTHORIZED',
  'CLOSED',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const CASE_EVENTS = [
  'open',
  'submit',
  'refuse',
  'confirm_data',
  'photo_matches',
  'photo_differs',
  'photo_missing',
  'upload_document',
  'refer',
  'decline',
  'close',
  'result_authorized',
  'result_unconfirmed',
  'result_photo',
  'result_upload',
  'result_review',
  'result_mismatch',
  'result_final',
  'result_resubmit',
] as const;
export type CaseEvent = (typeof CASE_EVENTS)[number];

/** What the government can answer, as the event of our table. */
export const RESULT_EVENTS = {
  EMPLOYMENT_AUTHORIZED: 'result_authorized',
  UNCONFIRMED_DATA: 'result_unconfirmed',
  PHOTO_MATCH: 'result_photo',
  SCAN_AND_UPLOAD: 'result_upload',
  MANUAL_REVIEW: 'result_review',
  PENDING_REFERRAL: 'result_mismatch',
  FINAL_NONCONFIRMATION: 'result_final',
  CLOSE_CASE_AND_RESUBMIT: 'result_resubmit',
} as const satisfies Partial<Record<CaseStatus, CaseEvent>>;
export type CaseResult = keyof typeof RESULT_EVENTS;

export const isCaseResult = (status: string): status is CaseResult => Object.hasOwn(RESULT_EVENTS, status);

const MOVES: Record<CaseEvent, Partial<Record<CaseStatus, CaseStatus>>> = {
  open: { NOT_STARTED: 'DRAFT' },
  submit: { DRAFT: 'QUEUED', SUBMISSION_FAILED: 'QUEUED' },
  refuse: { DRAFT: 'SUBMISSION_FAILED', SUBMISSION_FAILED: 'SUBMISSION_FAILED' },
  confirm_data: { UNCONFIRMED_DATA: 'QUEUED' },
  photo_matches: { PHOTO_MATCH: 'EMPLOYMENT_AUTHORIZED' },
  photo_differs: { PHOTO_MATCH: 'PENDING_REFERRAL' },
  // Without a photo to compare, the government looks at the document itself.
  photo_missing: { PHOTO_MATCH: 'SCAN_AND_UPLOAD' },
  upload_document: { SCAN_AND_UPLOAD: 'MANUAL_REVIEW' },
  refer: { PENDING_REFERRAL: 'REFERRED' },
  decline: { PENDING_REFERRAL: 'CLOSED' },
  close: {
    DRAFT: 'CLOSED',
    SUBMISSION_FAILED: 'CLOSED',
    CLOSE_CASE_AND_RESUBMIT: 'CLOSED',
    EMPLOYMENT_AUTHORIZED: 'CLOSED',
    FINAL_NONCONFIRMATION: 'CLOSED',
  },
  result_authorized: {
    QUEUED: 'EMPLOYMENT_AUTHORIZED',
    MANUAL_REVIEW: 'EMPLOYMENT_AUTHORIZED',
    REFERRED: 'EMPLOYMENT_AUTHORIZED',
  },
  result_unconfirmed: { QUEUED: 'UNCONFIRMED_DATA' },
  result_photo: { QUEUED: 'PHOTO_MATCH' },
  result_upload: { QUEUED: 'SCAN_AND_UPLOAD' },
  result_review: { QUEUED: 'MANUAL_REVIEW', REFERRED: 'MANUAL_REVIEW' },
  result_mismatch: { QUEUED: 'PENDING_REFERRAL', MANUAL_REVIEW: 'PENDING_REFERRAL' },
  result_final: { MANUAL_REVIEW: 'FINAL_NONCONFIRMATION', REFERRED: 'FINAL_NONCONFIRMATION' },
  result_resubmit: { QUEUED: 'CLOSE_CASE_AND_RESUBMIT', REFERRED: 'CLOSE_CASE_AND_RESUBMIT' },
};

export type CaseMove = { allowed: true; status: CaseStatus } | { allowed: false; reason: CaseStatus };

/** The reason of a refusal is the state that doesn't allow the event. */
export function moveCase(status: CaseStatus, event: CaseEvent): CaseMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** The government is asked again and again. */
export const isPolled = (status: CaseStatus): boolean =>
  status === 'QUEUED' || status === 'REFERRED' || status === 'MANUAL_REVIEW';

const WAITING_FOR_HR: readonly CaseStatus[] = [
  'NOT_STARTED',
  'DRAFT',
  'SUBMISSION_FAILED',
  'UNCONFIRMED_DATA',
  'PHOTO_MATCH',
  'SCAN_AND_UPLOAD',
  'PENDING_REFERRAL',
  'FINAL_NONCONFIRMATION',
  'CLOSE_CASE_AND_RESUBMIT',
];

/** Puts the employee among those who need attention (EVF-019). */
export const waitsForHr = (status: CaseStatus): boolean => WAITING_FOR_HR.includes(status);

/** The step of onboarding is done (EVF-020). */
export const isCaseDone = (status: CaseStatus): boolean => status === 'EMPLOYMENT_AUTHORIZED' || status === 'CLOSED';

const INTERIM: readonly CaseStatus[] = [
  'QUEUED',
  'UNCONFIRMED_DATA',
  'PHOTO_MATCH',
  'SCAN_AND_UPLOAD',
  'MANUAL_REVIEW',
  'PENDING_REFERRAL',
  'REFERRED',
];

/** Nobody may be suspended or dismissed for the case while the government has not decided. */
export const isInterim = (status: CaseStatus): boolean => INTERIM.includes(status);
