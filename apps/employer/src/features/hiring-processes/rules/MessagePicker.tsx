// What a rule sends, as one word of its sentence; a press opens the message.
import { messageKindOf } from '@onward/domain/hiring-processes/rules';
import { tagsOf } from '@onward/domain/messages/merge-tags';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import type { DraftRule } from '../process/process-draft.ts';
import { MessageDrawer } from './MessageDrawer.tsx';
import styles from './MessagePicker.module.css';

interface Props {
  rule: DraftRule;
  onChange: (change: Partial<DraftRule>) => void;
}

const SHOWN_LETTERS = 40;

export function MessagePicker({ rule, onChange }: Props) {
  const { t } = useTranslation();
  const writing = useDialog<true>();
  const kind = messageKindOf(rule.kind);
  const { channel, message_template: message } = rule;
  if (!kind) return null;
  const written = (channel === 'sms' ? message?.body : message?.subject)?.trim() ?? '';
  // Tags are read by their names; one that nobody knows stands as it was typed.
  const words = tagsOf(kind).reduce(
    (text, tag) => text.replaceAll(`{{${tag}}}`, `[${t(`hiring-processes:mergeTags.${tag}`)}]`),
    written,
  );
  const label =
    channel === null
      ? t('hiring-processes:noMessage')
      : t(`hiring-processes:channelMessage.${channel}`, {
          words: shortened(words) || t('hiring-processes:emptyMessage'),
        });
  return (
    <>
      <Button
        size="small"
        className={styles.picker ?? ''}
        title={t('hiring-processes:pick.message')}
        onClick={() => writing.show(true)}
      >
        <span className={styles.words}>{label}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </Button>
      <MessageDrawer
        key={writing.visit}
        open={writing.open}
        rule={rule}
        kind={kind}
        onUse={(change) => {
          writing.close();
          onChange(change);
        }}
        onClose={writing.close}
      />
    </>
  );
}

const shortened = (words: string): string =>
  words.length > SHOWN_LETTERS ? `${words.slice(0, SHOWN_LETTERS).trimEnd()}…` : words;
