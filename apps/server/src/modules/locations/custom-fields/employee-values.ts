// The port through which custom fields reach the values in employee records, which belong to a later room.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface FieldValue {
  id: number;
  value: unknown;
}

export interface EmployeeFieldValues {
  /** Removes the values of a deleted field, and returns them. */
  remove(tx: Transaction, companyId: number, key: string): Promise<FieldValue[]>;
  /** Restores them where the record has no newer one. */
  putBack(tx: Transaction, companyId: number, key: string, values: readonly FieldValue[]): Promise<void>;
}
