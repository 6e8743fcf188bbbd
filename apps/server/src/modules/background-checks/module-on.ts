// Whether the company has background checks, for what happens without a signed-in user: links of applicants and rules.
import type { FunctionModule } from '@onward/domain/company/modules';
import type { Transaction } from '../../platform/database/transaction.ts';

const MODULE: FunctionModule = 'background_check';

export async function isModuleOn(tx: Transaction, companyId: number): Promise<boolean> {
  const found = await tx.prepared(
    'checks_module',
    'select from company_modules where company_id = $1 and module = $2',
    [companyId, MODULE],
  );
  return found.length > 0;
}
