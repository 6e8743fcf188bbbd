// Reads offers and their templates, sends nothing itself: sending is an action on applicants.

import type { BodyOf } from '@onward/contract/endpoint';
import {
  type ApplicationOffer,
  getApplicationOffer,
  getApplicationOfferPage,
  getSignedOffer,
  getSignedOfferZip,
  getUnsignedOffer,
  listApplicationOffers,
  previewApplicationOffers,
  signApplicationOffer,
  voidApplicationOffer,
} from '@onward/contract/offers/application-offers';
import { getOfferTemplate } from '@onward/contract/offers/offer-templates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { PdfCalls } from '../../documents/parts/editor-props.ts';
import { OFFER_TEMPLATES } from './offer-templates.api.ts';

const OFFERS = 'application-offers';
const OFFER = 'application-offer';
const PREVIEW = 'offer-preview';

export const offersQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [OFFERS, applicationId] as const,
    queryFn: ({ signal }) => api.call(listApplicationOffers, { params: { id: applicationId }, signal }),
    select: ({ application_offers }) => application_offers,
  });

/** The template to start with when an offer is sent to this applicant. */
export const stageTemplateQuery = (applicationId: number) =>
  queryOptions({ ...offersQuery(applicationId), select: ({ stage_template_id }) => stage_template_id });

export const offerQuery = (id: number) =>
  queryOptions({
    queryKey: [OFFER, id] as const,
    queryFn: ({ signal }) => api.call(getApplicationOffer, { params: { id }, signal }),
  });

export const templateContentQuery = (id: number) =>
  queryOptions({
    queryKey: [OFFER_TEMPLATES, 'content', id] as const,
    queryFn: async ({ signal }) => (await api.call(getOfferTemplate, { params: { id }, signal })).offer_template,
  });

export type PreviewBody = BodyOf<typeof previewApplicationOffers>;

/** Silent: what is missing is shown in the dialog. */
export const previewQuery = (body: PreviewBody) =>
  queryOptions({
    queryKey: [PREVIEW, body] as const,
    queryFn: async ({ signal }) => (await api.call(previewApplicationOffers, { body, signal, silent: true })).people,
    enabled: body.offer_template_ids.length > 0 && body.offers.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });

export const refreshOffers = (): Promise<void> =>
  Promise.all([OFFERS, OFFER].map((key) => queryClient.invalidateQueries({ queryKey: [key] }))).then(() => undefined);

export async function withdrawOffer(id: number, reason: string): Promise<void> {
  await api.call(voidApplicationOffer, { params: { id }, body: { reason }, silent: true });
  await refreshOffers();
}

export async function signOffer(
  { id, signerId }: { id: number; signerId: number },
  body: BodyOf<typeof signApplicationOffer>,
): Promise<void> {
  await api.call(signApplicationOffer, { params: { id, signer_id: signerId }, body, silent: true });
  await refreshOffers();
}

/** Pages of an uploaded document of an offer, as images with their text. */
export const offerPages = (id: number, position: number): Pick<PdfCalls, 'page' | 'documentKey'> => ({
  documentKey: `offer ${id} document ${position}`,
  async page(_upload, page) {
    const response = await api.response(getApplicationOfferPage, { params: { id, position, page }, silent: true });
    return { image: await response.blob(), text: decodeURIComponent(response.headers.get('x-page-text') ?? '') };
  },
});

const FILES = { unsigned: getUnsignedOffer, signed: getSignedOffer, zip: getSignedOfferZip } as const;

export const offerFile = (offer: Pick<ApplicationOffer, 'id'>, file: keyof typeof FILES): Promise<Blob> =>
  api.file(FILES[file], { params: { id: offer.id } });
