// The job after the last signature: renders the signed documents, seals them once, and tells the room that asked.
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { RenderSeal } from '../rendering/render-request.ts';
import { toPem } from '../seal/certificates.ts';
import { sealKeysOf } from '../threads.ts';
import { renderSigned, storePdf } from './render-documents.ts';
import { loadParts, type RequestParts } from './request-parts.ts';
import { recordSigningEvents } from './signing-events.ts';
import * as requests from './signing-requests.queries.ts';

export const SEAL_TASK = 'documents.seal';
/** The subject is the signing request. */
export const SIGNING_SEALED = 'signing_sealed';

export interface SealJob {
  company_id: number;
  signing_request_id: number;
}

export const sealKeyOf = ({ company_id, signing_request_id }: SealJob): string =>
  `documents:${company_id}:${signing_request_id}:seal`;

/** If the process dies in between, the next attempt starts over; there is one file, and it is announced once. */
export async function sealRequest(app: App, { company_id: companyId, signing_request_id: id }: SealJob): Promise<void> {
  const parts = await loadParts(app, companyId, id);
  if (parts?.request.status !== 'completed' || parts.request.sealed_key) return;
  const now = app.clock();
  const [key] = await sealKeysOf(app);
  if (!key) throw new Error('There is no key to seal documents with.');
  const { bytes } = await renderSigned(app, parts, { pem: await toPem(key), record: recordOf(parts, now) });
  await inCompany(app.pool, companyId, async (tx) => {
    const request = await requests.lock(tx, companyId, id);
    if (request?.status !== 'completed' || request.sealed_key) return;
    const file = await storePdf(app, requests.fileKeys(request).sealed, bytes);
    await requests.storeSealed(tx, request, { ...file, at: now });
    await recordSigningEvents(tx, { companyId, requestId: id }, [
      { event: 'sealed', at: now, documentSha256: file.sha256 },
    ]);
    await recordEvent(tx, { companyId, name: SIGNING_SEALED, subjectId: id });
  });
}

const recordOf = ({ request, signers }: RequestParts, now: Date): RenderSeal['record'] => ({
  version: 1,
  title: request.title,
  issuer: request.issuer,
  sealed_at: now.toISOString(),
  signers: signers.map(({ name, role, signed_at }) => ({
    name,
    role,
    signed_at: (signed_at ?? now).toISOString(),
  })),
});
