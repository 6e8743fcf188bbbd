// The message of a rule inside its sentence; a click opens the message.
import { messageKindOf } from '@onward/domain/hiring-processes/rules';
import { Button } from 'antd';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { TaggedText } from '../../messages/parts/TaggedText.tsx';
import type { DraftRule } from '../process/process-draft.ts';
import { MessageDrawer } from './MessageDrawer.tsx';
import styles from './MessagePicker.module.css';
import { useMessageSummary } from './use-message-summary.ts';

interface Props {
  rule: DraftRule;
  onChange: (change: Partial<DraftRule>) => void;
}

const SHOWN_LETTERS = 40;

export function MessagePicker({ rule, onChange }: Props) {
  const { t } = useTranslation();
  const writing = useDialog<true>();
  const kind = messageKindOf(rule.kind);
  const messageSummary = useMessageSummary();
  if (!kind) return null;
  return (
    <>
      <Button
        size="small"
        className={styles.picker ?? ''}
        title={t('hiring-processes:pick.message')}
        onClick={() => writing.show(true)}
      >
        <span className={styles.words}>
          <TaggedText text={messageSummary(rule, SHOWN_LETTERS)} />
        </span>
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
