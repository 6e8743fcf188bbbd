// Signing an offer, by the applicant or for the company, and what follows from it (OFR-003, OFR-012, OFR-013).
import type { SigningInput } from '@onward/contract/documents/documents';
import type { AutomationFact } from '@onward/domain/automation/runs';
import { isWholeName, type KnownName, namePartsOf } from '@onward/domain/documents/signer-names';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type ApplicationRow, findApplication } from '../../applicants/applicants.service.ts';
import { markDone } from '../../careers/careers.service.ts';
import { listSigners, type SignerRow, signDocuments } from '../../documents/documents.service.ts';
import { changeOffer } from '../change-offer.ts';
import { notifyOfOffer } from '../notify-of-offer.ts';
import { askToCountersign } from '../offers.mail.ts';
import * as offers from '../offers.queries.ts';
import { findRecipients } from '../sending/offer-recipients.ts';

/** The engine of automation comes after this room. */
export interface OfferPorts {
  applyFacts(
    tx: Transaction,
    application: ApplicationRow,
    facts: readonly AutomationFact[],
    now: Date,
  ): Promise<ApplicationRow>;
}

export interface SigningCall {
  app: App;
  tx: Transaction;
  ports: OfferPorts;
  address: string;
  userAgent: string;
  now: Date;
}

/** Returns the offer afterwards. */
export async function sign(
  call: SigningCall,
  application: ApplicationRow,
  offer: offers.OfferRow,
  signer: SignerRow,
  { legal_name: legalName, ...input }: SigningInput & { legal_name?: string },
): Promise<offers.OfferRow> {
  const { app, tx, now, address, userAgent } = call;
  if (offer.status === 'sent' && offer.expires_at <= now) throw wrongState('offers.expired');
  const { company_id: companyId, signing_request_id: requestId } = offer;
  const names = signer.role === 'applicant' ? [nameOf(application, legalName)] : undefined;
  const { isLast, next } = await signDocuments(
    { app, tx, companyId, requestId, signerId: signer.id, names, address, userAgent, now },
    input,
  );
  const isApplicant = signer.role === 'applicant';
  const signed = await changeOffer(tx, application, offer, {
    event: isLast ? 'last_signs' : isApplicant ? 'applicant_signs' : 'company_signs',
    action: isApplicant ? 'offer_signed' : 'offer_countersigned',
    actor: isApplicant ? 'applicant' : 'staff',
    staffId: signer.staff_id,
    detail: { name: signer.name },
    now,
  });
  const visit = { company_id: companyId, application_id: application.id, stage_entry: offer.stage_entry };
  if (isApplicant) await markDone(tx, visit, now);
  await tell(call, signed, next, isLast);
  if (isLast) await call.ports.applyFacts(tx, application, ['signing_completed'], now);
  return signed;
}

/** Applicants may correct the name they applied with. */
function nameOf({ first_name: first, last_name: last }: ApplicationRow, legalName: string | undefined): KnownName {
  if (legalName === undefined) return { first, last };
  if (!isWholeName(legalName)) throw fieldInvalid('legal_name', 'name_incomplete');
  return namePartsOf(legalName);
}

async function tell(
  { app, tx }: SigningCall,
  offer: offers.OfferRow,
  next: readonly SignerRow[],
  isLast: boolean,
): Promise<void> {
  const [to] = await findRecipients(tx, offer.company_id, [offer.application_id]);
  if (!to) return;
  for (const signer of next) {
    await askToCountersign({ app, tx, offer, to, signer });
    await notifyOfOffer(tx, offer, to, {
      type: 'offer_signed',
      what: 'your_turn',
      staffIds: [signer.staff_id],
      link: `/sign-offer/${offer.id}`,
      isMailed: signer.email !== null,
    });
  }
  if (isLast)
    await notifyOfOffer(tx, offer, to, {
      type: 'offer_signed',
      what: 'signed',
      staffIds: [offer.sent_by],
      link: `/applicant/${offer.application_id}?tab=offer`,
    });
}

/** Only the staff member named as signer; their scope doesn't matter. */
export async function signForCompany(
  call: SigningCall & Pick<CompanyCall, 'access'>,
  { id, signerId }: { id: number; signerId: number },
  input: SigningInput,
): Promise<offers.OfferRow> {
  const { tx, access } = call;
  const offer = await offers.lock(tx, access.companyId, id);
  const signers = offer ? await listSigners(tx, access.companyId, [offer.signing_request_id]) : [];
  const signer = signers.find((each) => each.id === signerId);
  const application = offer && (await findApplication(tx, access.companyId, offer.application_id));
  if (!offer || !signer || !application) throw notFound();
  if (signer.staff_id !== access.staffId) throw noAccess('not_the_signer');
  return sign(call, application, offer, signer, input);
}
