// Creates one offer with its signing request. It leaves the company once it can no longer be undone (AHD-001).
import { fullName } from '@onward/domain/careers/full-name';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { createSigningRequest } from '../../documents/documents.service.ts';
import * as offers from '../offers.queries.ts';
import { letterheadOf } from './offer-recipients.ts';
import type { FilledOffer, OfferPlan } from './plan-offers.ts';

export const SEND_TASK = 'offers.send';

export interface OfferJob {
  company_id: number;
  offer_id: number;
}

export const sendKey = ({ company_id, offer_id }: OfferJob): string => `offers:${company_id}:${offer_id}:send`;

export interface Sending {
  tx: Transaction;
  companyId: number;
  /** Null when a rule sends it. */
  staffId: number | null;
  message: string | null;
  now: Date;
  /** Nothing leaves before. */
  holdUntil: Date;
}

export async function createOffer(
  { tx, companyId, staffId, message, now, holdUntil }: Sending,
  plan: OfferPlan,
  { to, terms, values, language }: FilledOffer,
  replaces: offers.OfferRow | undefined,
): Promise<number> {
  const signingRequestId = await createSigningRequest(tx, {
    companyId,
    title: plan.templates.map(({ name }) => name).join(', '),
    issuer: to.company_name,
    language,
    timeZone: to.time_zone,
    tagValues: values,
    letterhead: letterheadOf(to, language, now),
    documents: plan.templates.map(({ id, revision, name }) => ({ templateId: id, revision, title: name })),
    signers: [
      {
        role: 'applicant' as const,
        sequence: 1,
        name: fullName(to),
        email: to.email,
        staffId: null,
      },
      ...plan.signers.map(({ id, name, email }, index) => ({
        role: 'company' as const,
        sequence: index + 2,
        name,
        email,
        staffId: id,
      })),
    ],
    now,
  });
  const offerId = await offers.insert(tx, {
    ...terms,
    companyId,
    applicationId: to.application_id,
    stageEntry: to.stage_entry,
    signingRequestId,
    templateIds: plan.templates.map(({ id }) => id),
    message,
    sentBy: staffId,
    expiresAt: plan.expiresAt,
    replaces,
    now,
  });
  const job: OfferJob = { company_id: companyId, offer_id: offerId };
  await enqueue(tx, SEND_TASK, job, { key: sendKey(job), runAt: holdUntil });
  return offerId;
}
