// The files of an offer: as sent, signed and sealed, and everything in one zip (OFR-009).
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { zipOf } from '../../platform/files/zip.ts';
import { notFound } from '../../platform/http/errors.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../platform/http/route.ts';
import { findSigningRequest, listSigners, listSigningEvents } from '../documents/documents.service.ts';
import type { OfferRow } from './offers.queries.ts';
import { requireOffer } from './read-offers.ts';
import { findRecipients } from './sending/offer-recipients.ts';

type Shown = 'inline' | 'download';
type ReadingCall = Pick<CompanyCall, 'tx' | 'access' | 'now'>;

export async function unsignedOffer(app: App, call: ReadingCall, id: number, type: Shown): Promise<Answer> {
  const { offer } = await requireOffer(call, id);
  return pdfAnswer(app, call.tx, offer, { sealed: false, type });
}

export async function signedOffer(app: App, call: ReadingCall, id: number, type: Shown): Promise<Answer> {
  const { offer } = await requireOffer(call, id);
  return pdfAnswer(app, call.tx, offer, { sealed: true, type });
}

/** The file doesn't exist before everybody has signed. */
export async function pdfAnswer(
  app: App,
  tx: Transaction,
  offer: OfferRow,
  { sealed, type }: { sealed: boolean; type: Shown },
): Promise<Answer> {
  const bytes = await readFile(app, tx, offer, sealed);
  const name = `${await baseName(tx, offer)}${sealed ? '-signed' : ''}.pdf`;
  return fileAnswer(bytes, { name, contentType: 'application/pdf', type });
}

export async function signedOfferZip(app: App, call: ReadingCall, id: number): Promise<Answer> {
  const { tx, now } = call;
  const { offer } = await requireOffer(call, id);
  const name = await baseName(tx, offer);
  const zip = zipOf(
    [
      { name: `${name}-signed.pdf`, bytes: await readFile(app, tx, offer, true) },
      { name: `${name}-unsigned.pdf`, bytes: await readFile(app, tx, offer, false) },
      { name: 'signing-record.json', bytes: await signingRecord(tx, offer) },
    ],
    now,
  );
  return fileAnswer(zip, { name: `${name}.zip`, contentType: 'application/zip', type: 'download' });
}

async function readFile(app: App, tx: Transaction, offer: OfferRow, sealed: boolean): Promise<Buffer> {
  const request = await findSigningRequest(tx, offer.company_id, offer.signing_request_id);
  const key = sealed ? request?.sealed_key : request?.unsigned_key;
  const bytes = key ? await app.files.get(key) : null;
  if (!bytes) throw notFound();
  return bytes;
}

async function baseName(tx: Transaction, offer: OfferRow): Promise<string> {
  const [to] = await findRecipients(tx, offer.company_id, [offer.application_id]);
  return `${to ? `${to.first_name}-${to.last_name}-` : ''}offer`.replace(/[^\p{L}\p{N}-]+/gu, '-');
}

async function signingRecord(tx: Transaction, { company_id, signing_request_id }: OfferRow): Promise<Buffer> {
  const request = await findSigningRequest(tx, company_id, signing_request_id);
  const signers = await listSigners(tx, company_id, [signing_request_id]);
  const events = await listSigningEvents(tx, company_id, signing_request_id);
  const record = {
    title: request?.title,
    issuer: request?.issuer,
    unsigned_sha256: request?.unsigned_sha256,
    sealed_sha256: request?.sealed_sha256,
    sealed_at: request?.sealed_at,
    signers: signers.map(({ id, role, name, signed_name, email, sequence, signed_at, address, user_agent }) => ({
      id,
      role,
      name,
      signed_name,
      email,
      sequence,
      signed_at,
      address,
      user_agent,
    })),
    events,
  };
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}
