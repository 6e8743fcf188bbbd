// What is missing or wrong in an employee's record, each with the field that fixes it (EMP-007).
import type { ExpiryState } from './document-expiry.ts';
import type { InformationGroup } from './information.ts';
import { type EmployeeStatus, isReadOnly } from './statuses.ts';

export const ISSUE_CODES = [
  'missing_location',
  'missing_ssn',
  'missing_address',
  'missing_pay',
  'payroll_failed',
  'i9_overdue',
  'everify_needs_action',
  'document_expired',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

export interface OpenIssue {
  code: IssueCode;
  /** Where it is fixed; null when that is another page. */
  group: InformationGroup | null;
  field: string | null;
}

export interface IssueFacts {
  status: EmployeeStatus;
  locationId: number | null;
  hasSsn: boolean;
  hasAddress: boolean;
  hasPay: boolean;
  payrollFailed: boolean;
  i9Overdue: boolean;
  everifyNeedsAction: boolean;
  documents: readonly ExpiryState[];
}

const issue = (code: IssueCode, group: InformationGroup | null = null, field: string | null = null): OpenIssue => ({
  code,
  group,
  field,
});

/** Nothing is open in the record of somebody who left. */
export function openIssues(facts: IssueFacts): OpenIssue[] {
  if (isReadOnly(facts.status)) return [];
  return [
    ...(facts.locationId === null ? [issue('missing_location', 'work_location', 'location_id')] : []),
    ...(facts.hasSsn ? [] : [issue('missing_ssn', 'basic_information', 'ssn')]),
    ...(facts.hasAddress ? [] : [issue('missing_address', 'address', 'address_line_1')]),
    ...(facts.hasPay ? [] : [issue('missing_pay', 'compensation', 'pay_rate')]),
    ...(facts.payrollFailed ? [issue('payroll_failed')] : []),
    ...(facts.i9Overdue ? [issue('i9_overdue')] : []),
    ...(facts.everifyNeedsAction ? [issue('everify_needs_action')] : []),
    ...(facts.documents.includes('expired') ? [issue('document_expired')] : []),
  ];
}
