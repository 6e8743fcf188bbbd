// Inserts a message template into the editor (MSG-010).
import type { MessageTemplate } from '@onward/contract/messages/message-templates';
import type { Channel } from '@onward/domain/messages/channels';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Popover } from 'antd';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { TaggedText } from '../parts/TaggedText.tsx';
import { templatesQuery } from '../templates/templates.api.ts';
import styles from './TemplatePicker.module.css';

interface Props {
  channel: Channel;
  /** The editor is not empty, so a template would replace its text. */
  written: boolean;
  onPick: (template: MessageTemplate) => void;
}

export function TemplatePicker({ channel, written, onPick }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="topRight"
      destroyOnHidden
      content={
        <Choices
          channel={channel}
          written={written}
          onPick={(template) => {
            setOpen(false);
            onPick(template);
          }}
        />
      }
    >
      <Button type="text" icon={<Files size={15} />} aria-expanded={open}>
        {t('messages:composer.templates')}
      </Button>
    </Popover>
  );
}

function Choices({ channel, written, onPick }: Props) {
  const { t } = useTranslation();
  const mayEdit = useAccess().may({ permission: 'edit_template' });
  const [typed, setTyped] = useState('');
  const { data = [], isPending, error } = useQuery(templatesQuery(channel));
  const wanted = typed.trim().toLowerCase();
  const found = data.filter(({ name, body }) => `${name} ${body}`.toLowerCase().includes(wanted));
  return (
    <div className={styles.list}>
      <Input
        autoFocus
        type="search"
        aria-label={t('messages:composer.findTemplate')}
        placeholder={t('messages:composer.findTemplate')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {written && <p className={styles.note}>{t('messages:composer.replaces')}</p>}
      {!isPending && found.length === 0 && (
        <p className={styles.note} role="status">
          {error ? t('messages:composer.templatesNotLoaded') : t('messages:composer.noTemplates')}
        </p>
      )}
      <ul>
        {found.map((template) => (
          <li key={template.id}>
            <button type="button" onClick={() => onPick(template)}>
              <strong>{template.name}</strong>
              <span>
                <TaggedText text={template.body} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {mayEdit && <Link to={paths.messageTemplates()}>{t('messages:composer.manageTemplates')}</Link>}
    </div>
  );
}
