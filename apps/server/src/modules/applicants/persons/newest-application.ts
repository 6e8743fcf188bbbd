// The conversation with a person is about their newest application (MSG-002). The messages room keeps that up, and comes
// later: what adds an application to a person, moves it to another posting or removes it calls this port.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Port } from '../../../platform/port.ts';

export interface ApplicationsChanged {
  companyId: number;
  personIds: readonly number[];
  /** Applications that are about to be deleted and do not count any more. */
  leaving?: readonly number[];
}

export type FollowApplications = (tx: Transaction, changed: ApplicationsChanged) => Promise<void>;

export const conversationsFollow = new Port<FollowApplications>('conversations follow applications');

export async function followNewest(tx: Transaction, changed: ApplicationsChanged): Promise<void> {
  if (changed.personIds.length > 0) await conversationsFollow.get()(tx, changed);
}
