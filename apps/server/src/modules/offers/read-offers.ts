// Offers as staff see them: those of an applicant in scope, and those they sign themselves.

import type { SignedDocument } from '@onward/contract/documents/documents';
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import type { Transaction } from '../../platform/database/transaction.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { requireVisible } from '../applicants/applicants.service.ts';
import {
  findSigningRequest,
  listDocuments,
  listSigners,
  readDocuments,
  type SignerRow,
} from '../documents/documents.service.ts';
import { presentOffer } from './offers.presenter.ts';
import * as offers from './offers.queries.ts';
import { findRecipients } from './sending/offer-recipients.ts';

type ReadingCall = Pick<CompanyCall, 'tx' | 'access'>;

export async function listOffers({ tx, access }: ReadingCall, applicationId: number): Promise<ApplicationOffer[]> {
  await requireVisible(tx, access, applicationId);
  const found = await offers.listOfApplication(tx, access.companyId, applicationId);
  return Promise.all(found.map((offer) => presentWhole(tx, offer)));
}

export async function presentWhole(tx: Transaction, offer: offers.OfferRow): Promise<ApplicationOffer> {
  const { company_id: companyId, signing_request_id: requestId } = offer;
  const request = await findSigningRequest(tx, companyId, requestId);
  const documents = await listDocuments(tx, companyId, requestId);
  const signers = await listSigners(tx, companyId, [requestId]);
  return presentOffer(offer, { request, signers, titles: documents.map(({ title }) => title) });
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
  call: ReadingCall,
  id: number,
): Promise<{
  application_offer: ApplicationOffer;
  applicant_name: string;
  position_title: string;
  documents: SignedDocument[];
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
    own_signer_id: own?.status === 'open' ? own.id : null,
  };
}
