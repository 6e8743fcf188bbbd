import { describe, expect, it } from 'vitest';
import { ISSUE_CODES, type IssueFacts, openIssues } from './open-issues.ts';

const GOOD: IssueFacts = {
  status: 'active',
  locationId: 4,
  hasSsn: true,
  hasAddress: true,
  hasPay: true,
  payrollFailed: false,
  i9Overdue: false,
  everifyNeedsAction: false,
  documents: ['valid', 'expires_soon'],
};

describe('The record of an employee', () => {
  it.each([
    ['complete', {}, []],
    ['without a location', { locationId: null }, [['missing_location', 'location_id']]],
    ['without a Social Security number', { hasSsn: false }, [['missing_ssn', 'ssn']]],
    ['without an address', { hasAddress: false }, [['missing_address', 'address_line_1']]],
    ['without pay', { hasPay: false }, [['missing_pay', 'pay_rate']]],
    ['that payroll refused', { payrollFailed: true }, [['payroll_failed', null]]],
    ['whose I-9 is late', { i9Overdue: true }, [['i9_overdue', null]]],
    ['whose case needs action', { everifyNeedsAction: true }, [['everify_needs_action', null]]],
    ['with an expired document', { documents: ['valid', 'expired'] }, [['document_expired', null]]],
  ] as const)('%s has its open issues [EMP-007]', (_case, change, expected) => {
    expect(openIssues({ ...GOOD, ...change }).map(({ code, field }) => [code, field])).toEqual(expected);
  });

  it('of somebody who left has none, and of somebody suspended still has them [EMP-007, EMP-027]', () => {
    const bad: IssueFacts = {
      status: 'suspended',
      locationId: null,
      hasSsn: false,
      hasAddress: false,
      hasPay: false,
      payrollFailed: true,
      i9Overdue: true,
      everifyNeedsAction: true,
      documents: ['expired'],
    };
    expect(openIssues(bad).map(({ code }) => code)).toEqual([...ISSUE_CODES]);
    expect(openIssues({ ...bad, status: 'terminated' })).toEqual([]);
  });
});
