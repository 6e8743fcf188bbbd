// The job at the end of an offer's time: an offer that nobody has signed expires (OFR-003).
import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { findApplication } from '../applicants/applicants.service.ts';
import { closeSigningRequest } from '../documents/documents.service.ts';
import { changeOffer } from './change-offer.ts';
import { notifyOfOffer } from './notify-of-offer.ts';
import * as offers from './offers.queries.ts';
import type { OfferJob } from './sending/create-offer.ts';
import { findRecipients } from './sending/offer-recipients.ts';

export const EXPIRE_TASK = 'offers.expire';

export const expireKey = ({ company_id, offer_id }: OfferJob): string => `offers:${company_id}:${offer_id}:expire`;

export const expireOffer = (app: App, { company_id: companyId, offer_id: offerId }: OfferJob): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const now = app.clock();
    const offer = await offers.lock(tx, companyId, offerId);
    if (offer?.status !== 'sent' || offer.expires_at > now) return;
    const application = await findApplication(tx, companyId, offer.application_id);
    const [to] = await findRecipients(tx, companyId, [offer.application_id]);
    if (!application || !to) return;
    await closeSigningRequest(tx, { companyId, requestId: offer.signing_request_id }, { event: 'expired', at: now });
    await changeOffer(tx, application, offer, { event: 'expire', action: 'offer_expired', actor: 'system', now });
    await notifyOfOffer(tx, offer, to, {
      type: 'offer_declined',
      what: 'expired',
      staffIds: [offer.sent_by],
      link: `/applicant/${offer.application_id}?tab=offer`,
    });
  });
