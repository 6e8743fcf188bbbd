// A field inside the text of a letter.
import type { DocumentField } from '@onward/domain/documents/fields';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { use } from 'react';
import { FieldMark } from '../FieldMark.tsx';
import { ChipContext } from './chip-state.ts';
import styles from './chips.module.css';

export function FieldChip({ node, selected }: NodeViewProps) {
  const { selectedId, wrong } = use(ChipContext);
  const field = node.attrs as DocumentField;
  return (
    <NodeViewWrapper as="span">
      <span
        className={styles.field}
        data-kind={field.kind}
        data-role={field.role}
        data-selected={selected || selectedId === field.id}
        data-wrong={wrong.has(field.id)}
      >
        <FieldMark field={field} />
      </span>
    </NodeViewWrapper>
  );
}
