// The conversation with a person is about their newest application (MSG-002). The messages room maintains that and
// comes later, so code that adds, moves, or removes an application of a person calls this port.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Port } from '../../../platform/port.ts';

export interface ApplicationsChanged {
  companyId: number;
  personIds: readonly number[];
  /** Applications that are about to be deleted and no longer count. */
  leaving?: readonly number[];
}

export type FollowApplications = (tx: Transaction, changed: ApplicationsChanged) => Promise<void>;

export const conversationsFollow = new Port<FollowApplications>('conversations follow applications');

export async function followNewest(tx: Transaction, changed: ApplicationsChanged): Promise<void> {
  if (changed.personIds.length > 0) await conversationsFollow.get()(tx, changed);
}
