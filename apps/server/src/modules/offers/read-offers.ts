// Offers as staff see them: those of an applicant in scope, and those they sign themselves.

import type { FilledFields, SignedDocument } from '@onward/contract/documents/documents';
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { requireVisible } from '../applicants/applicants.service.ts';
import {
  listSigners,
  listSummaries,
  readDocuments,
  readFilledFields,
  type SignerRow,
} from '../documents/documents.service.ts';
import { presentOffer } from './offers.presenter.ts';
import * as offers from './offers.queries.ts';
import { findRecipients } from './sending/offer-recipients.ts';

type ReadingCall = Pick<CompanyCall, 'tx' | 'access'>;

export async function listOffers(
  { tx, access }: ReadingCall,
  applicationId: number,
): Promise<{ application_offers: ApplicationOffer[]; stage_template_id: number | null }> {
  await requireVisible(tx, access, applicationId);
  return {
    application_offers: await presentAll(tx, await offers.listOfApplication(tx, access.companyId, applicationId)),
    stage_template_id: await offers.findStageTemplate(tx, access.companyId, applicationId),
  };
}

export async function presentWhole(tx: Transaction, offer: offers.OfferRow): Promise<ApplicationOffer> {
  const [presented] = await presentAll(tx, [offer]);
  if (!presented) throw notFound();
  return presented;
}

async function presentAll(tx: Transaction, found: readonly offers.OfferRow[]): Promise<ApplicationOffer[]> {
  const [first] = found;
  if (!first) return [];
  const ids = found.map(({ signing_request_id }) => signing_request_id);
  const requests = new Map((await listSummaries(tx, first.company_id, ids)).map((request) => [request.id, request]));
  const signers = Map.groupBy(
    await listSigners(tx, first.company_id, ids),
    ({ signing_request_id }) => signing_request_id,
  );
  return found.map((offer) =>
    presentOffer(offer, requests.get(offer.signing_request_id), signers.get(offer.signing_request_id) ?? []),
  );
}

/** Those who sign see the offer wherever the applicant applied. */
export async function requireOffer(
  { tx, access }: ReadingCall,
  id: number,
): Promise<{ offer: offers.OfferRow; own: SignerRow | undefined }> {
  const offer = await offers.find(tx, access.companyId, id);
  if (!offer) throw notFound();
  const signers = await listSigners(tx, access.companyId, [offer.signing_request_id]);
  const own = signers.find(({ staff_id }) => staff_id === access.staffId);
  if (!own) await requireVisible(tx, access, offer.application_id);
  return { offer, own };
}

export async function showOffer(
  app: App,
  call: ReadingCall,
  id: number,
): Promise<{
  application_offer: ApplicationOffer;
  applicant_name: string;
  position_title: string;
  documents: SignedDocument[];
  filled_fields: FilledFields;
  own_signer_id: number | null;
}> {
  const { tx, access } = call;
  const { offer, own } = await requireOffer(call, id);
  const [to] = await findRecipients(tx, access.companyId, [offer.application_id]);
  return {
    application_offer: await presentWhole(tx, offer),
    applicant_name: to ? `${to.first_name} ${to.last_name}` : '',
    position_title: to?.position_title ?? '',
    documents: await readDocuments(tx, access.companyId, offer.signing_request_id),
    filled_fields: await readFilledFields(app, tx, access.companyId, offer.signing_request_id),
    own_signer_id: own?.status === 'open' ? own.id : null,
  };
}
