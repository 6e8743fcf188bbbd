// The modules of an onboarding with their actions, in order.
import type { Transaction } from '../../../platform/database/transaction.ts';
import * as runs from './runs.queries.ts';

export interface LoadedModule extends runs.RunModuleRow {
  actions: runs.RunActionRow[];
}

export async function loadModules(tx: Transaction, companyId: number, runId: number): Promise<LoadedModule[]> {
  const [modules, actions] = await tx.inOnePacket(() =>
    Promise.all([runs.listRunModules(tx, companyId, runId), runs.listRunActions(tx, companyId, runId)]),
  );
  return modules.map((module) => ({
    ...module,
    actions: actions.filter(({ module_id }) => module_id === module.id),
  }));
}
