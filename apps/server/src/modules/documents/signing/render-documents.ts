// Renders the documents of a signing request: as they are sent, or filled in and signed, with the certificate.
import { createHash } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type {
  CertificateFacts,
  RenderedPdf,
  RenderRequest,
  RenderSeal,
  RenderSigner,
} from '../rendering/render-request.ts';
import { threadsOf } from '../threads.ts';
import { certificateOf } from './certificate-facts.ts';
import { contentIn } from './field-ids.ts';
import { loadParts, type RequestParts } from './request-parts.ts';
import { readEntries } from './signer-entries.ts';
import { isChainIntact } from './signing-events.ts';
import * as requests from './signing-requests.queries.ts';

/** Stored once; a second attempt leaves the first one's file. */
export async function prepareUnsigned(app: App, companyId: number, requestId: number): Promise<void> {
  const parts = await loadParts(app, companyId, requestId);
  if (!parts || parts.request.unsigned_key) return;
  const { bytes } = await render(app, parts, null, null);
  await inCompany(app.pool, companyId, async (tx) => {
    const request = await requests.lock(tx, companyId, requestId);
    if (!request || request.unsigned_key) return;
    await requests.storeUnsigned(tx, request, await storePdf(app, requests.fileKeys(request).unsigned, bytes));
  });
}

/** With all signatures and the certificate, sealed. */
export function renderSigned(app: App, parts: RequestParts, seal: RenderSeal): Promise<RenderedPdf> {
  if (!isChainIntact(parts.events))
    throw new Error(`The events of signing request ${parts.request.id} are not as they were recorded.`);
  const certificate = certificateOf(translator(parts.request.language), parts, entriesOf(app, parts));
  return render(app, parts, certificate, seal);
}

const entriesOf = (app: App, { signers }: RequestParts) =>
  new Map(signers.map((signer) => [signer.id, readEntries(app, signer)]));

async function render(
  app: App,
  { request, documents, signers }: RequestParts,
  certificate: CertificateFacts | null,
  seal: RenderSeal | null,
): Promise<RenderedPdf> {
  const rendering: RenderRequest = {
    documents: await Promise.all(
      documents.map(async ({ position, title, content, storage_key }) => ({
        title,
        content: contentIn(position, content),
        pdf: storage_key === null ? null : await app.files.get(storage_key),
      })),
    ),
    tagValues: request.tag_values,
    signers: signers.map((signer) => renderSigner(app, signer)),
    letterhead: request.letterhead,
    footer: translator(request.language)('documents:footer'),
    language: request.language,
    timeZone: request.time_zone,
    createdAt: request.created_at.toISOString(),
    certificate,
  };
  return threadsOf(app).render(rendering, seal);
}

/** Nothing of a signer who has not signed yet. */
export function renderSigner(app: App, signer: requests.SignerRow): RenderSigner {
  const { role, name, signed_name, signed_at } = signer;
  const { values, strokes } = readEntries(app, signer);
  const isSigned = signed_at !== null;
  return {
    role,
    name,
    signedAt: signed_at?.toISOString() ?? null,
    signature: isSigned ? { name: signed_name ?? name, strokes } : null,
    values: isSigned ? values : {},
  };
}

/**
 * Called with the request locked: if the process dies before the commit, the next attempt overwrites the file, and
 * nobody overwrites it afterwards.
 */
export async function storePdf(app: App, key: string, bytes: Uint8Array): Promise<{ key: string; sha256: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await app.files.put(key, Buffer.from(bytes), 'application/pdf');
  return { key, sha256 };
}
