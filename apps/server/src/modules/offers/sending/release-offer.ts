// The job that sends an offer once it can no longer be undone: renders the documents, opens the signing, and writes to
// the applicant. State and message are one transaction, so a crash in between sends nothing twice.
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { type ApplicationRow, findApplication } from '../../applicants/applicants.service.ts';
import { openTaskLink } from '../../careers/careers.service.ts';
import { openSigningRequest, prepareUnsigned } from '../../documents/documents.service.ts';
import { EXPIRE_TASK, expireKey } from '../expire-offer.ts';
import { writeOfOffer } from '../offers.mail.ts';
import * as offers from '../offers.queries.ts';
import type { OfferJob } from './create-offer.ts';
import { findRecipients } from './offer-recipients.ts';

export async function releaseOffer(app: App, job: OfferJob): Promise<void> {
  const { company_id: companyId, offer_id: offerId } = job;
  const waiting = await inCompany(app.pool, companyId, async (tx) => {
    const offer = await offers.find(tx, companyId, offerId);
    return offer && isWaiting(offer) ? offer : undefined;
  });
  if (!waiting) return;
  await prepareUnsigned(app, companyId, waiting.signing_request_id);
  await inCompany(app.pool, companyId, async (tx) => {
    const offer = await offers.lock(tx, companyId, offerId);
    const application = offer && (await findApplication(tx, companyId, offer.application_id));
    if (offer && application && isWaiting(offer) && isStillThere(application, offer))
      await send(app, tx, application, offer);
  });
}

const isWaiting = ({ status, sent_at }: offers.OfferRow): boolean => status === 'sent' && sent_at === null;

const isStillThere = ({ status, stage_entry }: ApplicationRow, offer: offers.OfferRow): boolean =>
  status === 'in_progress' && stage_entry === offer.stage_entry;

async function send(app: App, tx: Transaction, application: ApplicationRow, offer: offers.OfferRow): Promise<void> {
  const { company_id: companyId, id } = offer;
  const now = app.clock();
  const opened = await openSigningRequest(tx, { companyId, requestId: offer.signing_request_id }, now);
  const [to] = await findRecipients(tx, companyId, [application.id]);
  if (!opened || !to) return;
  await offers.update(tx, offer, { sent_at: now });
  const link = await openTaskLink(app, tx, application, 'offer');
  const { expires_at: expiresAt, message, sent_by_name: name } = offer;
  await writeOfOffer(app, tx, application, to, {
    name: 'sent',
    link,
    expiresAt,
    note: message ? { name, message } : null,
  });
  const job: OfferJob = { company_id: companyId, offer_id: id };
  await enqueue(tx, EXPIRE_TASK, job, { key: expireKey(job), runAt: offer.expires_at });
}
