// When applicants were last reminded, as recorded in their history.
import type { Transaction } from '../../../platform/database/transaction.ts';

/** An undone reminder does not count. */
export async function lastReminders(
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<Map<number, Date>> {
  const rows = await tx.prepared<{ application_id: number; action: string; created_at: Date }>(
    'careers_last_reminders',
    `select distinct on (application_id) application_id, action, created_at from application_histories
     where company_id = $1 and application_id = any($2::bigint[])
       and (action = 'reminder_sent' or (action = 'undone' and detail ->> 'action' = 'send_reminder'))
     order by application_id, id desc`,
    [companyId, applicationIds],
  );
  return new Map(
    rows
      .filter(({ action }) => action === 'reminder_sent')
      .map(({ application_id, created_at }) => [application_id, created_at]),
  );
}
