// Renders and seals one document without a signing request: a letter or a paper.
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { translator } from '../../platform/i18n/translate.ts';
import type { Letterhead, RenderDocument, RenderRequest, RenderSeal } from './rendering/render-request.ts';
import { toPem } from './seal/certificates.ts';
import { sealKeysOf, threadsOf } from './threads.ts';

export interface SingleDocument {
  title: string;
  content: RenderDocument['content'];
  /** Its company issues the document. */
  letterhead: Letterhead;
  language: Language;
  timeZone: string;
  createdAt: Date;
}

export async function renderAlone(app: App, document: SingleDocument): Promise<Buffer> {
  return Buffer.from((await threadsOf(app).render(requestOf(document), null)).bytes);
}

export async function sealAlone(app: App, document: SingleDocument): Promise<Uint8Array> {
  const [key] = await sealKeysOf(app);
  if (!key) throw new Error('There is no key to seal documents with.');
  const seal: RenderSeal = {
    pem: await toPem(key),
    record: {
      version: 1,
      title: document.title,
      issuer: document.letterhead.company,
      sealed_at: document.createdAt.toISOString(),
      signers: [],
    },
  };
  return (await threadsOf(app).render(requestOf(document), seal)).bytes;
}

const requestOf = ({ title, content, letterhead, language, timeZone, createdAt }: SingleDocument): RenderRequest => ({
  documents: [{ title, content, pdf: null }],
  tagValues: {},
  signers: [],
  letterhead,
  footer: translator(language)('documents:footer'),
  language,
  timeZone,
  createdAt: createdAt.toISOString(),
  certificate: null,
});
