import { describe, expect, it } from 'vitest';
import { eventsToward } from './case-answers.ts';
import { CASE_STATUSES, type CaseStatus, moveCase } from './case-states.ts';

describe('An answer of the government', () => {
  it.each([
    ['DRAFT', 'QUEUED', ['submit']],
    ['DRAFT', 'PHOTO_MATCH', ['submit', 'result_photo']],
    ['SUBMISSION_FAILED', 'EMPLOYMENT_AUTHORIZED', ['submit', 'result_authorized']],
    ['QUEUED', 'PENDING_REFERRAL', ['result_mismatch']],
    ['UNCONFIRMED_DATA', 'QUEUED', ['confirm_data']],
    ['PHOTO_MATCH', 'EMPLOYMENT_AUTHORIZED', ['photo_matches']],
    ['PHOTO_MATCH', 'PENDING_REFERRAL', ['photo_differs']],
    ['PHOTO_MATCH', 'SCAN_AND_UPLOAD', ['photo_missing']],
    ['SCAN_AND_UPLOAD', 'MANUAL_REVIEW', ['upload_document']],
    ['PENDING_REFERRAL', 'REFERRED', ['refer']],
    ['PENDING_REFERRAL', 'CLOSED', ['decline']],
    ['FINAL_NONCONFIRMATION', 'CLOSED', ['close']],
  ] as const)('about a case that is %s says %s, which is %j [EVF-016, EVF-021]', (status, answer, events) => {
    expect(eventsToward(status, answer)).toEqual(events);
  });

  it.each([
    ['QUEUED', 'QUEUED', 'repeated'],
    ['REFERRED', 'PENDING_REFERRAL', 'late'],
    ['EMPLOYMENT_AUTHORIZED', 'MANUAL_REVIEW', 'late'],
    ['CLOSED', 'EMPLOYMENT_AUTHORIZED', 'late'],
    ['MANUAL_REVIEW', 'QUEUED', 'late'],
    ['REFERRED', 'CLOSED', 'impossible'],
    ['DRAFT', 'REFERRED', 'impossible'],
  ] as const)('about a case that is %s saying %s is %s and changes nothing [EVF-016]', (status, answer, _why) => {
    expect(eventsToward(status, answer)).toEqual([]);
  });

  it('always leads along the table to what it says [EVF-016]', () => {
    for (const status of CASE_STATUSES) {
      for (const answer of CASE_STATUSES) {
        const events = eventsToward(status, answer);
        const end = events.reduce<CaseStatus>((at, event) => {
          const move = moveCase(at, event);
          return move.allowed ? move.status : 'NOT_STARTED';
        }, status);
        expect([status, answer], `${status} ${answer}`).toContain(end);
      }
    }
  });
});
