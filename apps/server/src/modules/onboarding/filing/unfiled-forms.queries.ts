// Forms whose file still has to be written.
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';

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

/** The day an offer was sent to somebody who was hired from an application; null for everybody else. */
export async function findOfferDay(
  tx: Transaction,
  { company_id, application_id, time_zone }: Pick<EmployeeRow, 'company_id' | 'application_id' | 'time_zone'>,
): Promise<string | null> {
  if (application_id === null) return null;
  const { rows } = await tx.client.query<{ sent_at: Date }>(
    `select sent_at from application_offers
     where company_id = $1 and application_id = $2 and sent_at is not null and status in ('signed', 'signed_by_applicant')
     order by sent_at desc limit 1`,
    [company_id, application_id],
  );
  return rows[0] ? dayIn(rows[0].sent_at, time_zone) : null;
}
