// What the page around a document editor provides.
import type { PageSize } from '@onward/domain/documents/fields';
import type { ReactNode } from 'react';
import type { DocumentProblem } from '../problem-texts.ts';
import type { DocumentDraft } from './document-draft.ts';

export interface PageImage {
  image: Blob;
  /** Read by screen readers. */
  text: string;
}

/** The calls of the room whose documents these are. */
export interface PdfCalls {
  /** Uploads a file and reads its pages; fails with the reason why it can't be used. */
  upload(file: File): Promise<{ upload: number; pages: readonly PageSize[]; fileName: string }>;
  /** A page of an upload, or of the saved document when `upload` is null. */
  page(upload: number | null, page: number): Promise<PageImage>;
  /** Tells saved documents apart in the cache. */
  documentKey: string;
}

export interface EditorProps<Draft extends DocumentDraft = DocumentDraft> {
  draft: Draft;
  onChange: (draft: DocumentDraft) => void;
  readOnly: boolean;
  /** What the server refused. */
  refused: readonly DocumentProblem[];
  pdf: PdfCalls;
  /** Name at the top of the page. */
  letterhead: string;
  /** Above the page: a conflict or a failure. */
  notice?: ReactNode;
}
