// Objects to rejecting applicants for a finding that nobody has decided about, unless another reason is written down
// (AHD-012).
import { decideRejectionForCheck } from '@onward/domain/background-checks/states';
import type { ObjectToRejection } from '../applicants/applicants.service.ts';
import * as checks from './checks.queries.ts';

export const objectToRejection: ObjectToRejection = async (tx, companyId, applicationIds, otherReason) => {
  const open = await checks.listOpen(tx, companyId, applicationIds);
  return new Map(
    open.flatMap(({ application_id, status }) => {
      const decision = decideRejectionForCheck(status, otherReason);
      return decision.allowed ? [] : [[application_id, `checks.${decision.reason}`] as const];
    }),
  );
};
