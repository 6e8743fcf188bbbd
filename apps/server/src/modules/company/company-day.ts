// Which day it is where the company is, for the names of files.
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { Transaction } from '../../platform/database/transaction.ts';

export async function companyDay(tx: Transaction, companyId: number, moment: Date): Promise<string> {
  const [row] = await tx.prepared<{ time_zone: string }>(
    'company_time_zone',
    'select time_zone from companies where id = $1',
    [companyId],
  );
  return dayIn(moment, row?.time_zone ?? 'UTC');
}
