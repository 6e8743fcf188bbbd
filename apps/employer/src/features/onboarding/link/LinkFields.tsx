// How the link is sent: channels, and a message with the place of the link (ONB-036).
import { LINK_MESSAGE_MAX, LINK_TAG } from '@onward/domain/onboarding/links';
import { Button, Checkbox, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { CircleAlert, Link2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { TextCounter } from '../../../design/fields/TextCounter.tsx';
import styles from './LinkFields.module.css';
import { insertLink, type LinkEntries } from './link-entries.ts';

interface Props {
  entries: LinkEntries;
  onChange: (entries: LinkEntries) => void;
  problems: Partial<Record<keyof LinkEntries, string | null>>;
  /** Where each channel leads, for one person. */
  targets?: { phone: string | null; email: string | null };
}

const CHANNELS = { send_sms: 'phone', send_email: 'email' } as const;

export function ChannelFields({ entries, onChange, problems, targets }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const problem = problems.send_sms ?? problems.send_email;
  return (
    <fieldset className={styles.channels} aria-describedby={`${id}-problem`}>
      <legend>{t('onboarding:link.channels')}</legend>
      <div className={styles.choices}>
        {(['send_sms', 'send_email'] as const).map((channel) => {
          const target = targets?.[CHANNELS[channel]];
          return (
            <Checkbox
              key={channel}
              checked={entries[channel]}
              disabled={target === null && !entries[channel]}
              onChange={(event) => onChange({ ...entries, [channel]: event.target.checked })}
            >
              {t(`onboarding:link.${channel}`)}
              {targets && (
                <small className={styles.target}>{target ?? t(`onboarding:link.missing.${CHANNELS[channel]}`)}</small>
              )}
            </Checkbox>
          );
        })}
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem && (
          <>
            <CircleAlert size={13} aria-hidden="true" />
            {problem}
          </>
        )}
      </p>
    </fieldset>
  );
}

export function MessageField({ entries, onChange, problems }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<TextAreaRef>(null);
  const { message } = entries;
  const insert = () => {
    const element = area.current?.resizableTextArea?.textArea;
    onChange({ ...entries, message: insertLink(message, element?.selectionEnd ?? message.length) });
    element?.focus();
  };
  return (
    <Field
      htmlFor={id}
      label={t('onboarding:link.message')}
      aside={<TextCounter text={message} max={LINK_MESSAGE_MAX} />}
      hint={t('onboarding:link.messageHint')}
      error={problems.message}
    >
      <Input.TextArea
        ref={area}
        id={id}
        rows={3}
        value={message}
        placeholder={t('onboarding:link.usual')}
        status={problems.message ? 'error' : ''}
        aria-describedby={fieldNoteId(id)}
        onChange={({ target }) => onChange({ ...entries, message: target.value })}
      />
      {message.trim() !== '' && !message.includes(LINK_TAG) && (
        <Button size="small" className={styles.insert ?? ''} icon={<Link2 size={14} />} onClick={insert}>
          {t('onboarding:link.insert')}
        </Button>
      )}
    </Field>
  );
}
