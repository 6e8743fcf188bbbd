// What the room of a document template provides to its editor.
import type { DocumentContent, PdfContent } from '@onward/contract/documents/documents';
import type { OfferTemplateInput } from '@onward/contract/offers/offer-templates';
import type { DocumentKind } from '@onward/domain/documents/content';
import type { AccessDemand } from '@onward/domain/staff/access';
import type { Static } from 'typebox';
import type { PdfCalls } from '../editor-props.ts';

/** A saved template, with its text or its pages. */
export interface EditedTemplate {
  id: number;
  name: string;
  version: number;
  body?: DocumentContent | undefined;
  pdf?: (Static<typeof PdfContent> & { file_name: string }) | undefined;
}

export type TemplateInput = OfferTemplateInput;

export interface TemplateRoom {
  kind: DocumentKind;
  /** Who may write; others read. */
  demand: AccessDemand;
  crumbs: readonly { label: string; to: string }[];
  /** The name of one that was never saved. */
  newName: string;
  /** How many processes use it; null for one that was never saved. */
  usedBy: string | null;
  pathOf(id: number): string;
  pdfCalls(id: number | null): PdfCalls;
  read(id: number): Promise<EditedTemplate>;
  add(input: TemplateInput): Promise<number>;
  save(id: number, input: Partial<TemplateInput> & { version: number }): Promise<EditedTemplate>;
}
