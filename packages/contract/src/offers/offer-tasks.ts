// What applicants do through the link of an offer: read, fill in, sign or decline (CAR-018).
import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import { SIGNATURE_NAME_MAX } from '@onward/domain/documents/signatures';
import { OFFER_STATUSES } from '@onward/domain/offers/states';
import { OFFER_REASON_MAX, OFFER_TEMPLATES_MAX } from '@onward/domain/offers/terms';
import { EMPLOYMENT_TYPES, SALARY_UNITS } from '@onward/domain/positions/postings';
import Type, { type Static } from 'typebox';
import { FieldValues, PageImage, PageParams, SignedDocument, SigningInput } from '../documents/documents.ts';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Nullable, Timestamp } from '../fields.ts';

const TokenParams = Type.Object({ token: Type.String({ minLength: 1 }) });
const read = { audience: 'public', rateLimit: 'public_read', params: TokenParams } as const;
const write = { audience: 'public', rateLimit: 'public_write', params: TokenParams } as const;

export const OfferTask = Type.Object({
  offer: Type.Object({
    status: Type.Enum([...OFFER_STATUSES]),
    company_name: Type.String(),
    brand_name: Type.String(),
    brand_color: Type.Enum([...BRAND_COLORS]),
    position_title: Type.String(),
    location_name: Type.String(),
    time_zone: Type.String(),
    employment_type: Nullable(Type.Enum([...EMPLOYMENT_TYPES])),
    salary: Nullable(Type.Number()),
    salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
    start_date: Nullable(CalendarDate),
    message: Nullable(Type.String()),
    sent_by_name: Nullable(Type.String()),
    sent_at: Timestamp,
    expires_at: Timestamp,
    signed_at: Nullable(Timestamp),
    declined_reason: Nullable(Type.String()),
    /** Names of those who sign after the applicant. */
    later_signers: Type.Array(Type.String()),
    /** The signed and sealed file is ready to download. */
    is_sealed: Type.Boolean(),
  }),
  /** The PDF: as sent, or signed and sealed once that exists. */
  document_url: Type.String(),
  documents: Type.Array(SignedDocument),
  signer: Type.Object({
    name: Type.String(),
    first_name: Type.String(),
    last_name: Type.String(),
    status: Type.Enum(['waiting', 'open', 'signed', 'declined']),
    signed_at: Nullable(Timestamp),
    /** As saved so far. */
    values: FieldValues,
  }),
});
export type OfferTask = Static<typeof OfferTask>;

export const getOfferTask = endpoint({
  name: 'getOfferTask',
  method: 'GET',
  path: '/v1/applicant_tasks/offers/:token',
  summary: 'The offer of a task link',
  ...read,
  answers: { 200: OfferTask },
});

export const saveOfferTask = endpoint({
  name: 'saveOfferTask',
  method: 'PUT',
  path: '/v1/applicant_tasks/offers/:token',
  summary: 'Save what was filled in so far, to continue on any device',
  ...write,
  body: Type.Object({ values: FieldValues }),
  answers: { 200: OfferTask },
});

export const signOfferTask = endpoint({
  name: 'signOfferTask',
  method: 'POST',
  path: '/v1/applicant_tasks/offers/:token/sign',
  summary: 'Sign the offer',
  ...write,
  /** `legal_name`: corrects the name of the application for this signature. */
  body: Type.Object({
    ...SigningInput.properties,
    legal_name: Type.Optional(Type.String({ maxLength: SIGNATURE_NAME_MAX })),
  }),
  answers: { 200: OfferTask },
});

export const declineOfferTask = endpoint({
  name: 'declineOfferTask',
  method: 'POST',
  path: '/v1/applicant_tasks/offers/:token/decline',
  summary: 'Decline the offer',
  ...write,
  body: Type.Object({ reason: Type.String({ maxLength: OFFER_REASON_MAX }) }),
  answers: { 200: OfferTask },
});

export const getOfferTaskDocument = endpoint({
  name: 'getOfferTaskDocument',
  method: 'GET',
  path: '/v1/applicant_tasks/offers/:token/document',
  summary: 'The offer as a PDF: as sent, or signed and sealed',
  ...read,
  query: Type.Object({ type: Type.Optional(Type.Enum(['inline', 'download'])) }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

export const getOfferTaskPage = endpoint({
  name: 'getOfferTaskPage',
  method: 'GET',
  path: '/v1/applicant_tasks/offers/:token/documents/:position/pages/:page',
  summary: 'A page of an uploaded document as an image',
  ...read,
  params: Type.Object({
    ...TokenParams.properties,
    position: Type.Integer({ minimum: 0, maximum: OFFER_TEMPLATES_MAX }),
    ...PageParams,
  }),
  ownTransactions: true,
  answers: { 200: PageImage },
});
