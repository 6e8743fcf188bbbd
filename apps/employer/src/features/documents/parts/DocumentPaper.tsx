// A document of rich text as its reader sees it: filled values are highlighted, fields are boxes with their label
// until they are filled in.
import type { DocumentContent, FilledFields } from '@onward/contract/documents/documents';
import { Fragment, type ReactNode } from 'react';
import { FilledValue } from '../FilledValue.tsx';
import { FIELD_ICONS } from '../field-icons.ts';
import styles from './DocumentPaper.module.css';

type Block = DocumentContent['blocks'][number];
type Inline = Block['inlines'][number];

interface Props {
  content: DocumentContent;
  /** Above the text: brand and date. */
  head?: ReactNode;
  /** For a tag that has no value yet. */
  tagText: (tag: NonNullable<Inline['tag']>) => string;
  /** What its signers filled in. */
  filled?: FilledFields;
}

type Texts = Pick<Props, 'tagText' | 'filled'>;

export function DocumentPaper({ content, head, ...texts }: Props) {
  return (
    <div className={styles.paper}>
      {head}
      {groups(content.blocks).map(({ list, blocks, key }) =>
        list ? (
          <List key={key} ordered={list === 'numbered'}>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never move.
              <li key={index}>
                <Inlines inlines={block.inlines} {...texts} />
              </li>
            ))}
          </List>
        ) : (
          blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never move.
            <Text key={`${key}-${index}`} block={block}>
              <Inlines inlines={block.inlines} {...texts} />
            </Text>
          ))
        ),
      )}
    </div>
  );
}

interface Group {
  key: string;
  list: 'bullet' | 'numbered' | null;
  blocks: Block[];
}

/** Neighboring items of the same kind are one list. */
function groups(blocks: readonly Block[]): Group[] {
  const found: Group[] = [];
  blocks.forEach((block, index) => {
    const list = block.type === 'bullet' || block.type === 'numbered' ? block.type : null;
    const last = found.at(-1);
    if (last && last.list === list && list !== null) last.blocks.push(block);
    else found.push({ key: String(index), list, blocks: [block] });
  });
  return found;
}

const List = ({ ordered, children }: { ordered: boolean; children: ReactNode }) =>
  ordered ? <ol>{children}</ol> : <ul>{children}</ul>;

const Text = ({ block, children }: { block: Block; children: ReactNode }) =>
  block.type === 'heading' ? (
    <h3 style={{ textAlign: block.align }}>{children}</h3>
  ) : (
    <p style={{ textAlign: block.align }}>{children}</p>
  );

const Inlines = ({ inlines, ...texts }: { inlines: Block['inlines'] } & Texts) =>
  inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity and never move.
    <Fragment key={index}>{inlineOf(inline, texts)}</Fragment>
  ));

function inlineOf(inline: Inline, { tagText, filled = {} }: Texts): ReactNode {
  if (inline.type === 'tag' && inline.tag)
    return (
      <mark className={styles.value} data-missing>
        {tagText(inline.tag)}
      </mark>
    );
  if (inline.type === 'field' && inline.field) {
    const value = filled[inline.field.id];
    if (value) return <FilledValue label={inline.field.label} value={value} />;
    const Icon = FIELD_ICONS[inline.field.kind];
    return (
      <span className={styles.field} data-role={inline.field.role}>
        <Icon size={14} aria-hidden="true" />
        {inline.field.label}
      </span>
    );
  }
  const text = inline.text ?? '';
  return inline.filled ? <mark className={styles.value}>{text}</mark> : styled(inline, text);
}

function styled({ bold, italic, underline }: Inline, text: string): ReactNode {
  const underlined = underline ? <u>{text}</u> : text;
  const slanted = italic ? <em>{underlined}</em> : underlined;
  return bold ? <strong>{slanted}</strong> : slanted;
}
