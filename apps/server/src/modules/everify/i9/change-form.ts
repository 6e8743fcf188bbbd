// A change of what a Form I-9 says: stored, and its PDF ordered anew.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { orderI9File } from '../pdf/order-i9-file.ts';
import { type I9Change, type I9Row, updateForm } from './forms.queries.ts';

export async function changeForm(tx: Transaction, form: I9Row, change: I9Change, now: Date): Promise<I9Row> {
  const after = await updateForm(tx, form, { ...change, is_unfiled: true }, now);
  await orderI9File(tx, after);
  return after;
}
