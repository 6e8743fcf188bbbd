// The onboarding processes of a company, with their modules.
import type { ProcessModule } from '@onward/domain/onboarding/processes';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ProcessRow {
  company_id: number;
  id: number;
  name: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export type ModuleRow = ProcessModule & { id: number };

export async function findProcess(tx: Transaction, companyId: number, id: number): Promise<ProcessRow | undefined> {
  const [row] = await tx.prepared<ProcessRow & Record<string, unknown>>(
    'onboarding_process',
    `select company_id, id, name, version, created_at, updated_at from company_onboarding_processes
     where company_id = $1 and id = $2 and deleted_at is null`,
    [companyId, id],
  );
  return row;
}

export const listModules = (tx: Transaction, companyId: number, processId: number): Promise<ModuleRow[]> =>
  tx.prepared<ModuleRow & Record<string, unknown>>(
    'onboarding_modules',
    `select id, sequence, module_type, name, description, requirement, config, actions
     from company_onboarding_modules where company_id = $1 and process_id = $2 order by sequence`,
    [companyId, processId],
  );
