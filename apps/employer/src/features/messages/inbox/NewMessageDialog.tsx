// Starts a thread: finds a person by name, then opens the thread with them.
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { peopleQuery, startConversation } from '../messages.api.ts';
import { fullName } from './ConversationItem.tsx';
import styles from './NewMessageDialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  onStarted: (conversationId: number) => void;
}

export function NewMessageDialog({ open, onClose, onStarted }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} title={t('messages:inbox.newTitle')} onClose={onClose}>
      <PeopleSearch onStarted={onStarted} />
    </Dialog>
  );
}

function PeopleSearch({ onStarted }: Pick<Props, 'onStarted'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const { data: found } = useQuery(peopleQuery(typed));
  const choose = async (applicationId: number) => {
    setBusy(true);
    // The global error handler shows why it was refused.
    const id = await startConversation(applicationId).catch(() => null);
    setBusy(false);
    if (id !== null) onStarted(id);
  };
  return (
    <div className={styles.people}>
      <Input
        autoFocus
        type="search"
        aria-label={t('messages:inbox.findPerson')}
        placeholder={t('messages:inbox.findPerson')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found?.length === 0 && <p role="status">{t('messages:inbox.nobodyFound')}</p>}
      <ul>
        {(found ?? []).map((applicant) => (
          <li key={applicant.id}>
            <button type="button" disabled={busy} onClick={() => void choose(applicant.id)}>
              <Avatar name={fullName(applicant)} />
              <span>
                <strong>{fullName(applicant)}</strong>
                <small>
                  {applicant.position.title}, {applicant.position.location.name}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
