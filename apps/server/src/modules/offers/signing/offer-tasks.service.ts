// What an applicant does with an offer behind its link: read, fill in, sign or decline (CAR-018).
import type { BodyOf } from '@onward/contract/endpoint';
import type { OfferTask, signOfferTask as signEndpoint } from '@onward/contract/offers/offer-tasks';
import type { FieldValues } from '@onward/domain/documents/fields';
import type { EmploymentType } from '@onward/domain/positions/postings';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, wrongState } from '../../../platform/http/errors.ts';
import { type ApplicationRow, recordHistory } from '../../applicants/applicants.service.ts';
import { frameOf, markDone, type OpenTask, openTask } from '../../careers/careers.service.ts';
import {
  declineDocuments,
  findSigningRequest,
  listSigners,
  readDocuments,
  readEntries,
  recordSigningEvent,
  type SignerRow,
  saveValues,
} from '../../documents/documents.service.ts';
import { changeOffer } from '../change-offer.ts';
import { notifyOfOffer } from '../notify-of-offer.ts';
import * as offers from '../offers.queries.ts';
import { findRecipients } from '../sending/offer-recipients.ts';
import { type SigningCall, sign } from './sign-offer.ts';

type TaskCall = Pick<SigningCall, 'app' | 'tx' | 'now' | 'address' | 'userAgent'>;

interface OpenOffer extends Pick<OpenTask, 'task'> {
  application: ApplicationRow;
  offer: offers.OfferRow;
  signer: SignerRow;
  laterSigners: SignerRow[];
}

/** The newest offer of this visit to the stage, once it was sent. */
export async function openOffer(tx: Transaction, token: string): Promise<OpenOffer> {
  const { task, application } = await openTask(tx, 'offer', token);
  const newest = await offers.findOfVisit(tx, task.company_id, task.application_id, task.stage_entry);
  const offer = newest && (await offers.lock(tx, task.company_id, newest.id));
  const signers = offer ? await listSigners(tx, task.company_id, [offer.signing_request_id]) : [];
  const signer = signers.find(({ role }) => role === 'applicant');
  if (!offer?.sent_at || !signer) throw linkExpired('no_longer_valid');
  return { task, application, offer, signer, laterSigners: signers.filter(({ role }) => role === 'company') };
}

/** `isOpenedByPerson` is false when the page itself is loaded: mail programs load pages, only a person runs them. */
export async function readOfferTask(
  call: TaskCall,
  token: string,
  { isOpenedByPerson }: { isOpenedByPerson: boolean },
): Promise<OfferTask> {
  const open = await openOffer(call.tx, token);
  if (isOpenedByPerson && open.offer.status === 'sent' && !open.offer.viewed_at) await noteView(call, open);
  return present(call.app, call.tx, token, open);
}

async function noteView({ tx, now, address, userAgent }: TaskCall, { offer, signer }: OpenOffer): Promise<void> {
  const { company_id: companyId, application_id: applicationId } = offer;
  await offers.update(tx, offer, { viewed_at: now });
  await recordSigningEvent(
    tx,
    { companyId, requestId: offer.signing_request_id },
    { event: 'viewed', signerId: signer.id, at: now, address, userAgent },
  );
  await recordHistory(tx, companyId, [{ applicationId, actor: 'applicant', action: 'offer_viewed', now }]);
}

export async function saveOfferTask(call: TaskCall, token: string, values: FieldValues): Promise<OfferTask> {
  const { app, tx } = call;
  const { offer, signer } = await openOffer(tx, token);
  requireOpen(offer, call.now);
  await saveValues(
    { app, tx, companyId: offer.company_id, requestId: offer.signing_request_id, signerId: signer.id },
    values,
  );
  return present(app, tx, token, await openOffer(tx, token));
}

