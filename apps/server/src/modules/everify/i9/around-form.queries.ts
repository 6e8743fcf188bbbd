// What a Form I-9 shows from other rooms.
import type { Transaction } from '../../../platform/database/transaction.ts';

/** The onboarding in which sections are filled in; null when none is running. */
export async function findRunningProcess(
  tx: Transaction,
  companyId: number,
  employeeId: number,
): Promise<string | null> {
  const [row] = await tx.prepared<{ digest_key: string }>(
    'i9_running_process',
    `select digest_key from employee_onboarding_processes
     where company_id = $1 and employee_id = $2 and ended_at is null`,
    [companyId, employeeId],
  );
  return row?.digest_key ?? null;
}

export async function findStaffName(tx: Transaction, companyId: number, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await tx.prepared<{ name: string }>(
    'i9_staff_name',
    'select name from company_staffs where company_id = $1 and id = $2',
    [companyId, id],
  );
  return row?.name ?? null;
}
