// Steps of one applicant outside the actions: brought back from inactivity, and seen for the first time (APP-016).
import { decideApplicantEvent } from '@onward/domain/applicants/statuses';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { APPLICATION_UPDATED, announceApplication, recordHistory } from './applicants.history.ts';
import { requireVisible } from './applicants.profile.ts';
import * as applicants from './applicants.queries.ts';

export async function reactivate({ tx, access, now }: CompanyCall, id: number): Promise<void> {
  await requireVisible(tx, access, id);
  const before = await applicants.find(tx, access.companyId, id);
  if (!before) throw notFound();
  if (!decideApplicantEvent(before.status, 'reactivate').allowed) throw wrongState('actions.not_inactive');
  const application = await applicants.setReactivated(tx, access.companyId, id, now);
  // Somebody else was quicker.
  if (!application) throw wrongState('actions.not_inactive');
  await recordHistory(tx, application, { actor: 'staff', staffId: access.staffId, action: 'reactivated', now });
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

/** An answer of the applicant brings an inactive one back (APP-003). */
export async function reviveByReply(
  tx: Transaction,
  { company_id: companyId, id }: { company_id: number; id: number },
  now: Date,
): Promise<void> {
  const application = await applicants.setReactivated(tx, companyId, id, now);
  if (!application) return;
  await recordHistory(tx, application, { actor: 'applicant', action: 'reactivated', now });
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}

export async function markSeen({ tx, access, now }: CompanyCall, id: number): Promise<void> {
  await requireVisible(tx, access, id);
  const { rowCount } = await tx.client.query(
    'update applications set seen_at = $3 where company_id = $1 and id = $2 and seen_at is null',
    [access.companyId, id, now],
  );
  if (!rowCount) return;
  const application = await applicants.find(tx, access.companyId, id);
  if (application) await announceApplication(tx, application, [APPLICATION_UPDATED]);
}
