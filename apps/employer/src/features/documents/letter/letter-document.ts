// Turns the content of a document into what the text editor shows, and back (OFR-006).
import {
  BLOCK_TYPES,
  type Block,
  type BlockType,
  type DocumentContent,
  type Inline,
  type TextInline,
} from '@onward/domain/documents/content';
import type { DocumentField } from '@onward/domain/documents/fields';
import type { JSONContent } from '@tiptap/react';

const MARKS = ['bold', 'italic', 'underline'] as const;

export const letterOf = ({ blocks }: DocumentContent): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf),
});

const nodeOf = ({ type, align, inlines }: Block): JSONContent => ({
  type,
  attrs: { align: align ?? 'left' },
  content: inlines.flatMap((inline) => inlineNodeOf(inline) ?? []),
});

function inlineNodeOf(inline: Inline): JSONContent | null {
  if (inline.type === 'tag') return { type: 'tag', attrs: { tag: inline.tag } };
  if (inline.type === 'field') return { type: 'field', attrs: attributesOf(inline.field) };
  // The editor knows no empty text.
  if (inline.text === '') return null;
  const marks = MARKS.filter((mark) => inline[mark]).map((type) => ({ type }));
  return { type: 'text', text: inline.text, ...(marks.length > 0 && { marks }) };
}

export const attributesOf = ({ id, kind, role, label, required, options }: DocumentField) => ({
  id,
  kind,
  role,
  label,
  required,
  options: options ?? null,
});

/** A letter with nothing in it has no blocks. */
export function contentOf({ content = [] }: JSONContent): { blocks: Block[] } {
  const blocks = content.map(blockOf);
  return { blocks: blocks.every(({ inlines }) => inlines.length === 0) ? [] : blocks };
}

const isBlockType = (type: string | undefined): type is BlockType => (BLOCK_TYPES as readonly unknown[]).includes(type);

function blockOf({ type, attrs, content = [] }: JSONContent): Block {
  const align = attrs?.align ?? 'left';
  return {
    type: isBlockType(type) ? type : 'paragraph',
    ...(align !== 'left' && { align }),
    inlines: content.flatMap((node) => inlineOf(node) ?? []).reduce<Inline[]>(withInline, []),
  };
}

function inlineOf({ type, text = '', attrs, marks = [] }: JSONContent): Inline | null {
  if (type === 'tag') return { type: 'tag', tag: attrs?.tag };
  if (type === 'field' && attrs) return { type: 'field', field: fieldOf(attrs) };
  if (type !== 'text') return null;
  const on = MARKS.filter((mark) => marks.some((each) => each.type === mark));
  return { type: 'text', text, ...Object.fromEntries(on.map((mark) => [mark, true])) };
}

/** Neighboring texts that look the same are one text. */
function withInline(inlines: Inline[], next: Inline): Inline[] {
  const last = inlines.at(-1);
  if (last?.type !== 'text' || next.type !== 'text' || MARKS.some((mark) => last[mark] !== next[mark])) {
    return [...inlines, next];
  }
  const joined: TextInline = { ...last, text: last.text + next.text };
  return [...inlines.slice(0, -1), joined];
}

export const fieldOf = (attrs: Record<string, unknown>): DocumentField => {
  const { id, kind, role, label, required, options } = attrs as unknown as ReturnType<typeof attributesOf>;
  return { id, kind, role, label, required, ...(options && { options }) };
};
