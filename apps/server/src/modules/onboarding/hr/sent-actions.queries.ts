// The action that a payroll transfer belongs to.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface SentAction {
  id: number;
  process_id: number;
  employee_id: number;
}

/** In the onboarding that counts now. */
export async function findActionOfTransfer(
  tx: Transaction,
  companyId: number,
  transferId: number,
): Promise<SentAction | undefined> {
  const { rows } = await tx.client.query<SentAction>(
    `select a.id, a.process_id, o.employee_id from payroll_transfers t
     join employee_onboarding_processes o on o.company_id = t.company_id and o.employee_id = t.employee_id
       and o.ended_at is null
     join employee_onboarding_actions a on a.company_id = o.company_id and a.process_id = o.id
       and a.payroll_transfer_id = t.id
     where t.company_id = $1 and t.id = $2`,
    [companyId, transferId],
  );
  return rows[0];
}
