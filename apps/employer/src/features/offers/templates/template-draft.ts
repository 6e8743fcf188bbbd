// An offer template while it is edited.
import type { OfferTemplate, OfferTemplateInput } from '@onward/contract/offers/offer-templates';
import type { DocumentContent } from '@onward/domain/documents/content';
import { TEMPLATE_NAME_MAX, templateProblems } from '@onward/domain/documents/templates';
import { type DocumentDraft, EMPTY_LETTER, letterDraft } from '../../documents/parts/document-draft.ts';

export interface TemplateDraft {
  name: string;
  document: DocumentDraft;
}

export const newTemplate = (name: string): TemplateDraft => ({ name, document: EMPTY_LETTER });

export const templateDraft = ({ name, body, pdf }: OfferTemplate): TemplateDraft => {
  if (!pdf) return { name, document: letterDraft((body ?? { blocks: [] }) as DocumentContent) };
  const { pages, fields, tags, file_name } = pdf;
  return { name, document: { format: 'pdf', pages, fields, tags, fileName: file_name, upload: null } };
};

/** A saved PDF stays as it is; only a new one is sent. */
export function templateInput({ name, document }: TemplateDraft): OfferTemplateInput {
  if (document.format === 'text') return { name, body: { blocks: document.blocks } } as OfferTemplateInput;
  const { upload, fields, tags } = document;
  return { name, fields, tags, ...(upload !== null && { upload_id: upload }) } as unknown as OfferTemplateInput;
}

export const isTemplateReady = ({ name, document }: TemplateDraft): boolean =>
  name.trim() !== '' && name.trim().length <= TEMPLATE_NAME_MAX && templateProblems(document).length === 0;