export async function signOfferTask(
  call: SigningCall,
  token: string,
  input: BodyOf<typeof signEndpoint>,
): Promise<OfferTask> {
  const { application, offer, signer } = await openOffer(call.tx, token);
  requireOpen(offer, call.now);
  await sign(call, application, offer, signer, input);
  return present(call.app, call.tx, token, await openOffer(call.tx, token));
}

export async function declineOfferTask(call: TaskCall, token: string, reason: string): Promise<OfferTask> {
  const { app, tx, now, address, userAgent } = call;
  const { application, offer, signer } = await openOffer(tx, token);
  requireOpen(offer, now);
  const { company_id: companyId, signing_request_id: requestId } = offer;
  await declineDocuments({ app, tx, companyId, requestId, signerId: signer.id, address, userAgent, now });
  const declined_reason = reason.trim() || null;
  const declined = await changeOffer(tx, application, offer, {
    event: 'decline',
    action: 'offer_declined',
    actor: 'applicant',
    detail: declined_reason ? { reason: declined_reason } : {},
    set: { declined_reason },
    now,
  });
  const visit = { company_id: companyId, application_id: application.id, stage_entry: offer.stage_entry };
  await markDone(tx, visit, now);
  const [to] = await findRecipients(tx, companyId, [application.id]);
  if (to)
    await notifyOfOffer(tx, declined, to, {
      type: 'offer_declined',
      what: 'declined',
      staffIds: [offer.sent_by],
      link: `/applicant/${application.id}?tab=offer`,
    });
  return present(app, tx, token, await openOffer(tx, token));
}

/** An expired offer is over even before the job has noticed. */
function requireOpen({ status, expires_at }: offers.OfferRow, now: Date): void {
  if (status !== 'sent') throw wrongState(`offers.${status}`);
  if (expires_at <= now) throw wrongState('offers.expired');
}

async function present(
  app: App,
  tx: Transaction,
  token: string,
  { task, application, offer, signer, laterSigners }: OpenOffer,
): Promise<OfferTask> {
  const { company_id: companyId, signing_request_id: requestId } = offer;
  const request = await findSigningRequest(tx, companyId, requestId);
  const place = await findPlace(tx, companyId, task.position_id);
  const { is_preview: _preview, ...frame } = frameOf(task);
  const isExpired = offer.status === 'sent' && offer.expires_at <= app.clock();
  const isReadable = offer.status === 'sent' && !isExpired;
  return {
    offer: {
      ...frame,
      ...place,
      status: isExpired ? 'expired' : offer.status,
      salary: offer.salary,
      salary_unit: offer.salary_unit,
      start_date: offer.start_date,
      message: offer.message,
      sent_by_name: offer.sent_by_name,
      sent_at: (offer.sent_at ?? offer.created_at).toISOString(),
      expires_at: offer.expires_at.toISOString(),
      signed_at: offer.signed_at?.toISOString() ?? null,
      declined_reason: offer.declined_reason,
      later_signers: laterSigners.map(({ name }) => name),
      is_sealed: request?.sealed_key !== null && request !== undefined,
    },
    document_url: `/v1/applicant_tasks/offers/${encodeURIComponent(token)}/document`,
    documents: isReadable ? await readDocuments(tx, companyId, requestId) : [],
    signer: {
      name: signer.name,
      first_name: application.first_name,
      last_name: application.last_name,
      status: signer.status,
      signed_at: signer.signed_at?.toISOString() ?? null,
      values: isReadable ? { ...readEntries(app, signer).values } : {},
    },
  };
}

async function findPlace(
  tx: Transaction,
  companyId: number,
  positionId: number,
): Promise<{ time_zone: string; employment_type: EmploymentType | null }> {
  const [row] = await tx.prepared<{ time_zone: string; employment_type: EmploymentType | null }>(
    'offers_place',
    `select l.time_zone, p.employment_type from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.id = $2`,
    [companyId, positionId],
  );
  return row ?? { time_zone: 'UTC', employment_type: null };
}
