// What a letter can contain: headings, paragraphs, list items, merge tags, and fields. List items are blocks of their
// own, as in the stored content, so that nothing is lost between the two.
import type { BlockType } from '@onward/domain/documents/content';
import { type AnyExtension, Node, ReactNodeViewRenderer, textblockTypeInputRule } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { FieldChip } from './FieldChip.tsx';
import { LetterKeys } from './letter-keys.ts';
import { TagChip } from './TagChip.tsx';
import { uniqueFieldIds } from './unique-field-ids.ts';

const Letter = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const ALIGN = {
  default: 'left',
  parseHTML: (element: HTMLElement) =>
    ['center', 'right'].includes(element.style.textAlign) ? element.style.textAlign : 'left',
  renderHTML: ({ align }: Record<string, unknown>) => ({ 'data-align': align }),
};

interface BlockShape {
  name: BlockType;
  /** The element of a pasted text. */
  pasted: readonly string[];
  /** Typed at the start of a line, it turns the line into this block. */
  typed: RegExp | null;
  element: string;
  priority: number;
}

const block = ({ name, pasted, typed, element, priority }: BlockShape): AnyExtension =>
  Node.create({
    name,
    // The first block type is what a new line becomes.
    priority,
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ align: ALIGN }),
    parseHTML: () => pasted.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [element, { ...HTMLAttributes, 'data-block': name }, 0],
    addInputRules() {
      return typed ? [textblockTypeInputRule({ find: typed, type: this.type })] : [];
    },
  });

const BLOCKS = [
  block({ name: 'paragraph', pasted: ['p', 'div'], typed: null, element: 'p', priority: 1000 }),
  block({ name: 'heading', pasted: ['h1', 'h2', 'h3', 'h4'], typed: /^#\s$/, element: 'h2', priority: 90 }),
  block({ name: 'numbered', pasted: ['ol > li'], typed: /^1[.)]\s$/, element: 'p', priority: 80 }),
  block({ name: 'bullet', pasted: ['li'], typed: /^[-*]\s$/, element: 'p', priority: 70 }),
];

const Tag = Node.create({
  name: 'tag',
  group: 'inline',
  inline: true,
  atom: true,
  // The caret moves past a chip with one key, as past a letter.
  selectable: false,
  addAttributes: () => ({ tag: dataAttribute('tag') }),
  parseHTML: () => [{ tag: 'span[data-tag]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(TagChip, { as: 'span' }),
});

const Field = Node.create({
  name: 'field',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    id: dataAttribute('id'),
    kind: dataAttribute('kind'),
    role: dataAttribute('role'),
    label: dataAttribute('label'),
    required: dataAttribute('required'),
    options: dataAttribute('options'),
  }),
  parseHTML: () => [{ tag: 'span[data-kind]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(FieldChip, { as: 'span' }),
  addProseMirrorPlugins: () => [uniqueFieldIds()],
});

/** Kept as JSON in an attribute of the copied text, so that chips can be copied and pasted. */
function dataAttribute(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => JSON.parse(element.getAttribute(`data-${name}`) ?? 'null'),
    renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: JSON.stringify(attributes[name]) }),
  };
}

const MARKS_AND_HISTORY = StarterKit.configure({
  document: false,
  paragraph: false,
  heading: false,
  blockquote: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
  listKeymap: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  horizontalRule: false,
  link: false,
  strike: false,
  trailingNode: false,
});

export const LETTER_EXTENSIONS: AnyExtension[] = [Letter, ...BLOCKS, Tag, Field, LetterKeys, MARKS_AND_HISTORY];
