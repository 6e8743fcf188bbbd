// A template of a document, written here as rich text or uploaded as a PDF with fields placed on its pages (OFR-006).
import {
  type ContentProblem,
  contentProblems,
  type DocumentContent,
  type DocumentKind,
  type DocumentTag,
  type DocumentValues,
  fieldListProblems,
  fieldsOf,
  tagProblems,
  tagsOf,
} from './content.ts';
import {
  type DocumentField,
  type FieldBox,
  type FieldProblem,
  type PageSize,
  type PlacedField,
  placeProblem,
} from './fields.ts';

export const TEMPLATE_NAME_MAX = 80;
export const PDF_BYTES_MAX = 10_000_000;
export const PDF_PAGES_MAX = 200;

/** Where the value of a merge tag is written on a page. */
export type PlacedTag = FieldBox & { tag: DocumentTag };

export interface PdfContent {
  pages: readonly PageSize[];
  fields: readonly PlacedField[];
  tags: readonly PlacedTag[];
}

export type TemplateContent = ({ format: 'text' } & DocumentContent) | ({ format: 'pdf' } & PdfContent);

export type TemplateProblem = ContentProblem | { problem: 'tag'; index: number; reason: FieldProblem };

/** Everything that is missing, each on its own. The wording of an uploaded PDF is fixed, so it needs no tags. */
export function templateProblems(content: TemplateContent, kind: DocumentKind = 'offer'): TemplateProblem[] {
  if (content.format === 'text') return contentProblems(content, kind);
  const { pages, fields, tags } = content;
  return [
    ...tagProblems(templateTags(content), kind),
    ...fieldListProblems(fields),
    ...fields.flatMap((field): TemplateProblem[] => {
      const reason = placeProblem(field, pages);
      return reason ? [{ problem: 'field', fieldId: field.id, reason }] : [];
    }),
    ...tags.flatMap((tag, index): TemplateProblem[] => {
      const reason = placeProblem(tag, pages);
      return reason ? [{ problem: 'tag', index, reason }] : [];
    }),
  ];
}

export const templateFields = (content: TemplateContent): readonly DocumentField[] =>
  content.format === 'text' ? fieldsOf(content) : content.fields;

export const templateTags = (content: TemplateContent): DocumentTag[] =>
  content.format === 'text' ? tagsOf(content) : [...new Set(content.tags.map(({ tag }) => tag))];

/** Tags that are used and have no value: nothing is sent while there are any (OFR-004). */
export const missingValues = (used: readonly DocumentTag[], values: DocumentValues): DocumentTag[] =>
  used.filter((tag) => !values[tag]?.trim());
