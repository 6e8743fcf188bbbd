import { describe, expect, it } from 'vitest';
import { APPLICANT_STATUSES, type ApplicantStatus } from '../statuses.ts';
import { skipReason } from './availability.ts';
import { ACTIONS, type ActionName } from './codes.ts';

const applicant = (status: ApplicantStatus, hasEmployee = false) => ({
  status,
  hasEmployee,
  stageType: 'custom' as const,
  stageStatus: null,
  openApplications: 1,
  rejectedApplications: 0,
  doNotRehire: false,
});

/** Who is skipped, by status; what is not listed changes everybody. */
const SKIPPED: Partial<Record<ActionName, Partial<Record<ApplicantStatus, string>>>> = {
  move_to_stage: { inactive: 'inactive' },
  move_to_position: { inactive: 'inactive' },
  reject: { rejected: 'already_rejected', inactive: 'inactive' },
  reject_applicant: { rejected: 'already_rejected', inactive: 'inactive' },
  un_reject: { in_progress: 'not_rejected', hired: 'not_rejected', inactive: 'inactive' },
  unreject_applicant: { in_progress: 'not_rejected', hired: 'not_rejected', inactive: 'inactive' },
  mark_hired: { hired: 'not_in_progress', rejected: 'not_in_progress', inactive: 'inactive' },
  mark_not_hired: { in_progress: 'not_hired', rejected: 'not_hired', inactive: 'inactive' },
  send_signing_request: { hired: 'not_in_progress', rejected: 'not_in_progress', inactive: 'inactive' },
  order_background_check: { hired: 'not_in_progress', rejected: 'not_in_progress', inactive: 'inactive' },
  mark_inactive: { hired: 'not_in_progress', rejected: 'not_in_progress', inactive: 'inactive' },
};

describe('Of a mixed selection', () => {
  it.each(ACTIONS.flatMap((action) => APPLICANT_STATUSES.map((status) => [action, status] as const)))(
    '%s skips who is %s only where their status forbids it [APP-003, APP-022]',
    (action, status) => {
      expect(skipReason(action, applicant(status))).toBe(SKIPPED[action]?.[status] ?? null);
    },
  );

  it('only what leads to a job skips who is not to be hired again [AHD-023]', () => {
    const flagged = { ...applicant('in_progress'), doNotRehire: true };
    const skipping = ACTIONS.filter((action) => skipReason(action, flagged) === 'do_not_rehire');
    expect(skipping).toEqual(['move_to_position', 'mark_hired']);
  });

  it('onboarding skips who has an employee record already [APP-028]', () => {
    expect(skipReason('start_onboarding', applicant('hired', true))).toBe('has_employee');
    expect(skipReason('start_onboarding', applicant('hired'))).toBeNull();
  });
});
