// Runs in a thread of render-pool.ts, so that rendering and sealing don't block the server.
import { fromPem } from '../seal/certificates.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import { renderDocuments } from './render.ts';
import type { RenderedPdf, RenderTask } from './render-request.ts';

export async function renderAndSeal({ request, seal }: RenderTask): Promise<RenderedPdf> {
  const rendered = await renderDocuments(request);
  if (!seal) return rendered;
  const [key] = await fromPem(seal.pem);
  if (!key) throw new Error('There is no key to seal documents with.');
  const { pages, pageHashes } = rendered;
  const bytes = await sealPdf(rendered.bytes, key, { ...seal.record, pages, page_hashes: pageHashes });
  return { ...rendered, bytes };
}
