// Flags messages that may mean "stop texting me"; staff decide, since any reasonable wording counts by law (MSG-008).
import type { Conversation } from '@onward/contract/messages/conversations';
import { Button } from 'antd';
import { MessageSquareOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeConversation } from '../messages.api.ts';
import styles from './RevokeNotice.module.css';

interface Props {
  conversation: Pick<Conversation, 'id' | 'person'>;
  mayWrite: boolean;
}

export function RevokeNotice({ conversation: { id, person }, mayWrite }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const decide = async (change: { may_revoke: false } | { sms_opt_out: true }) => {
    setBusy(true);
    // The global error handler shows why it was refused.
    await changeConversation(id, change).catch(() => null);
    setBusy(false);
  };
  return (
    <div className={styles.notice} role="status">
      <MessageSquareOff size={18} aria-hidden="true" />
      <p>{t('messages:thread.mayRevoke', { name: person.first_name })}</p>
      {mayWrite && (
        <span className={styles.buttons}>
          <Button size="small" disabled={busy} onClick={() => void decide({ may_revoke: false })}>
            {t('messages:thread.noOptOut')}
          </Button>
          <Button size="small" type="primary" disabled={busy} onClick={() => void decide({ sms_opt_out: true })}>
            {t('messages:thread.optOut')}
          </Button>
        </span>
      )}
    </div>
  );
}
