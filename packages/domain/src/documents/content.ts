// A document written as rich text: blocks of text with merge tags, and the fields its signers fill in (OFR-006, OFR-007).
import { type DocumentField, type FieldProblem, fieldProblem, fieldsProblem } from './fields.ts';

export const DOCUMENT_TAGS = [
  'applicant_first_name',
  'applicant_last_name',
  'position_title',
  'company_name',
  'location_name',
  'location_address',
  'manager_name',
  'salary',
  'salary_unit',
  'start_date',
  'expires_at',
] as const;
export type DocumentTag = (typeof DOCUMENT_TAGS)[number];

/** What a document is for: an offer, or something that new employees sign (ONB-014). */
export type DocumentKind = 'offer' | 'company_document';

/** Without them an offer could be anybody's; the handbook is the same for everybody. */
const REQUIRED_TAGS: Readonly<Record<DocumentKind, readonly DocumentTag[]>> = {
  offer: ['applicant_first_name', 'position_title'],
  company_document: [],
};

/** Terms of an offer have no value in other documents. */
const OFFER_TAGS: readonly DocumentTag[] = ['manager_name', 'salary', 'salary_unit', 'expires_at'];

export const offeredTags = (kind: DocumentKind): readonly DocumentTag[] =>
  kind === 'offer' ? DOCUMENT_TAGS : DOCUMENT_TAGS.filter((tag) => !OFFER_TAGS.includes(tag));

export interface TextInline {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  /** The value of a merge tag, which screens highlight. */
  filled?: boolean;
}

export interface TagInline {
  type: 'tag';
  tag: DocumentTag;
}

export interface FieldInline {
  type: 'field';
  field: DocumentField;
}

export type Inline = TextInline | TagInline | FieldInline;

/** As it is sent: `type` says which of the others counts. */
export interface LooseInline extends Partial<Omit<TextInline, 'type'>> {
  type: Inline['type'];
  tag?: DocumentTag;
  field?: DocumentField;
}

export interface LooseContent {
  blocks: readonly (Omit<Block, 'inlines'> & { inlines: readonly LooseInline[] })[];
}

/** Keeps what belongs to each type; what has nothing of its type is left out. */
export const readContent = ({ blocks }: LooseContent): DocumentContent => ({
  blocks: blocks.map((block) => ({ ...block, inlines: block.inlines.flatMap(readInline) })),
});

function readInline({ type, text, bold, italic, underline, tag, field }: LooseInline): Inline[] {
  if (type === 'tag') return tag ? [{ type, tag }] : [];
  if (type === 'field') return field ? [{ type, field }] : [];
  return text
    ? [{ type, text, ...(bold && { bold }), ...(italic && { italic }), ...(underline && { underline }) }]
    : [];
}

export const BLOCK_TYPES = ['heading', 'paragraph', 'bullet', 'numbered'] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const BLOCK_ALIGNS = ['left', 'center', 'right'] as const;

export interface Block {
  type: BlockType;
  align?: (typeof BLOCK_ALIGNS)[number];
  inlines: readonly Inline[];
}

export interface DocumentContent {
  blocks: readonly Block[];
}

export const TEXT_MAX = 60_000;
export const BLOCKS_MAX = 1000;
export const INLINES_MAX = 500;

export type ContentProblem =
  | { problem: 'too_long' | 'empty' }
  | { problem: 'missing_tags' | 'offer_tags'; tags: readonly DocumentTag[] }
  | { problem: 'field'; fieldId: string | null; reason: FieldProblem };

const inlinesOf = ({ blocks }: DocumentContent): Inline[] => blocks.flatMap(({ inlines }) => [...inlines]);

export const fieldsOf = (content: DocumentContent): DocumentField[] =>
  inlinesOf(content).flatMap((inline) => (inline.type === 'field' ? [inline.field] : []));

export const tagsOf = (content: DocumentContent): DocumentTag[] => [
  ...new Set(inlinesOf(content).flatMap((inline) => (inline.type === 'tag' ? [inline.tag] : []))),
];

/** Everything that is missing, each on its own, so that the editor can list it. */
export function contentProblems(content: DocumentContent, kind: DocumentKind = 'offer'): ContentProblem[] {
  const length = inlinesOf(content).reduce((sum, each) => sum + (each.type === 'text' ? each.text.length : 0), 0);
  if (content.blocks.length > BLOCKS_MAX || length > TEXT_MAX) return [{ problem: 'too_long' }];
  if (length === 0) return [{ problem: 'empty' }];
  const used = tagsOf(content);
  const missing = REQUIRED_TAGS[kind].filter((tag) => !used.includes(tag));
  return [
    ...(missing.length > 0 ? [{ problem: 'missing_tags' as const, tags: missing }] : []),
    ...tagProblems(used, kind),
    ...fieldListProblems(fieldsOf(content)),
  ];
}

export function tagProblems(used: readonly DocumentTag[], kind: DocumentKind): ContentProblem[] {
  const tags = used.filter((tag) => !offeredTags(kind).includes(tag));
  return tags.length > 0 ? [{ problem: 'offer_tags', tags }] : [];
}

export function fieldListProblems(fields: readonly DocumentField[]): ContentProblem[] {
  const whole = fieldsProblem(fields);
  const single = fields.flatMap((field, index): ContentProblem[] => {
    const reason = fieldProblem(field, fields.slice(0, index));
    return reason ? [{ problem: 'field', fieldId: field.id, reason }] : [];
  });
  return whole ? [{ problem: 'field', fieldId: null, reason: whole }, ...single] : single;
}

/** Who signs first is called an applicant in offers and an employee in other documents. */
export const fieldReason = (reason: FieldProblem, kind: DocumentKind): FieldProblem | 'employee_signature_missing' =>
  kind === 'company_document' && reason === 'applicant_signature_missing' ? 'employee_signature_missing' : reason;

export type DocumentValues = Partial<Record<DocumentTag, string | null>>;

/** With each tag replaced by its value. */
export const fillContent = (content: DocumentContent, values: DocumentValues): DocumentContent => ({
  blocks: content.blocks.map((block) => ({
    ...block,
    inlines: block.inlines.map((inline) =>
      inline.type === 'tag' ? { type: 'text' as const, text: values[inline.tag]?.trim() ?? '', filled: true } : inline,
    ),
  })),
});
