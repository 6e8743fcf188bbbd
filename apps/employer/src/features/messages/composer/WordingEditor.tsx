// The words of a message or template: a subject where there is one, the text with its tags, and what helps to write it.
import { type Channel, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { Input } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LengthCount } from './LengthCount.tsx';
import { TagEditor, type TagEditorHandle } from './TagEditor.tsx';
import { TagMenu } from './TagMenu.tsx';
import { writtenTag } from './tag-text.ts';
import styles from './WordingEditor.module.css';

export interface Wording {
  subject: string;
  body: string;
}

interface Props {
  id: string;
  channel: Channel;
  wording: Wording;
  placeholder: string;
  describedBy: string;
  onChange: (changed: Partial<Wording>) => void;
  onSend?: () => void;
  /** The text whose length counts, where it is not the one that is written. */
  counted?: string | undefined;
  /** Between the text and the tools. */
  files?: ReactNode;
  /** Beside the tags. */
  tools?: ReactNode;
}

export function WordingEditor({ id, channel, wording, placeholder, describedBy, onChange, ...rest }: Props) {
  const { onSend, counted = wording.body, files, tools } = rest;
  const { t } = useTranslation();
  const editor = useRef<TagEditorHandle>(null);
  return (
    <div className={styles.editor}>
      {channel === 'email' && (
        <Input
          variant="borderless"
          className={styles.subject ?? ''}
          aria-label={t('messages:composer.subject')}
          placeholder={t('messages:composer.subject')}
          maxLength={SUBJECT_MAX}
          value={wording.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      )}
      <TagEditor
        ref={editor}
        id={id}
        label={t('messages:composer.body')}
        placeholder={placeholder}
        value={wording.body}
        onChange={(body) => onChange({ body })}
        values={null}
        describedBy={describedBy}
        onSend={onSend}
      />
      {files}
      <div className={styles.foot}>
        <TagMenu values={null} onInsert={(tag) => editor.current?.insert(writtenTag(tag))} />
        {tools}
        <LengthCount channel={channel} text={counted} />
      </div>
    </div>
  );
}
