// Someone who has applied for the job before is told so on their own phone and by their own email, never on the screen
// of whoever entered their details (CAR-010).

import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { findApplication } from '../../applicants/applicants.service.ts';
import { sendToApplicant } from '../careers.mail.ts';
import { receiptLink } from '../tasks/link-tasks.ts';
import type { DraftRow } from './drafts.queries.ts';
import { findOccasion } from './receipt.queries.ts';
import { createReceiptToken } from './receipt-tokens.ts';

export const ALREADY_APPLIED_TASK = 'careers.already_applied';

/** Whoever fills in a form with somebody's number again and again reaches them once a day. */
const ONCE_A_DAY = { hits: 1, seconds: SECONDS.day };

export interface AlreadyApplied {
  company_id: number;
  subject_id: number;
}

/** The open application of whoever has this phone, for the job they are applying for. */
export async function findAppliedByPhone(
  tx: Transaction,
  { company_id, position_id }: Pick<DraftRow, 'company_id' | 'position_id'>,
  { phone, region_number }: PhoneNumber,
): Promise<{ company_id: number; id: number } | undefined> {
  const [row] = await tx.prepared<{ company_id: number; id: number }>(
    'careers_applied_by_phone',
    `select a.company_id, a.id from persons n join applications a on a.company_id = n.company_id and a.person_id = n.id
     where n.company_id = $1 and n.phone = $3 and n.region_number = $4 and a.position_id = $2
       and a.status in ('in_progress', 'hired') order by a.id desc limit 1`,
    [company_id, position_id, phone, region_number],
  );
  return row;
}

export const tellApplicant = (tx: Transaction, companyId: number, applicationId: number): Promise<void> => {
  const event: AlreadyApplied = { company_id: companyId, subject_id: applicationId };
  return enqueue(tx, ALREADY_APPLIED_TASK, event);
};

/** With the first step they have entered their number, so they need not fill in the rest to hear of it. */
export async function tellAfterFirstStep(tx: Transaction, draft: DraftRow, number: PhoneNumber | null): Promise<void> {
  const earlier = number && (await findAppliedByPhone(tx, draft, number));
  if (earlier) await tellApplicant(tx, earlier.company_id, earlier.id);
}

export const sendAlreadyApplied = (app: App, { company_id, subject_id }: AlreadyApplied): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const now = app.clock();
    const application = await findApplication(tx, company_id, subject_id);
    if (!application) return;
    const bucket = `already_applied:${company_id}:${subject_id}`;
    if (!(await app.rateLimiter.take(bucket, ONCE_A_DAY, now)).allowed) return;
    const { config: _unused, ...values } = await findOccasion(tx, application);
    const link = receiptLink(app, await createReceiptToken(tx, application, now));
    await sendToApplicant(app, tx, application, { name: 'already_applied', link, values });
  });
