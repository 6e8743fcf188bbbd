import { describe, expect, it } from 'vitest';
import {
  CLOSURE_REASONS,
  caseDeadline,
  caseDueOn,
  closedResult,
  closureProblem,
  closureReasons,
  contactDueOn,
  decisionDueOn,
  delayProblem,
  duplicateProblem,
  endOfEmployment,
  isCaseNumber,
  pollDelayMinutes,
  referralProblem,
} from './case-rules.ts';
import { CASE_STATUSES, moveCase } from './case-states.ts';

describe('The clock of a case', () => {
  it.each([
    ['2026-11-16', '2026-11-19', 'a Monday'],
    ['2026-11-19', '2026-11-24', 'over a weekend'],
    ['2026-11-24', '2026-11-30', 'over Thanksgiving and a weekend'],
    ['2026-11-09', '2026-11-13', 'over Veterans Day'],
    ['2026-12-30', '2027-01-05', 'over the end of the year'],
    ['2027-07-02', '2027-07-08', 'over a holiday that is observed on Monday'],
    ['2026-11-21', '2026-11-25', 'starting on a Saturday'],
  ])('from %s ends on %s, %s [EVF-019, AHD-011]', (firstDay, due) => {
    expect(caseDueOn(firstDay)).toBe(due);
  });

  it('gives ten federal working days to decide, and eight to contact the government [EVF-019]', () => {
    expect(decisionDueOn('2026-11-18')).toBe('2026-12-03');
    expect(contactDueOn('2026-12-18')).toBe('2026-12-31');
  });

  it('runs for the step that is next [EVF-019]', () => {
    const facts = { firstDay: '2026-11-16', mismatchOn: '2026-11-18', referredOn: '2026-11-20' };
    const dues = Object.fromEntries(CASE_STATUSES.map((status) => [status, caseDeadline({ status, ...facts })]));
    expect(dues).toEqual({
      NOT_STARTED: '2026-11-19',
      DRAFT: '2026-11-19',
      SUBMISSION_FAILED: '2026-11-19',
      UNCONFIRMED_DATA: '2026-11-19',
      PHOTO_MATCH: '2026-11-19',
      SCAN_AND_UPLOAD: '2026-11-19',
      PENDING_REFERRAL: '2026-12-03',
      REFERRED: '2026-12-03',
      MANUAL_REVIEW: null,
      QUEUED: null,
      FINAL_NONCONFIRMATION: null,
      CLOSE_CASE_AND_RESUBMIT: null,
      EMPLOYMENT_AUTHORIZED: null,
      CLOSED: null,
    });
    expect(caseDeadline({ ...facts, status: 'PENDING_REFERRAL', mismatchOn: null })).toBeNull();
    expect(caseDeadline({ ...facts, status: 'REFERRED', referredOn: null })).toBeNull();
  });
});

describe('A late case', () => {
  it.each([
    ['2026-11-19', null, null, null],
    ['2026-11-20', null, null, 'delay_reason_required'],
    ['2026-11-20', 'technical_problems', null, null],
    ['2026-11-20', 'other', ' ', 'delay_text_required'],
    ['2026-11-20', 'other', 'The "system" was down', 'delay_text_quotes'],
    ['2026-11-20', 'other', 'The line was down', null],
  ] as const)('on %s for %s with %j is refused as %s [EVF-018]', (today, reason, text, problem) => {
    expect(delayProblem('2026-11-16', today, { reason, text })).toBe(problem);
  });
});

describe('A second case', () => {
  it('is blocked by an open one, and needs a reason within a year [EVF-018]', () => {
    const open = { status: 'REFERRED', createdOn: '2020-01-01' } as const;
    const recent = { status: 'CLOSED', createdOn: '2025-11-19' } as const;
    const old = { status: 'CLOSED', createdOn: '2025-11-18' } as const;
    expect(duplicateProblem([old], '2026-11-18', null)).toBeNull();
    expect(duplicateProblem([old, recent], '2026-11-18', null)).toBe('duplicate_reason_required');
    expect(duplicateProblem([recent], '2026-11-18', 'rehired')).toBeNull();
    expect(duplicateProblem([recent, open], '2026-11-18', 'rehired')).toBe('case_open');
  });
});

describe('Closing a case', () => {
  it('says whether the employment is over or may be ended [EVF-019]', () => {
    expect(CLOSURE_REASONS.filter((reason) => endOfEmployment(reason) === 'ended')).toEqual([
      'terminated_for_final_nonconfirmation',
      'quit_or_terminated_otherwise',
    ]);
    expect(CLOSURE_REASONS.filter((reason) => endOfEmployment(reason) === 'allowed')).toEqual(['did_not_contest']);
  });

  it('offers reasons exactly where the table lets it end [EVF-016]', () => {
    for (const status of CASE_STATUSES) {
      const ends = moveCase(status, 'close').allowed || moveCase(status, 'decline').allowed;
      expect(closureReasons(status).length > 0, status).toBe(ends);
    }
  });

  it('wants words where the law does [EVF-016]', () => {
    expect(closureProblem('FINAL_NONCONFIRMATION', 'continues_after_final_nonconfirmation', ' ')).toBe('text_required');
    expect(closureProblem('FINAL_NONCONFIRMATION', 'continues_after_final_nonconfirmation', 'Appeal')).toBeNull();
    expect(closureProblem('FINAL_NONCONFIRMATION', 'terminated_for_final_nonconfirmation', null)).toBeNull();
    expect(closureProblem('FINAL_NONCONFIRMATION', 'employment_authorized', null)).toBe('reason_not_offered');
    expect(closureProblem('REFERRED', 'other', 'x')).toBe('reason_not_offered');
  });

  it('keeps what came of it [EVF-015]', () => {
    expect(CLOSURE_REASONS.map(closedResult)).toEqual([
      'authorized',
      'nonconfirmation',
      'nonconfirmation',
      'nonconfirmation',
      ...Array.from({ length: 6 }, () => 'other'),
    ]);
  });
});

describe('A referral', () => {
  it('comes after the private notice was given and signed [EVF-018]', () => {
    expect(referralProblem({ given: false, signed: true })).toBe('notice_not_given');
    expect(referralProblem({ given: true, signed: false })).toBe('notice_not_signed');
    expect(referralProblem({ given: true, signed: true })).toBeNull();
  });
});

describe('Asking the government', () => {
  it('waits 15 minutes, and longer while it does not answer [EVF-021]', () => {
    expect([0, 1, 2, 3, 4, 50].map(pollDelayMinutes)).toEqual([15, 30, 60, 120, 240, 240]);
  });

  it('knows the form of a case number [EVF-017]', () => {
    expect(isCaseNumber('2026323482085KD')).toBe(true);
    expect(isCaseNumber('2026323482085K')).toBe(false);
  });
});
