// Emails and texts from unknown senders, which support staff assign to an applicant or dismiss (MSG-007).
import type { UnassignedMessage } from '@onward/contract/messages/unassigned-messages';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../design/lists/SearchField.tsx';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { SupportList, usePageOf } from '../SupportList.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import styles from './UnassignedMessages.module.css';
import { dismissMessage, unassignedQuery } from './unassigned.api.ts';
import { useAddressText } from './use-address-text.ts';

const SEARCH_MAX = 120;

export function UnassignedMessages() {
  const { t } = useTranslation();
  const [, goTo] = usePageOf('unassigned');
  const [query, setQuery] = useState('');
  const assigning = useDialog<UnassignedMessage>();
  const dismissing = useDialog<UnassignedMessage>();
  const search = (text: string): void => {
    setQuery(text);
    goTo(1);
  };
  const dismiss = async ({ id }: UnassignedMessage): Promise<void> => {
    await dismissMessage(id);
    toasts.success(t('messages:unassigned.dismissed'));
    dismissing.close();
  };
  return (
    <>
      <SupportList
        name="unassigned"
        title={t('messages:unassigned.title')}
        search={
          <SearchField label={t('messages:unassigned.search')} value={query} maxLength={SEARCH_MAX} onSearch={search} />
        }
        texts={{
          notLoaded: t('messages:unassigned.notLoaded'),
          emptyTitle: query ? t('messages:unassigned.noMatch', { query }) : t('messages:unassigned.none'),
          emptyText: query ? '' : t('messages:unassigned.noneText'),
          count: (count) => t('messages:unassigned.count', { count }),
        }}
        query={(page) => unassignedQuery(page, query)}
        rowsOf={({ unassigned_messages }) =>
          unassigned_messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onAssign={() => assigning.show(message)}
              onDismiss={() => dismissing.show(message)}
            />
          ))
        }
      />
      {assigning.subject && (
        <AssignDialog
          key={assigning.visit}
          message={assigning.subject}
          open={assigning.open}
          onClose={assigning.close}
        />
      )}
      <ConfirmDialog
        open={dismissing.open}
        title={t('messages:unassigned.dismissTitle')}
        text={t('messages:unassigned.dismissText')}
        confirmLabel={t('messages:unassigned.dismiss')}
        danger
        // The shared handler shows the error.
        onConfirm={() => dismissing.subject && dismiss(dismissing.subject).catch(() => null)}
        onCancel={dismissing.close}
      />
    </>
  );
}

interface RowProps {
  message: UnassignedMessage;
  onAssign: () => void;
  onDismiss: () => void;
}

function MessageRow({ message, onAssign, onDismiss }: RowProps) {
  const { t, i18n } = useTranslation();
  const { channel, subject, body, received_at } = message;
  const addressText = useAddressText(message);
  const sender = addressText(message.sender);
  const recipient = addressText(message.recipient);
  const meta = [
    t(`shell:support.channels.${channel}`),
    relativeTime(new Date(received_at), new Date(), i18n.language),
    subject,
  ];
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.people}>{t('messages:unassigned.line', { sender, recipient })}</p>
        <p className={styles.body}>{body}</p>
        <p className={styles.meta}>{meta.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.buttons}>
        <Button aria-label={t('messages:unassigned.assignOf', { sender })} onClick={onAssign}>
          {t('messages:unassigned.assign')}
        </Button>
        <Button type="text" aria-label={t('messages:unassigned.dismissOf', { sender })} onClick={onDismiss}>
          {t('messages:unassigned.dismiss')}
        </Button>
      </div>
    </li>
  );
}
