// A merge tag inside the text, named in the user's language; its color says whether it has a value (MSG-012).
import { ownValue } from '@onward/domain/platform/own-value';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { isNamedTag, writtenTag } from '../tag-text.ts';
import styles from './TagEditor.module.css';

/** The value of each tag for this person; null without a person. */
export const TagValues = createContext<Readonly<Record<string, string | null>> | null>(null);

export function TagChip({ node }: NodeViewProps) {
  const { t } = useTranslation();
  const values = use(TagValues);
  const tag: string = node.attrs.tag;
  const value = values && ownValue(values, tag)?.trim();
  const state = isNamedTag(tag) ? (values && !value ? 'empty' : 'filled') : 'unknown';
  const title = state === 'empty' ? t('messages:composer.tagEmpty') : (value ?? '');
  return (
    <NodeViewWrapper as="span">
      <span className={styles.chip} data-state={state} title={title}>
        {isNamedTag(tag) ? t(`messages:composer.tags.${tag}`) : writtenTag(tag)}
      </span>
    </NodeViewWrapper>
  );
}
