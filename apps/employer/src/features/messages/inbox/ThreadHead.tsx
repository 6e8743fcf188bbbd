// The header of a thread: person, call, mark as done, and more actions.
import type { Conversation } from '@onward/contract/messages/conversations';
import { Button, Dropdown } from 'antd';
import { ArchiveRestore, ArrowLeft, Check, Ellipsis, MailOpen, Phone, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { spendKey } from '../../../design/overlays/spend-key.ts';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { changeConversation, markRead } from '../messages.api.ts';
import { fullName } from './ConversationItem.tsx';
import styles from './ThreadHead.module.css';

interface Props {
  conversation: Conversation;
  /** On phones, the address of the list. */
  backTo: string | null;
  onDone: () => void;
}

export function ThreadHead({ conversation, backTo, onDone }: Props) {
  const { t } = useTranslation();
  const { position, reach, assignee, application_id, person } = conversation;
  const mayWrite = useAccess().may({ permission: 'edit_message', module: 'messaging', writes: true });
  const name = fullName(person);
  const phone = reach.sms.to;
  return (
    <header className={styles.head}>
      {backTo !== null && (
        <Link to={backTo} className={styles.back} aria-label={t('messages:inbox.back')}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
      )}
      {backTo === null && <Avatar name={name} size={36} />}
      <div className={styles.who}>
        <h2>
          <Link to={paths.applicant(application_id)}>{name}</Link>
        </h2>
        <p>
          {assignee
            ? t('messages:inbox.assignedTo', { name: assignee.name })
            : `${position.title}, ${position.location_name}`}
        </p>
      </div>
      {phone && (
        <a
          className={styles.call}
          href={`tel:${phone}`}
          aria-label={t('messages:inbox.call', { name })}
          title={t('messages:inbox.call', { name })}
        >
          <Phone size={17} aria-hidden="true" />
        </a>
      )}
      {mayWrite && backTo === null && <DoneButton conversation={conversation} onDone={onDone} />}
      <ThreadMenu conversation={conversation} mayWrite={mayWrite} onDone={onDone} inMenu={backTo !== null} />
    </header>
  );
}

function DoneButton({ conversation, onDone }: Pick<Props, 'conversation' | 'onDone'>) {
  const { t } = useTranslation();
  return (
    <Button onClick={onDone}>
      {conversation.is_archived ? t('messages:inbox.bringBack') : t('messages:inbox.done')}
    </Button>
  );
}

interface MenuProps extends Pick<Props, 'conversation' | 'onDone'> {
  mayWrite: boolean;
  /** Shown as menu items where there is no room for the button. */
  inMenu: boolean;
}

function ThreadMenu({ conversation, mayWrite, onDone, inMenu }: MenuProps) {
  const { t } = useTranslation();
  const { staffs } = useStartup();
  const { id, assignee_id } = conversation;
  // The global error handler shows why it was refused.
  const assign = (staffId: number | null) => void changeConversation(id, { assignee_id: staffId }).catch(() => null);
  const people: { key: string; label: ReactNode; icon: ReactNode; onClick: () => void }[] = (staffs ?? []).map(
    (colleague) => ({
      key: `staff-${colleague.id}`,
      label: colleague.name || colleague.email,
      icon: colleague.id === assignee_id ? <Check size={15} /> : <span className={styles.noIcon} />,
      onClick: () => assign(colleague.id),
    }),
  );
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        onClick: spendKey,
        items: [
          ...(inMenu && mayWrite
            ? [
                {
                  key: 'done',
                  label: conversation.is_archived ? t('messages:inbox.bringBack') : t('messages:inbox.done'),
                  icon: <ArchiveRestore size={15} />,
                  onClick: onDone,
                },
              ]
            : []),
          {
            key: 'unread',
            label: t('messages:inbox.markUnread'),
            icon: <MailOpen size={15} />,
            onClick: () => void markRead(id, true).catch(() => null),
          },
          ...(mayWrite
            ? [
                {
                  key: 'assign',
                  label: t('messages:inbox.assign'),
                  icon: <UserRound size={15} />,
                  popupClassName: styles.people ?? '',
                  children: [
                    {
                      key: 'nobody',
                      label: t('messages:inbox.nobody'),
                      icon: assignee_id === null ? <Check size={15} /> : <span className={styles.noIcon} />,
                      onClick: () => assign(null),
                    },
                    ...people,
                  ],
                },
              ]
            : []),
        ],
      }}
    >
      <Button
        icon={<Ellipsis size={17} />}
        aria-label={t('messages:inbox.moreOf', { name: fullName(conversation.person) })}
        title={t('messages:inbox.moreOf', { name: fullName(conversation.person) })}
      />
    </Dropdown>
  );
}
