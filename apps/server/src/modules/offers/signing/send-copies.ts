// After the documents are sealed: everybody who signed gets a copy (AHD-010).
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { APPLICATION_UPDATED, announceApplication, findApplication } from '../../applicants/applicants.service.ts';
import { taskLinkOfVisit } from '../../careers/careers.service.ts';
import { findSigningRequest, listSigners } from '../../documents/documents.service.ts';
import { sendCopyToSigner, writeOfOffer } from '../offers.mail.ts';
import * as offers from '../offers.queries.ts';
import { findRecipients } from '../sending/offer-recipients.ts';

export const COPIES_TASK = 'offers.copies';

export const sendCopies = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: requestId } = event;
    const offer = await offers.findByRequest(tx, companyId, requestId);
    const request = await findSigningRequest(tx, companyId, requestId);
    const application = offer && (await findApplication(tx, companyId, offer.application_id));
    if (!offer || !application || !request?.sealed_key) return;
    const [to] = await findRecipients(tx, companyId, [application.id]);
    if (!to) return;
    const visit = { company_id: companyId, application_id: application.id, stage_entry: offer.stage_entry };
    const link = await taskLinkOfVisit(app, tx, visit);
    await writeOfOffer(app, tx, application, to, { name: 'sealed', link });
    const file = { name: `${request.title}.pdf`, contentType: 'application/pdf', storageKey: request.sealed_key };
    // Open screens offer the file now.
    await announceApplication(tx, application, [APPLICATION_UPDATED]);
    for (const signer of await listSigners(tx, companyId, [requestId]))
      if (signer.role === 'company') await sendCopyToSigner({ app, tx, offer, to, signer }, file);
  });
