// Forms whose file still has to be written.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Jobs that are merely late are not repeated. */
const LATE_SECONDS = 5 * SECONDS.minute;

export async function listUnfiled(tx: Transaction, now: Date): Promise<{ company_id: number; id: number }[]> {
  const { rows } = await tx.client.query<{ company_id: number; id: number }>(
    `select company_id, id from employee_onboarding_actions where is_unfiled and completed_at < $1
     order by completed_at limit 500`,
    [addSeconds(now, -LATE_SECONDS)],
  );
  return rows;
}

export async function findSignedFrom(tx: Transaction, companyId: number, id: number): Promise<string> {
  const { rows } = await tx.client.query<{ signed_from: string | null }>(
    'select signed_from from employee_onboarding_actions where company_id = $1 and id = $2',
    [companyId, id],
  );
  return rows[0]?.signed_from ?? '';
}
