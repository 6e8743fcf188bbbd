// A document template while it is edited.
import type { DocumentContent, DocumentKind } from '@onward/domain/documents/content';
import { TEMPLATE_NAME_MAX, templateProblems } from '@onward/domain/documents/templates';
import { type DocumentDraft, EMPTY_LETTER, letterDraft } from '../document-draft.ts';
import type { EditedTemplate, TemplateInput } from './template-room.ts';

export interface TemplateDraft {
  name: string;
  document: DocumentDraft;
}

export const newTemplate = (name: string): TemplateDraft => ({ name, document: EMPTY_LETTER });

export const templateDraft = ({ name, body, pdf }: EditedTemplate): TemplateDraft => {
  if (!pdf) return { name, document: letterDraft((body ?? { blocks: [] }) as DocumentContent) };
  const { pages, fields, tags, file_name } = pdf;
  return { name, document: { format: 'pdf', pages, fields, tags, fileName: file_name, upload: null } };
};

/** A saved PDF stays as it is; only a new one is sent. */
export function templateInput({ name, document }: TemplateDraft): TemplateInput {
  if (document.format === 'text') return { name, body: { blocks: document.blocks } } as TemplateInput;
  const { upload, fields, tags } = document;
  return { name, fields, tags, ...(upload !== null && { upload_id: upload }) } as unknown as TemplateInput;
}

export const isTemplateReady = ({ name, document }: TemplateDraft, kind: DocumentKind): boolean =>
  name.trim() !== '' && name.trim().length <= TEMPLATE_NAME_MAX && templateProblems(document, kind).length === 0;
