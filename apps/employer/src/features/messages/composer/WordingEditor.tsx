// Edits the text of a message or template: subject where there is one, body with tags, and tools.
import { type Channel, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { TagEditor, type TagEditorHandle } from '../parts/tag-editor/TagEditor.tsx';
import { useTagFields } from '../parts/tag-editor/use-tag-fields.ts';
import { LengthCount } from './LengthCount.tsx';
import { TagMenu } from './TagMenu.tsx';
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
  /** The text to measure, where it differs from the one being edited. */
  counted?: string | undefined;
  /** Shown between the text and the tools. */
  files?: ReactNode;
  /** Shown next to the tag menu. */
  tools?: ReactNode;
  /** Focuses the first field. */
  ref?: Ref<Pick<TagEditorHandle, 'focus'>>;
}

export function WordingEditor({ id, channel, wording, placeholder, describedBy, onChange, ...rest }: Props) {
  const { onSend, counted = wording.body, files, tools, ref } = rest;
  const { t } = useTranslation();
  const fields = useTagFields();
  useImperativeHandle(ref, () => ({ focus: () => (fields.subject.current ?? fields.body.current)?.focus() }));
  return (
    <div className={styles.editor}>
      {channel === 'email' && (
        <div className={styles.subject}>
          <TagEditor
            ref={fields.subject}
            id={`${id}-subject`}
            label={t('messages:composer.subject')}
            placeholder={t('messages:composer.subject')}
            value={wording.subject}
            onChange={(subject) => onChange({ subject })}
            values={null}
            singleLine
            maxLength={SUBJECT_MAX}
            onSend={onSend}
            onFocusChange={(focused) => focused && fields.markUsed(fields.subject)}
          />
        </div>
      )}
      <TagEditor
        ref={fields.body}
        id={id}
        label={t('messages:composer.body')}
        placeholder={placeholder}
        value={wording.body}
        onChange={(body) => onChange({ body })}
        values={null}
        describedBy={describedBy}
        onSend={onSend}
        onFocusChange={(focused) => focused && fields.markUsed(fields.body)}
      />
      {files}
      <div className={styles.foot}>
        <TagMenu values={null} onInsert={fields.insertTag} />
        {tools}
        <LengthCount channel={channel} text={counted} />
      </div>
    </div>
  );
}
