// Objects to suspending and dismissing employees while the government has not decided about them.
import { decideEmploymentChange } from '@onward/domain/everify/interim-cases';
import type { ObjectToEmploymentChange } from '../../employees/employees.service.ts';
import { findNewestStatus } from './cases.queries.ts';

export const objectToEnding: ObjectToEmploymentChange = async (tx, { companyId, employeeId, event, otherReason }) => {
  const status = await findNewestStatus(tx, companyId, employeeId);
  const decision = decideEmploymentChange(status, event, otherReason);
  return decision.allowed ? null : `everify_${decision.reason}`;
};
