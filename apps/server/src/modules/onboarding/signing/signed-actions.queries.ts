// Actions whose documents are signed together.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface SignedAction {
  id: number;
  employee_id: number;
  attachment_id: number | null;
}

/** Locked, so that a file is kept once; the newest onboarding first. */
export async function listActionsOfRequest(
  tx: Transaction,
  companyId: number,
  requestId: number,
): Promise<SignedAction[]> {
  const { rows } = await tx.client.query<SignedAction>(
    `select a.id, o.employee_id, a.attachment_id from employee_onboarding_actions a
     join employee_onboarding_processes o on o.company_id = a.company_id and o.id = a.process_id
     where a.company_id = $1 and a.signing_request_id = $2 order by o.id desc, a.sequence for no key update of a`,
    [companyId, requestId],
  );
  return rows;
}
