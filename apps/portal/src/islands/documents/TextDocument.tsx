// A document written as rich text, flowing in the width of the screen.
import type { DocumentContent } from '@onward/contract/documents/documents';
import type { ComponentChildren, VNode } from 'preact';
import { FieldMark, type Filled } from './FieldMark.tsx';

type Block = DocumentContent['blocks'][number];
type Inline = Block['inlines'][number];

export const TextDocument = ({ content, filled }: { content: DocumentContent; filled: Filled }) => (
  <div class="letter">
    {grouped(content.blocks).map((group, index) => (
      <Group key={index} blocks={group} filled={filled} />
    ))}
  </div>
);

/** Items of a list that follow each other belong to one list. */
function grouped(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isItem = block.type === 'bullet' || block.type === 'numbered';
    if (isItem && last?.[0]?.type === block.type) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

function Group({ blocks, filled }: { blocks: readonly Block[]; filled: Filled }): VNode | null {
  const [first] = blocks;
  if (!first) return null;
  const items = () =>
    blocks.map((block, index) => (
      <li key={index} class={alignOf(block)}>
        <Inlines inlines={block.inlines} filled={filled} />
      </li>
    ));
  const inlines = <Inlines inlines={first.inlines} filled={filled} />;
  switch (first.type) {
    case 'bullet':
      return <ul>{items()}</ul>;
    case 'numbered':
      return <ol>{items()}</ol>;
    case 'heading':
      return <h3 class={alignOf(first)}>{inlines}</h3>;
    case 'paragraph':
      return <p class={alignOf(first)}>{inlines}</p>;
  }
}

const alignOf = ({ align }: Block): string | undefined => (align && align !== 'left' ? `align-${align}` : undefined);

const Inlines = ({ inlines, filled }: { inlines: readonly Inline[]; filled: Filled }) => (
  <>
    {inlines.map((inline, index) => (
      <InlinePart key={index} inline={inline} filled={filled} />
    ))}
  </>
);

function InlinePart({ inline, filled }: { inline: Inline; filled: Filled }): ComponentChildren {
  if (inline.field) return <FieldMark field={inline.field} filled={filled} />;
  let part: ComponentChildren = inline.text;
  if (inline.underline) part = <u>{part}</u>;
  if (inline.italic) part = <em>{part}</em>;
  if (inline.bold) part = <strong>{part}</strong>;
  if (inline.filled) part = <mark class="filled">{part}</mark>;
  return part;
}
