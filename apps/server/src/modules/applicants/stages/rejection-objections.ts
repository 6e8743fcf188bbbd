// Later rooms can object to rejecting applicants, such as for a background check that nobody has decided about.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Port } from '../../../platform/port.ts';

/** The applicants who can't be rejected, each with the key of the reason within the `states` texts. */
export type ObjectToRejection = (
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
  /** What staff wrote down as the reason. */
  otherReason: string | null,
) => Promise<ReadonlyMap<number, string>>;

export const rejectionObjections = new Port<ObjectToRejection>('objections to rejections');
