// Protects employees while the government has not decided about them.
import type { EmployeeEvent } from '../employees/statuses.ts';
import { type CaseStatus, isInterim } from './case-states.ts';

export type EmploymentDecision = { allowed: true } | { allowed: false; reason: 'case_undecided' };

/** Nobody is suspended or dismissed for an open case. For another reason they can be, but it must be written down. */
export function decideEmploymentChange(
  status: CaseStatus | null,
  event: EmployeeEvent,
  otherReason: string | null,
): EmploymentDecision {
  const isProtected = event !== 'reinstate' && status !== null && isInterim(status);
  return isProtected && !otherReason?.trim() ? { allowed: false, reason: 'case_undecided' } : { allowed: true };
}
