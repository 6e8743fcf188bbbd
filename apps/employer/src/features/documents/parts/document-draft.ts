// A document while it is edited: the same content the server checks, plus the upload that becomes its PDF.
import type { Block, DocumentContent } from '@onward/domain/documents/content';
import type { TemplateContent } from '@onward/domain/documents/templates';
import { contentOf, letterOf } from '../letter/letter-document.ts';

export type LetterDraft = Extract<TemplateContent, { format: 'text' }>;

type PdfTemplate = Extract<TemplateContent, { format: 'pdf' }>;

export interface PdfDraft extends PdfTemplate {
  /** A file that was uploaded and is not saved yet; null for the saved one. */
  upload: number | null;
  fileName: string;
}

export type DocumentDraft = LetterDraft | PdfDraft;

/** In the form the editor emits, so that opening a document doesn't count as a change. */
export const letterDraft = (content: DocumentContent): LetterDraft => ({
  format: 'text',
  blocks: contentOf(letterOf(content)).blocks,
});

export const EMPTY_LETTER: LetterDraft = { format: 'text', blocks: [] };

/** The words of a document, for a comparison of two versions. */
export const wordsOf = (blocks: readonly Block[], tagText: (tag: string) => string): string =>
  blocks
    .map(({ inlines }) =>
      inlines
        .map((inline) => {
          if (inline.type === 'text') return inline.text;
          return inline.type === 'tag' ? `[${tagText(inline.tag)}]` : `[${inline.field.label}]`;
        })
        .join(''),
    )
    .join(' ');
