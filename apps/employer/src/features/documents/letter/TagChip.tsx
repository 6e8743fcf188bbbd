// A merge tag inside the text of a letter, named in the user's language (OFR-007).
import type { DocumentTag } from '@onward/domain/documents/content';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './chips.module.css';

export function TagChip({ node }: NodeViewProps) {
  const { t } = useTranslation();
  const { tag } = node.attrs as { tag: DocumentTag };
  return (
    <NodeViewWrapper as="span">
      <span className={styles.tag}>{t(`documents:tags.${tag}`)}</span>
    </NodeViewWrapper>
  );
}
