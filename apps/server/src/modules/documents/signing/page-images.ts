// Pages of uploaded PDFs as images, rendered once and stored beside the file.
import type { App } from '../../../platform/app.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { Answer } from '../../../platform/http/route.ts';
import { pageImage } from '../rendering/inspect-pdf.ts';

const TEXT_HEADER_MAX = 6000;

interface StoredPage {
  png: Buffer;
  text: string;
}

/** Called without an open transaction, because rendering a page takes a while. */
export async function answerPage(app: App, storageKey: string | null, page: number): Promise<Answer> {
  const found = storageKey === null ? null : await pageOf(app, storageKey, page);
  if (!found) throw notFound();
  return new Answer(200, found.png, {
    'content-type': 'image/png',
    // For screen readers.
    'x-page-text': encodeURIComponent(found.text.slice(0, TEXT_HEADER_MAX).toWellFormed()),
    'content-security-policy': "default-src 'none'; sandbox",
    // The page of a stored file never changes.
    'cache-control': 'private, max-age=86400, immutable',
  });
}

async function pageOf(app: App, storageKey: string, page: number): Promise<StoredPage | null> {
  const keys = { png: `${storageKey}.page-${page}.png`, text: `${storageKey}.page-${page}.txt` };
  const [png, text] = await Promise.all([app.files.get(keys.png), app.files.get(keys.text)]);
  if (png && text) return { png, text: text.toString('utf8') };
  const bytes = await app.files.get(storageKey);
  const rendered = bytes && (await pageImage(bytes, page));
  if (!rendered) return null;
  await app.files.put(keys.text, Buffer.from(rendered.text), 'text/plain; charset=utf-8');
  await app.files.put(keys.png, rendered.png, 'image/png');
  return rendered;
}
