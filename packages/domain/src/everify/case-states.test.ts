import { describe, expect, it } from 'vitest';
import {
  CASE_EVENTS,
  CASE_STATUSES,
  type CaseEvent,
  type CaseStatus,
  isCaseDone,
  isCaseResult,
  isInterim,
  isPolled,
  moveCase,
  RESULT_EVENTS,
  waitsForHr,
} from './case-states.ts';

/** Every pair that is allowed; all others are refused. */
const ALLOWED: [CaseStatus, CaseEvent, CaseStatus][] = [
  ['NOT_STARTED', 'open', 'DRAFT'],
  ['DRAFT', 'submit', 'QUEUED'],
  ['SUBMISSION_FAILED', 'submit', 'QUEUED'],
  ['DRAFT', 'refuse', 'SUBMISSION_FAILED'],
  ['SUBMISSION_FAILED', 'refuse', 'SUBMISSION_FAILED'],
  ['QUEUED', 'result_authorized', 'EMPLOYMENT_AUTHORIZED'],
  ['QUEUED', 'result_unconfirmed', 'UNCONFIRMED_DATA'],
  ['QUEUED', 'result_photo', 'PHOTO_MATCH'],
  ['QUEUED', 'result_upload', 'SCAN_AND_UPLOAD'],
  ['QUEUED', 'result_review', 'MANUAL_REVIEW'],
  ['QUEUED', 'result_mismatch', 'PENDING_REFERRAL'],
  ['QUEUED', 'result_resubmit', 'CLOSE_CASE_AND_RESUBMIT'],
  ['UNCONFIRMED_DATA', 'confirm_data', 'QUEUED'],
  ['PHOTO_MATCH', 'photo_matches', 'EMPLOYMENT_AUTHORIZED'],
  ['PHOTO_MATCH', 'photo_differs', 'PENDING_REFERRAL'],
  ['PHOTO_MATCH', 'photo_missing', 'SCAN_AND_UPLOAD'],
  ['SCAN_AND_UPLOAD', 'upload_document', 'MANUAL_REVIEW'],
  ['MANUAL_REVIEW', 'result_authorized', 'EMPLOYMENT_AUTHORIZED'],
  ['MANUAL_REVIEW', 'result_mismatch', 'PENDING_REFERRAL'],
  ['MANUAL_REVIEW', 'result_final', 'FINAL_NONCONFIRMATION'],
  ['PENDING_REFERRAL', 'refer', 'REFERRED'],
  ['PENDING_REFERRAL', 'decline', 'CLOSED'],
  ['REFERRED', 'result_authorized', 'EMPLOYMENT_AUTHORIZED'],
  ['REFERRED', 'result_final', 'FINAL_NONCONFIRMATION'],
  ['REFERRED', 'result_review', 'MANUAL_REVIEW'],
  ['REFERRED', 'result_resubmit', 'CLOSE_CASE_AND_RESUBMIT'],
  ['DRAFT', 'close', 'CLOSED'],
  ['SUBMISSION_FAILED', 'close', 'CLOSED'],
  ['CLOSE_CASE_AND_RESUBMIT', 'close', 'CLOSED'],
  ['EMPLOYMENT_AUTHORIZED', 'close', 'CLOSED'],
  ['FINAL_NONCONFIRMATION', 'close', 'CLOSED'],
];

const PAIRS = CASE_STATUSES.flatMap((status) =>
  CASE_EVENTS.map((event): [CaseStatus, CaseEvent, CaseStatus | null] => [
    status,
    event,
    ALLOWED.find(([from, by]) => from === status && by === event)?.[2] ?? null,
  ]),
);

describe('An E-Verify case', () => {
  it.each(PAIRS)('that is %s and meets %s becomes %s [EVF-015, EVF-016]', (status, event, next) => {
    expect(moveCase(status, event)).toEqual(
      next === null ? { allowed: false, reason: status } : { allowed: true, status: next },
    );
  });

  it('is asked about while the government works on it [EVF-021]', () => {
    expect(CASE_STATUSES.filter(isPolled)).toEqual(['MANUAL_REVIEW', 'REFERRED', 'QUEUED']);
  });

  it('waits for HR, for the government, or for nobody [EVF-019, EVF-020]', () => {
    for (const status of CASE_STATUSES) {
      expect([waitsForHr(status), isPolled(status), isCaseDone(status)].filter(Boolean), status).toHaveLength(1);
    }
  });

  it('protects the employee from the first answer to the last [EVF-019]', () => {
    expect(CASE_STATUSES.filter(isInterim)).toEqual([
      'UNCONFIRMED_DATA',
      'PHOTO_MATCH',
      'SCAN_AND_UPLOAD',
      'MANUAL_REVIEW',
      'PENDING_REFERRAL',
      'REFERRED',
      'QUEUED',
    ]);
  });

  it('takes only answers that are results [EVF-016]', () => {
    expect(CASE_STATUSES.filter(isCaseResult).sort()).toEqual(Object.keys(RESULT_EVENTS).sort());
    expect(isCaseResult('constructor')).toBe(false);
  });
});
