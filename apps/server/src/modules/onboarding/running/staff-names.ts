// The name of a staff member, as employees and signers see it.
import type { CompanyAccess } from '../../../platform/access/access.ts';
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

/** Who signs for the company signs with the name of the account, whatever the request says. */
export const signerNameOf = async (
  tx: Transaction,
  { companyId, staffId, email }: Pick<CompanyAccess, 'companyId' | 'staffId' | 'email'>,
): Promise<string> => (await staffNameOf(tx, companyId, staffId))?.trim() || email;
