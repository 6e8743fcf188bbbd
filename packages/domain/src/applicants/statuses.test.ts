import { describe, expect, it } from 'vitest';
import { APPLICANT_EVENTS, APPLICANT_STATUSES, type ApplicantStatus, decideApplicantEvent } from './statuses.ts';

/** The table of the requirement: from, event, to. Everything else is rejected. */
const TABLE: Record<string, ApplicantStatus> = {
  'in_progress mark_hired': 'hired',
  'in_progress reject': 'rejected',
  'hired reject': 'rejected',
  'in_progress mark_inactive': 'inactive',
  'hired mark_not_hired': 'in_progress',
  'rejected un_reject': 'in_progress',
  'inactive reactivate': 'in_progress',
  'inactive reapply': 'in_progress',
};

const pairs = APPLICANT_STATUSES.flatMap((status) => APPLICANT_EVENTS.map((event) => ({ status, event })));

describe('The status of an applicant', () => {
  it.each(pairs)('$status and $event lead where the table says, and nowhere else [APP-003]', ({ status, event }) => {
    const to = TABLE[`${status} ${event}`];
    expect(decideApplicantEvent(status, event)).toEqual(
      to ? { allowed: true, to } : { allowed: false, reason: 'wrong_applicant_status' },
    );
  });
});
