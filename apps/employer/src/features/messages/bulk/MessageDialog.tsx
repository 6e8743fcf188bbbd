// One message to many applicants, with tags filled in for each; shows who is skipped before sending (MSG-006, MSG-012).
import type { Channel } from '@onward/domain/messages/channels';
import { Button } from 'antd';
import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import type { MessageDialogProps } from '../../../platform/room-parts.ts';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { AttachButton, AttachedFiles } from '../composer/AttachedFiles.tsx';
import { SuggestMessage } from '../composer/SuggestMessage.tsx';
import { TemplatePicker } from '../composer/TemplatePicker.tsx';
import { useProblemText } from '../composer/use-composer.ts';
import { WordingEditor } from '../composer/WordingEditor.tsx';
import type { Upload } from '../messages.api.ts';
import type { TagEditorHandle } from '../parts/tag-editor/TagEditor.tsx';
import styles from './MessageDialog.module.css';
import { RecipientsPreview } from './RecipientsPreview.tsx';
import { usePreview } from './use-preview.ts';

interface MessageText {
  channel: Channel;
  subject: string;
  body: string;
  /** A template that was chosen and not edited; each recipient then gets it in their own language. */
  templateId: number | null;
}

export default function MessageDialog({ channel, recipients, count, name, open, onClose, onRun }: MessageDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [written, setWritten] = useState<MessageText>({ channel, subject: '', body: '', templateId: null });
  const editor = useRef<Pick<TagEditorHandle, 'focus'>>(null);
  const [files, setFiles] = useState<readonly Upload[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const problem = useProblemText(written, files);
  const preview = usePreview(recipients, written);
  const dirty = written.body !== '' || written.subject !== '';
  const { close, question } = useGuardedClose({ open, dirty, busy, onClose });
  const reached = preview.data?.reached ?? count;
  const change = (changed: Partial<MessageText>) => setWritten((now) => ({ ...now, templateId: null, ...changed }));

  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onRun({
        subject: written.subject.trim(),
        body: written.body.trim(),
        template_id: written.templateId,
        attachment_upload_ids: files.map((file) => file.id),
      });
      onClose();
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const ready = problem === null && preview.isKnown && reached > 0;

  return (
    <Dialog
      open={open}
      width="preview"
      title={name ? t(`messages:bulk.titleOfOne.${channel}`, { name }) : t(`messages:bulk.title.${channel}`, { count })}
      onShown={() => editor.current?.focus()}
      onClose={close}
      dirty={busy}
      actions={
        <>
          <span className={styles.undo}>{t('messages:bulk.undoHint')}</span>
          <Button onClick={close} disabled={busy}>
            {t('shell:cancel')}
          </Button>
          <Button
            type="primary"
            icon={<SendHorizontal size={16} />}
            loading={busy}
            disabled={!ready}
            onClick={() => void submit()}
          >
            {t('messages:bulk.send', { count: reached })}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.write}>
          <FormAlert failure={failure} />
          <WordingEditor
            ref={editor}
            id={`${id}-body`}
            channel={channel}
            wording={written}
            placeholder={t('messages:bulk.placeholder')}
            describedBy={`${id}-problem`}
            onChange={change}
            onSend={() => {
              if (ready) void submit();
            }}
            counted={preview.data?.shown?.body}
            files={<AttachedFiles files={files} onRemove={(file) => setFiles(files.filter((each) => each !== file))} />}
            tools={
              <>
                <SuggestMessage written={written} onText={(body) => change({ body })} />
                <AttachButton channel={channel} files={files} onFiles={setFiles} />
                <TemplatePicker
                  channel={channel}
                  written={dirty}
                  onPick={(template) =>
                    change({ body: template.body, subject: template.subject ?? '', templateId: template.id })
                  }
                />
              </>
            }
          />
          <p id={`${id}-problem`} className={styles.problem}>
            {dirty && problem}
          </p>
        </div>
        <RecipientsPreview channel={channel} preview={preview} />
      </div>
      <LeaveDialog question={question} />
    </Dialog>
  );
}
