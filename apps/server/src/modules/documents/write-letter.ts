// Letters that nobody signs, such as notices: rendered with the letterhead of the company, and sealed when they are sent.
import type { DocumentContent } from '@onward/domain/documents/content';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Letterhead } from './rendering/render-request.ts';
import { renderAlone, type SingleDocument, sealAlone } from './seal-alone.ts';

export interface Letter {
  title: string;
  content: DocumentContent;
  letterhead: Letterhead;
  language: Language;
  timeZone: string;
  createdAt: Date;
}

export const renderLetter = (app: App, letter: Letter): Promise<Buffer> => renderAlone(app, documentOf(letter));

/** Sealed, so that anybody can check it at `/verify`. */
export const sealLetter = (app: App, letter: Letter): Promise<Uint8Array> => sealAlone(app, documentOf(letter));

const documentOf = ({ content, ...letter }: Letter): SingleDocument => ({
  ...letter,
  content: { format: 'text', ...content },
});
