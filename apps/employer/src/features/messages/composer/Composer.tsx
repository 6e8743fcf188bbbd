// Replies to an applicant by text or email: tags, templates, files, schedule and length (MSG-005, AHD-009).
import type { Conversation } from '@onward/contract/messages/conversations';
import { type Channel, EMAIL_MAX, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { fillTags } from '@onward/domain/messages/merge-tags';
import { atSentLength } from '@onward/domain/messages/personal-links';
import { Button } from 'antd';
import { SendHorizontal, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMMAND_KEY } from '../../../platform/command-key.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { TagEditor } from '../parts/tag-editor/TagEditor.tsx';
import { useTagFields } from '../parts/tag-editor/use-tag-fields.ts';
import { unfilledTags } from '../parts/tag-text.ts';
import { AttachButton, AttachedFiles } from './AttachedFiles.tsx';
import { ChannelSwitch } from './ChannelSwitch.tsx';
import styles from './Composer.module.css';
import { LaterButton, LaterNote } from './Later.tsx';
import { LengthCount } from './LengthCount.tsx';
import { SuggestMessage } from './SuggestMessage.tsx';
import { TagMenu } from './TagMenu.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { useComposer } from './use-composer.ts';

export interface ComposerProps {
  conversation: Conversation;
  /** A request to write, e.g. from a button in the page header; a higher `count` repeats it. */
  replyRequest?: { channel: Channel | null; count: number } | null;
  /** Called when the user starts or stops typing. */
  onWriting?: (writing: boolean) => void;
}

export default function Composer({ conversation, replyRequest = null, onWriting }: ComposerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { subject, body: editor, markUsed, insertTag } = useTagFields();
  const composer = useComposer(conversation);
  const { draft, change, files, setFiles, later, setLater, failure, busy, problem, isReachable, submit } = composer;
  const values = conversation.merge_values;
  const empty = unfilledTags(`${draft.subject}\n${draft.body}`, values);
  const written = draft.body !== '' || draft.subject !== '';

  const [subjectRequests, setSubjectRequests] = useState(0);
  useEffect(() => {
    if (subjectRequests > 0) subject.current?.focus();
  }, [subjectRequests, subject]);
  /** An email begins with its subject. */
  const choose = (channel: Channel) => {
    change({ channel });
    if (channel === 'email' && draft.subject === '') setSubjectRequests((count) => count + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request is handled once
  useEffect(() => {
    if (!replyRequest?.count) return;
    if (replyRequest.channel) choose(replyRequest.channel);
    if (replyRequest.channel !== 'email' || draft.subject !== '') editor.current?.focus();
  }, [replyRequest?.count]);
  // Stays open from then on: shrinking while a button is pressed would move the button away from the pointer.
  const [opened, setOpened] = useState(false);
  const reportFocus = (field: typeof editor) => (focused: boolean) => {
    if (focused) {
      setOpened(true);
      markUsed(field);
    }
    onWriting?.(focused);
  };

  return (
    <section
      className={styles.composer}
      aria-label={t('messages:composer.label')}
      data-closed={!isReachable}
      data-opened={opened}
    >
      <div className={styles.top}>
        <ChannelSwitch value={draft.channel} reach={conversation.reach} onChange={choose} />
        <TemplatePicker
          channel={draft.channel}
          written={written}
          onPick={({ subject, body }) => {
            change({ body, ...(subject ? { subject } : {}) });
            editor.current?.focus();
          }}
        />
      </div>
      {draft.channel === 'email' && (
        <div className={styles.subject}>
          <TagEditor
            ref={subject}
            id={`${id}-subject`}
            label={t('messages:composer.subject')}
            placeholder={t('messages:composer.subject')}
            value={draft.subject}
            onChange={(subject) => change({ subject })}
            values={values}
            disabled={!isReachable}
            singleLine
            maxLength={SUBJECT_MAX}
            onSend={() => void submit()}
            onFocusChange={reportFocus(subject)}
          />
        </div>
      )}
      <TagEditor
        ref={editor}
        id={`${id}-body`}
        label={t('messages:composer.body')}
        placeholder={t('messages:composer.placeholder', { name: conversation.person.first_name })}
        value={draft.body}
        onChange={(body) => change({ body })}
        values={values}
        describedBy={`${id}-notes`}
        disabled={!isReachable}
        onSend={() => void submit()}
        onFocusChange={reportFocus(editor)}
      />
      <AttachedFiles files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />
      <div id={`${id}-notes`} className={styles.notes}>
        {empty.length > 0 && (
          <p className={styles.warning} role="status">
            <TriangleAlert size={14} aria-hidden="true" />
            {t('messages:composer.emptyTags', {
              tags: empty.map((tag) => t(`messages:composer.tags.${tag}`)).join(', '),
              count: empty.length,
            })}
          </p>
        )}
        {written && problem && <p className={styles.problem}>{problem}</p>}
        {later && <LaterNote at={later} timeZone={conversation.time_zone} onClear={() => setLater(null)} />}
      </div>
      <FormAlert failure={failure} />
      <div className={styles.foot}>
        <TagMenu values={values} disabled={!isReachable} onInsert={insertTag} />
        <SuggestMessage
          written={draft}
          replyingTo={lastWords(conversation)}
          onText={(body) => change({ body })}
          disabled={!isReachable}
        />
        <AttachButton channel={draft.channel} files={files} disabled={!isReachable} onFiles={setFiles} />
        <LaterButton disabled={!isReachable} later={later} onChange={setLater} />
        <span className={styles.sending}>
          <LengthCount channel={draft.channel} text={atSentLength(fillTags(draft.body, values))} />
          <Button
            type="primary"
            icon={<SendHorizontal size={16} />}
            loading={busy}
            disabled={!isReachable || problem !== null}
            onClick={() => void submit()}
          >
            {later ? t('messages:composer.sendLater') : t(`messages:composer.send.${draft.channel}`)}
            <span className={styles.keys} aria-hidden="true">
              {COMMAND_KEY}↵
            </span>
          </Button>
        </span>
      </div>
    </section>
  );
}

/** What the applicant wrote last, unless somebody has replied since. */
const lastWords = ({ last_message }: Conversation): string =>
  last_message?.direction === 'inbound' ? last_message.body.slice(0, EMAIL_MAX) : '';
