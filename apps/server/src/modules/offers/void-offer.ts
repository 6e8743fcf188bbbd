// Withdrawing an offer: by staff with a reason, or because the applicant was rejected or left the stage (OFR-003).
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type ApplicationRow, findApplication, requireVisible } from '../applicants/applicants.service.ts';
import { markDone } from '../careers/careers.service.ts';
import { closeSigningRequest } from '../documents/documents.service.ts';
import { changeOffer } from './change-offer.ts';
import { writeOfOffer } from './offers.mail.ts';
import * as offers from './offers.queries.ts';
import { findRecipients } from './sending/offer-recipients.ts';

export const CLOSE_TASK = 'offers.close';

export async function voidOffer(app: App, call: CompanyCall, id: number, reason: string): Promise<offers.OfferRow> {
  const { tx, access, now } = call;
  const offer = await offers.lock(tx, access.companyId, id);
  if (!offer) throw notFound();
  await requireVisible(tx, access, offer.application_id);
  const application = await findApplication(tx, access.companyId, offer.application_id);
  if (!application) throw notFound();
  return withdraw(app, tx, application, offer, { actor: 'staff', staffId: access.staffId, reason: reason.trim(), now });
}

interface Withdrawal {
  actor: 'staff' | 'system';
  staffId?: number;
  reason: string | null;
  now: Date;
}

async function withdraw(
  app: App,
  tx: Transaction,
  application: ApplicationRow,
  offer: offers.OfferRow,
  { actor, staffId, reason, now }: Withdrawal,
): Promise<offers.OfferRow> {
  const { company_id: companyId, signing_request_id: requestId } = offer;
  const voided = await changeOffer(tx, application, offer, {
    event: 'void',
    action: 'offer_voided',
    actor,
    staffId,
    detail: reason ? { reason } : {},
    set: { voided_reason: reason },
    now,
  });
  await closeSigningRequest(tx, { companyId, requestId }, { event: 'voided', at: now });
  const visit = { company_id: companyId, application_id: application.id, stage_entry: offer.stage_entry };
  await markDone(tx, visit, now);
  const [to] = await findRecipients(tx, companyId, [application.id]);
  // Somebody who is rejected gets the message about that instead.
  if (to && offer.sent_at && actor === 'staff')
    await writeOfOffer(app, tx, application, to, { name: 'withdrawn', link: null });
  return voided;
}

/** After an applicant was rejected, or moved on without signing. */
export const closeOffers = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: applicationId } = event;
    const application = await findApplication(tx, companyId, applicationId);
    if (!application) return;
    const isOut = application.status === 'rejected' || application.status === 'inactive';
    for (const { id } of await offers.listOpen(tx, companyId, [applicationId])) {
      const offer = await offers.lock(tx, companyId, id);
      const hasLeft = offer?.status === 'sent' && offer.stage_entry !== application.stage_entry;
      if (offer && offers.OPEN_STATUSES.includes(offer.status) && (isOut || hasLeft))
        await withdraw(app, tx, application, offer, { actor: 'system', reason: null, now: app.clock() });
    }
  });
