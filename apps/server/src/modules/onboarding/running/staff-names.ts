// The name of a staff member, as employees and signers see it.
import type { Transaction } from '../../../platform/database/transaction.ts';

export async function staffNameOf(tx: Transaction, companyId: number, staffId: number | null): Promise<string | null> {
  if (staffId === null) return null;
  const [row] = await tx.prepared<{ name: string }>(
    'onboarding_staff_name',
    'select name from company_staffs where company_id = $1 and id = $2',
    [companyId, staffId],
  );
  return row?.name ?? null;
}
