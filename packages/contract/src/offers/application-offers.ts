// Offers to applicants: what was sent, who signed, and the files.
import { OFFER_STATUSES } from '@onward/domain/offers/states';
import {
  COMPANY_SIGNERS_MAX,
  OFFER_EXPIRY_DAYS,
  OFFER_REASON_MAX,
  OFFER_TEMPLATES_MAX,
  OFFERS_AT_ONCE_MAX,
} from '@onward/domain/offers/terms';
import { SALARY_UNITS } from '@onward/domain/positions/postings';
import Type, { type Static } from 'typebox';
import {
  DocumentTagName,
  FilledFields,
  PageImage,
  PageParams,
  SignedDocument,
  SignerRoleName,
  SigningInput,
} from '../documents/documents.ts';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { OfferTermsInput } from './offer-terms.ts';

export const OfferSigner = Type.Object({
  id: Id,
  role: SignerRoleName,
  name: Type.String(),
  /** The name as it was signed, where it is another one. */
  signed_as: Nullable(Type.String()),
  email: Nullable(Type.String()),
  sequence: Type.Integer(),
  status: Type.Enum(['waiting', 'open', 'signed', 'declined']),
  signed_at: Nullable(Timestamp),
  /** The staff member who signs for the company. */
  company_staff_id: Nullable(Id),
});

export const ApplicationOffer = Type.Object({
  id: Id,
  application_id: Id,
  offer_template_ids: Type.Array(Id),
  document_titles: Type.Array(Type.String()),
  salary: Nullable(Type.Number()),
  salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
  start_date: Nullable(CalendarDate),
  status: Type.Enum([...OFFER_STATUSES]),
  signers: Type.Array(OfferSigner),
  /** Null while it can still be undone. */
  sent_at: Nullable(Timestamp),
  viewed_at: Nullable(Timestamp),
  signed_at: Nullable(Timestamp),
  expires_at: Timestamp,
  declined_reason: Nullable(Type.String()),
  voided_reason: Nullable(Type.String()),
  message: Nullable(Type.String()),
  sent_by_name: Nullable(Type.String()),
  /** Ids of the files; the signed one exists a moment after the last signature. */
  unsigned_file: Nullable(Id),
  signed_file: Nullable(Id),
});
export type ApplicationOffer = Static<typeof ApplicationOffer>;

const needs = { audience: 'company', module: 'offers', permission: 'edit_offer' } as const;
const reading = { audience: 'company', module: 'offers' } as const;

export const listApplicationOffers = endpoint({
  name: 'listApplicationOffers',
  method: 'GET',
  path: '/v1/applications/:id/offers',
  summary: 'Offers to an applicant, newest first',
  ...reading,
  params: IdParams,
  answers: {
    200: Type.Object({
      application_offers: Type.Array(ApplicationOffer),
      /** The template of the applicant's stage, unless it was deleted; null outside the offer stage. */
      stage_template_id: Nullable(Id),
    }),
  },
});

const PreviewedPerson = Type.Object({
  application_id: Id,
  name: Type.String(),
  /** The values of the merge tags, in the applicant's language. */
  values: Type.Record(Type.String(), Type.String()),
  /** Merge tags that have no value yet. */
  missing: Type.Array(DocumentTagName),
  /** What the job pays, as far as it says so. */
  pay_range: Type.Object({
    min: Nullable(Type.Number()),
    max: Nullable(Type.Number()),
    unit: Nullable(Type.Enum([...SALARY_UNITS])),
  }),
});
export type PreviewedPerson = Static<typeof PreviewedPerson>;

export const previewApplicationOffers = endpoint({
  name: 'previewApplicationOffers',
  method: 'POST',
  path: '/v1/application_offers/preview',
  summary: 'How the documents would be filled for each applicant, and what is missing',
  ...needs,
  unaudited: 'It only previews.',
  body: Type.Object({
    offer_template_ids: Type.Array(Id, { minItems: 1, maxItems: OFFER_TEMPLATES_MAX, uniqueItems: true }),
    offers: Type.Array(OfferTermsInput, { minItems: 1, maxItems: OFFERS_AT_ONCE_MAX }),
    signer_ids: Type.Optional(Type.Array(Id, { maxItems: COMPANY_SIGNERS_MAX, uniqueItems: true })),
    expires_in_days: Type.Optional(Type.Integer({ minimum: OFFER_EXPIRY_DAYS.min, maximum: OFFER_EXPIRY_DAYS.max })),
  }),
  answers: { 200: Type.Object({ people: Type.Array(PreviewedPerson) }) },
});

export const getApplicationOffer = endpoint({
  name: 'getApplicationOffer',
  method: 'GET',
  path: '/v1/application_offers/:id',
  summary: 'One offer with its documents, as staff read and sign it',
  ...reading,
  params: IdParams,
  answers: {
    200: Type.Object({
      application_offer: ApplicationOffer,
      applicant_name: Type.String(),
      position_title: Type.String(),
      documents: Type.Array(SignedDocument),
      /** What those who have signed filled in, by the id of the field. */
      filled_fields: FilledFields,
      /** The signer whose turn it is, if it is the caller's. */
      own_signer_id: Nullable(Id),
    }),
  },
});

export const getApplicationOfferPage = endpoint({
  name: 'getApplicationOfferPage',
  method: 'GET',
  path: '/v1/application_offers/:id/documents/:position/pages/:page',
  summary: 'A page of an uploaded document as an image',
  ...reading,
  params: Type.Object({ id: Id, position: Type.Integer({ minimum: 0, maximum: OFFER_TEMPLATES_MAX }), ...PageParams }),
  ownTransactions: true,
  answers: { 200: PageImage },
});

export const voidApplicationOffer = endpoint({
  name: 'voidApplicationOffer',
  method: 'POST',
  path: '/v1/application_offers/:id/void',
  summary: 'Withdraw an offer that is not completely signed',
  ...needs,
  params: IdParams,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: OFFER_REASON_MAX, pattern: '\\S' }) }),
  answers: { 200: Type.Object({ application_offer: ApplicationOffer }) },
});

/** Only the staff member who signs; the permission to send offers is not needed (OFR-012). */
export const signApplicationOffer = endpoint({
  name: 'signApplicationOffer',
  method: 'POST',
  path: '/v1/application_offers/:id/signers/:signer_id/sign',
  summary: 'Sign an offer for the company',
  ...reading,
  params: Type.Object({ id: Id, signer_id: Id }),
  body: SigningInput,
  answers: { 200: Type.Object({ application_offer: ApplicationOffer }) },
});

const File = Type.String({ description: 'The file' });
const downloading = {
  ...reading,
  audited: { event: 'offer_downloaded', subjectType: 'application_offer' },
  params: IdParams,
} as const;
const type = Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'])) });

export const getUnsignedOffer = endpoint({
  name: 'getUnsignedOffer',
  method: 'GET',
  path: '/v1/application_offers/:id/unsigned_offer',
  summary: 'The documents as they were sent',
  ...downloading,
  query: type,
  answers: { 200: File },
});

export const getSignedOffer = endpoint({
  name: 'getSignedOffer',
  method: 'GET',
  path: '/v1/application_offers/:id/signed_offer',
  summary: 'The signed and sealed documents',
  ...downloading,
  query: type,
  answers: { 200: File },
});

export const getSignedOfferZip = endpoint({
  name: 'getSignedOfferZip',
  method: 'GET',
  path: '/v1/application_offers/:id/signed_offer_zip',
  summary: 'The signed documents and the signing record',
  ...downloading,
  answers: { 200: File },
});
