// The available merge tags, each with its value for this person (MSG-012).
import type { MergeTag } from '@onward/domain/messages/merge-tags';
import { Button, Dropdown } from 'antd';
import { Braces } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { spendKey } from '../../../design/overlays/spend-key.ts';
import { MESSAGE_TAGS } from '../parts/tag-text.ts';
import styles from './TagMenu.module.css';

interface Props {
  /** Null when the message has several recipients. */
  values: Readonly<Record<string, string | null>> | null;
  disabled?: boolean;
  onInsert: (tag: MergeTag) => void;
}

export function TagMenu({ values, disabled = false, onInsert }: Props) {
  const { t } = useTranslation();
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      autoFocus
      disabled={disabled}
      menu={{
        onClick: spendKey,
        items: MESSAGE_TAGS.map((tag) => ({
          key: tag,
          label: (
            <span className={styles.tag}>
              {t(`messages:composer.tags.${tag}`)}
              {values && <small>{values[tag]?.trim() || t('messages:composer.nothing')}</small>}
            </span>
          ),
          onClick: () => onInsert(tag),
        })),
      }}
    >
      <Button type="text" icon={<Braces size={16} />} aria-label={t('messages:composer.mergeTag')}>
        <span className={styles.label}>{t('messages:composer.mergeTag')}</span>
      </Button>
    </Dropdown>
  );
}
