// The clock of a company: its time zone, and which day it is there.
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { Transaction } from '../../platform/database/transaction.ts';

export async function findCompanyZone(tx: Transaction, companyId: number): Promise<string> {
  const [row] = await tx.prepared<{ time_zone: string }>(
    'company_time_zone',
    'select time_zone from companies where id = $1',
    [companyId],
  );
  return row?.time_zone ?? 'UTC';
}

/** For the names of files. */
export const companyDay = async (tx: Transaction, companyId: number, moment: Date): Promise<string> =>
  dayIn(moment, await findCompanyZone(tx, companyId));
