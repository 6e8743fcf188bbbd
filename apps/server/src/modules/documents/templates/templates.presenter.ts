// The fields of a document template that every room sends (OFR-002, ONB-014).
import type { OfferTemplate } from '@onward/contract/offers/offer-templates';
import type { SignerRole } from '@onward/domain/documents/fields';
import { templateFields, templateTags } from '@onward/domain/documents/templates';
import type { TemplateRow } from './templates.queries.ts';

const ROLES: readonly SignerRole[] = ['applicant', 'company'];

export function presentSummary({ id, name, content, version, updated_at }: TemplateRow) {
  const fields = templateFields(content);
  return {
    id,
    name,
    format: content.format,
    tags: templateTags(content),
    roles: ROLES.filter((role) => fields.some((field) => field.role === role)),
    fields_count: fields.length,
    version,
    updated_at: updated_at.toISOString(),
  };
}

/** The text, or the pages with what is placed on them. */
export function presentContent({ content, file_name }: TemplateRow): Pick<OfferTemplate, 'body' | 'pdf'> {
  if (content.format === 'text') return { body: { blocks: content.blocks } as OfferTemplate['body'] };
  const { pages, fields, tags } = content;
  const pdf = { pages, fields, tags, file_name: file_name ?? '' };
  return { pdf: pdf as unknown as OfferTemplate['pdf'] };
}
