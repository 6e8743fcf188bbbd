// The message of a rule: channel, text and merge tags (JOB-029, MSG-012).
import {
  isReminder,
  MESSAGE_BODY_MAX,
  MESSAGE_SUBJECT_MAX,
  RULE_CHANNELS,
  type RuleChannel,
} from '@onward/domain/hiring-processes/rules';
import { checkMergeTags, type MessageKind, tagsOf } from '@onward/domain/messages/merge-tags';
import { Button, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { TagField } from '../../messages/parts/tag-editor/TagField.tsx';
import { useTagFields } from '../../messages/parts/tag-editor/use-tag-fields.ts';
import type { DraftRule } from '../process/process-draft.ts';
import styles from './MessageDrawer.module.css';

interface Props {
  open: boolean;
  rule: DraftRule;
  kind: MessageKind;
  onUse: (change: Pick<DraftRule, 'channel' | 'message_template'>) => void;
  onClose: () => void;
}

const SILENT = 'none';

export function MessageDrawer({ open, rule, kind, onUse, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [channel, setChannel] = useState(rule.channel);
  const [subject, setSubject] = useState(rule.message_template?.subject ?? '');
  const [body, setBody] = useState(rule.message_template?.body ?? '');
  const fields = useTagFields();

  const channels = [...RULE_CHANNELS, ...(isReminder(rule.kind) ? [] : ([SILENT] as const))];
  const speaks = channel !== null;
  const withSubject = speaks && channel !== 'sms';
  const wrong = speaks ? checkMergeTags(kind, withSubject ? `${subject}\n${body}` : body) : null;
  const problem =
    speaks && body.trim() === ''
      ? t('hiring-processes:message.required')
      : body.length > MESSAGE_BODY_MAX
        ? t('errors:fields.too_long', { count: MESSAGE_BODY_MAX })
        : wrong && t(`errors:fields.rule_${wrong.problem}`, { tags: wrong.tags.join(', ') });
  const subjectProblem = withSubject && subject.trim() === '' ? t('hiring-processes:message.subjectRequired') : null;

  return (
    <SideDrawer
      open={open}
      title={t(`hiring-processes:kinds.${rule.kind}`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button
            type="primary"
            disabled={problem !== null || subjectProblem !== null}
            onClick={() =>
              onUse({
                channel,
                message_template: speaks ? { subject: withSubject ? subject : '', body } : rule.message_template,
              })
            }
          >
            {t('hiring-processes:message.use')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Segmented<RuleChannel | typeof SILENT>
          aria-label={t('hiring-processes:message.channel')}
          value={channel ?? SILENT}
          options={channels.map((value) => ({ value, label: t(`hiring-processes:channels.${value}`) }))}
          onChange={(value) => setChannel(value === SILENT ? null : value)}
        />
        {withSubject && (
          <TagField
            id={`${id}-subject`}
            ref={fields.subject}
            label={t('hiring-processes:message.subject')}
            value={subject}
            error={subjectProblem}
            required
            singleLine
            maxLength={MESSAGE_SUBJECT_MAX}
            onFocusChange={(focused) => focused && fields.markUsed(fields.subject)}
            onChange={setSubject}
          />
        )}
        {speaks && (
          <>
            <TagField
              id={`${id}-body`}
              ref={fields.body}
              label={t('hiring-processes:message.body')}
              value={body}
              error={problem}
              required
              onFocusChange={(focused) => focused && fields.markUsed(fields.body)}
              onChange={setBody}
            />
            <section className={styles.tags} aria-label={t('hiring-processes:message.tags')}>
              <p>{t('hiring-processes:message.tags')}</p>
              {tagsOf(kind).map((tag) => (
                <button key={tag} type="button" className={styles.tag} onClick={() => fields.insertTag(tag)}>
                  {t(`hiring-processes:mergeTags.${tag}`)}
                </button>
              ))}
            </section>
          </>
        )}
      </div>
    </SideDrawer>
  );
}
