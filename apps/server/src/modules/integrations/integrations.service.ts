// What other rooms may use: calls to Checkr, the account's packages, and its events.
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import type { IntegrationNickname } from '@onward/domain/integrations/nicknames';
import type { IntegrationStatus } from '@onward/domain/integrations/states';
import type { Transaction } from '../../platform/database/transaction.ts';
import { findByNickname } from './integrations.queries.ts';

export { problemBehind, refreshCheckrPackages, sealSecrets, withCheckr } from './call-checkr.ts';
export type { RunningWork } from './change-integration.ts';
export { listActive } from './integrations.queries.ts';
export { INTEGRATION_CHANGED } from './move-integration.ts';
export type { CompanyCheckrEvent, OnCheckrEvent } from './process-event.ts';

/** Whether one of these integrations of a company works right now. */
export async function isAnyActive(
  tx: Transaction,
  companyId: number,
  nicknames: readonly IntegrationNickname[],
): Promise<boolean> {
  const found = await Promise.all(nicknames.map((nickname) => findByNickname(tx, companyId, nickname)));
  return found.some((row) => row?.status === 'active');
}

export interface CheckrState {
  id: number | null;
  status: IntegrationStatus;
  packages: CheckPackage[];
  /** For new locations. */
  defaultPackage: string | null;
}

export async function readCheckrState(tx: Transaction, companyId: number): Promise<CheckrState> {
  const row = await findByNickname(tx, companyId, 'checkr');
  return {
    id: row?.id ?? null,
    status: row?.status ?? 'not_connected',
    packages: row?.target.company_checker_packages ?? [],
    defaultPackage: row?.config.default_package ?? null,
  };
}
