// Letters that nobody signs, such as notices: rendered with the letterhead of the company, and sealed when they are sent.
import type { DocumentContent } from '@onward/domain/documents/content';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import { translator } from '../../platform/i18n/translate.ts';
import type { Letterhead, RenderRequest, RenderSeal } from './rendering/render-request.ts';
import { toPem } from './seal/certificates.ts';
import { sealKeysOf, threadsOf } from './threads.ts';

export interface Letter {
  title: string;
  content: DocumentContent;
  letterhead: Letterhead;
  language: Language;
  timeZone: string;
  createdAt: Date;
}

export async function renderLetter(app: App, letter: Letter): Promise<Buffer> {
  return Buffer.from((await threadsOf(app).render(requestOf(letter), null)).bytes);
}

/** Sealed, so that anybody can check it at `/verify`. */
export async function sealLetter(app: App, letter: Letter): Promise<Uint8Array> {
  const [key] = await sealKeysOf(app);
  if (!key) throw new Error('There is no key to seal documents with.');
  const seal: RenderSeal = {
    pem: await toPem(key),
    record: {
      version: 1,
      title: letter.title,
      issuer: letter.letterhead.company,
      sealed_at: letter.createdAt.toISOString(),
      signers: [],
    },
  };
  return (await threadsOf(app).render(requestOf(letter), seal)).bytes;
}

const requestOf = ({ title, content, letterhead, language, timeZone, createdAt }: Letter): RenderRequest => ({
  documents: [{ title, content: { format: 'text', ...content }, pdf: null }],
  tagValues: {},
  signers: [],
  letterhead,
  footer: translator(language)('documents:footer'),
  language,
  timeZone,
  createdAt: createdAt.toISOString(),
  certificate: null,
});
