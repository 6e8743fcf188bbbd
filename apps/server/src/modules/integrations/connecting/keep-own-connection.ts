// What a company connects on a page of its own, such as E-Verify accounts: the integration is active while one of them is.
import type { IntegrationNickname } from '@onward/domain/integrations/nicknames';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockOrCreate } from '../integrations.queries.ts';
import { activateRow, moveRow } from '../move-integration.ts';

export async function keepOwnConnection(
  tx: Transaction,
  companyId: number,
  nickname: IntegrationNickname,
  { isActive, now }: { isActive: boolean; now: Date },
): Promise<void> {
  const row = await lockOrCreate(tx, companyId, nickname);
  if (isActive === (row.status === 'active')) return;
  if (isActive) await activateRow(tx, row, now, { connected_at: now });
  else await moveRow(tx, row, 'disconnect', { now, set: { connected_at: null } });
}
