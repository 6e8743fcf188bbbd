// The applicant says that the report is wrong: the waiting time stops deciding, and staff look again (CHK-006).
import type { Transaction } from '../../../platform/database/transaction.ts';
import { withdrawJob } from '../../../platform/jobs/enqueue.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';
import { changeCheck } from '../change-check.ts';
import type { CheckedPerson } from '../check-people.ts';
import type { CheckRow } from '../checks.queries.ts';
import { notifyOfCheck } from '../notify-of-check.ts';
import * as adverse from './adverse-actions.queries.ts';
import { finalKey } from './final-notice-time.ts';

export interface Dispute {
  actor: 'staff' | 'applicant';
  staffId?: number;
  statement: string | null;
  now: Date;
}

interface Disputed {
  application: ApplicationRow;
  check: CheckRow;
  person: CheckedPerson;
}

export async function recordDispute(
  tx: Transaction,
  { application, check, person }: Disputed,
  { actor, staffId, statement, now }: Dispute,
): Promise<void> {
  await changeCheck(tx, application, check, { event: 'dispute', action: 'check_disputed', actor, staffId, now });
  const key = { company_id: check.company_id, check_id: check.id };
  await adverse.update(tx, key, { disputed_at: now, statement: statement?.trim() || null });
  await withdrawJob(tx, finalKey(key));
  if (actor === 'applicant') await notifyOfCheck(tx, check, person, 'disputed');
}
