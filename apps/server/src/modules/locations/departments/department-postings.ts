// The port through which departments reach postings, which belong to a later room.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface PostingsOfDepartment {
  /** Closed postings leave the department; returns which. */
  leave(tx: Transaction, companyId: number, departmentId: number): Promise<number[]>;
  putBack(tx: Transaction, companyId: number, departmentId: number, positionIds: readonly number[]): Promise<void>;
}
