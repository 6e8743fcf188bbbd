// Reactivates an inactive applicant (APP-003), and marks a new one as seen (APP-016).
import { decideApplicantEvent } from '@onward/domain/applicants/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import * as applicants from '../applicants.queries.ts';
import { requireVisible } from '../profile/show-application.ts';
import { APPLICATION_UPDATED, announceApplication, announceUpdated } from './application-events.ts';
import { changeStatus } from './change-status.ts';
import { recordHistory } from './record-history.ts';

export async function reactivate({ tx, access, now }: CompanyCall, id: number): Promise<void> {
  const { companyId, staffId } = access;
  await requireVisible(tx, access, id);
  const before = await applicants.find(tx, companyId, id);
  if (!before) throw notFound();
  if (!decideApplicantEvent(before.status, 'reactivate').allowed) throw wrongState('actions.not_inactive');
  const [application] = await changeStatus(tx, { companyId, now }, [id], { event: 'reactivate' });
  // Another request was faster.
  if (!application) throw wrongState('actions.not_inactive');
  await recordHistory(tx, companyId, [{ applicationId: id, actor: 'staff', staffId, action: 'reactivated', now }]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

/** A reply from an inactive applicant reactivates them (APP-003). */
export async function reactivateByReply(
  tx: Transaction,
  { company_id: companyId, id }: { company_id: number; id: number },
  now: Date,
): Promise<void> {
  const [application] = await changeStatus(tx, { companyId, now }, [id], { event: 'reactivate' });
  if (!application) return;
  await recordHistory(tx, companyId, [{ applicationId: id, actor: 'applicant', action: 'reactivated', now }]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

export async function markSeen({ tx, access, now }: CompanyCall, id: number): Promise<void> {
  await requireVisible(tx, access, id);
  const { rowCount } = await tx.client.query(
    'update applications set seen_at = $3 where company_id = $1 and id = $2 and seen_at is null',
    [access.companyId, id, now],
  );
  if (rowCount) await announceUpdated(tx, access.companyId, [id]);
}
