// A text with merge tags to read, not to edit: each tag is a chip with its name, never its braces (MSG-012).
import { useTranslation } from 'react-i18next';
import styles from './TaggedText.module.css';
import { isNamedTag, partsOf } from './tag-text.ts';

export function TaggedText({ text }: { text: string }) {
  const { t } = useTranslation();
  return partsOf(text).map((part, index) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a tag can appear twice, and the parts are in the order of the text
      <span key={index} className={styles.chip}>
        {isNamedTag(part.tag) ? t(`messages:composer.tags.${part.tag}`) : part.tag}
      </span>
    ),
  );
}
