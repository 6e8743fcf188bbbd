// Which fields of an offer leave the server (OFR-002).
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import type { OfferTemplate, OfferTemplateRow } from '@onward/contract/offers/offer-templates';
import {
  presentTemplateContent,
  presentTemplateSummary,
  type RequestSummary,
  type SignerRow,
  signedAs,
  type TemplateRow,
} from '../documents/documents.service.ts';
import type { OfferRow } from './offers.queries.ts';

export const presentOffer = (
  offer: OfferRow,
  request: RequestSummary | undefined,
  signers: readonly SignerRow[],
): ApplicationOffer => ({
  id: offer.id,
  application_id: offer.application_id,
  offer_template_ids: offer.offer_template_ids,
  document_titles: request?.titles ?? [],
  salary: offer.salary,
  salary_unit: offer.salary_unit,
  start_date: offer.start_date,
  status: offer.status,
  signers: signers.map(({ id, role, name, signed_name, email, sequence, status, signed_at, staff_id }) => ({
    id,
    role,
    name,
    signed_as: signedAs({ name, signed_name }),
    email,
    sequence,
    status,
    signed_at: signed_at?.toISOString() ?? null,
    company_staff_id: staff_id,
  })),
  sent_at: offer.sent_at?.toISOString() ?? null,
  viewed_at: offer.viewed_at?.toISOString() ?? null,
  signed_at: offer.signed_at?.toISOString() ?? null,
  expires_at: offer.expires_at.toISOString(),
  declined_reason: offer.declined_reason,
  voided_reason: offer.voided_reason,
  message: offer.message,
  sent_by_name: offer.sent_by_name,
  unsigned_file: request?.unsigned_key ? offer.signing_request_id : null,
  signed_file: request?.sealed_key ? offer.signing_request_id : null,
});

export const presentTemplateRow = (row: TemplateRow): OfferTemplateRow => ({
  ...presentTemplateSummary(row),
  hiring_processes_count: row.processes_count,
});

export const presentTemplate = (row: TemplateRow): OfferTemplate => ({
  ...presentTemplateRow(row),
  ...presentTemplateContent(row),
});
