// The text of a letter as its reader sees it.
import type { Block, Inline } from '@onward/domain/documents/content';
import { FieldMark } from '../FieldMark.tsx';
import { Letterhead } from '../Letterhead.tsx';
import styles from './preview.module.css';

export const LetterText = ({ blocks, letterhead }: { blocks: readonly Block[]; letterhead: string }) => (
  <div className={styles.letter}>
    <Letterhead name={letterhead} />
    {blocks.map(({ type, align, inlines }, index) => {
      const Element = type === 'heading' ? 'h4' : 'p';
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a preview are only read
        <Element key={index} data-block={type} data-align={align}>
          {inlines.map((inline, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <InlinePart key={at} inline={inline} />
          ))}
        </Element>
      );
    })}
  </div>
);

function InlinePart({ inline }: { inline: Inline }) {
  if (inline.type === 'field') {
    return (
      <span className={styles.field} data-kind={inline.field.kind}>
        <FieldMark field={inline.field} />
      </span>
    );
  }
  if (inline.type === 'tag') return null;
  const { text, bold, italic, underline, filled } = inline;
  return (
    <span
      className={filled ? styles.filled : undefined}
      style={{
        ...(bold && { fontWeight: 640 }),
        ...(italic && { fontStyle: 'italic' }),
        ...(underline && { textDecoration: 'underline' }),
      }}
    >
      {text}
    </span>
  );
}
