// One file from the camera or the phone, with progress and a retry when the connection broke.
import { UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import { Icon } from '../../parts/Icon.tsx';
import { fileSizeText } from '../../texts/file-size.ts';
import { useTexts } from '../../texts/texts.ts';
import type { Upload } from '../upload-file.ts';
import { described, Field, type FieldFrame, fieldId } from './Field.tsx';
import { shrinkPhoto } from './shrink-photo.ts';
import { type FailedFile, MEGABYTES_MAX, type Sending, useTransfer } from './use-transfer.ts';

interface FileFieldProps extends FieldFrame {
  category: 'resume' | 'document';
  upload: Upload | undefined;
  /** A chosen file that was refused or did not arrive; it outlives this field. */
  failed: FailedFile | undefined;
  isDisabled: boolean;
  /** Upload URL of this page; created when the first file is sent. */
  uploadAddress(): Promise<string>;
  onUploaded(upload: Upload | null): void;
  /** Called while a file is uploading; resolves to true when it has arrived. */
  onSending(arrival: Promise<boolean>): void;
  onFailed(name: string, failed: FailedFile | null): void;
}

export const ACCEPTED_FILES = [...UPLOAD_RULES.document.contentTypes, '.doc', '.docx', 'image/*'].join(',');

export function FileField(props: FileFieldProps) {
  const { category, upload, failed, isDisabled, uploadAddress, onUploaded, onSending, onFailed, ...frame } = props;
  const { t } = useTexts();
  const { sending, transfer } = useTransfer({
    category,
    address: uploadAddress,
    prepare: shrinkPhoto,
    onFailed: (file) => onFailed(frame.name, file),
  });
  const isArriving = sending !== null && 'percent' in sending;
  const shown = isArriving ? sending : failed;
  const arrival = async (file: File): Promise<boolean> => {
    const arrived = await transfer(file);
    if (arrived) onUploaded(arrived);
    return arrived !== null;
  };
  const send = (file: File): void => onSending(arrival(file));
  // With a refused file another one can be chosen right away.
  const hasFile = isArriving || (upload !== undefined && !failed);

  return (
    <Field
      {...frame}
      problem={failed ? undefined : frame.problem}
      hint={hasFile ? undefined : t('careers:files.rules', { megabytes: MEGABYTES_MAX })}
    >
      {upload && !shown && <UploadedFile upload={upload} onRemove={() => onUploaded(null)} />}
      {shown && (
        <SendingFile
          id={`${fieldId(frame.name)}-problem`}
          sending={shown}
          onRetry={() => send(shown.file)}
          onRemove={() => onFailed(frame.name, null)}
        />
      )}
      <span class={hasFile ? 'file-picker unseen' : 'file-picker'}>
        <Icon name="camera" />
        <span aria-hidden="true">{t('careers:files.choose')}</span>
        <input
          {...described({ ...frame, problem: failed?.failure ?? frame.problem })}
          type="file"
          accept={ACCEPTED_FILES}
          disabled={isDisabled}
          tabIndex={hasFile ? -1 : undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) send(file);
          }}
        />
      </span>
    </Field>
  );
}

export function UploadedFile({ upload, onRemove }: { upload: Upload; onRemove?: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <div class="file">
      <span class="soft-tile" aria-hidden="true">
        <Icon name="file" />
      </span>
      <span class="file-words">
        <strong>{upload.file_name}</strong>
        <span class="meta">{fileSizeText(texts, upload.byte_size)}</span>
      </span>
      {onRemove && (
        <button
          class="round-button"
          type="button"
          aria-label={t('careers:files.remove', { name: upload.file_name })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

interface SendingFileProps {
  id?: string;
  sending: Sending;
  onRetry(): void;
  onRemove(): void;
}

export function SendingFile({ id, sending, onRetry, onRemove }: SendingFileProps) {
  const { t } = useTexts();
  const { file } = sending;
  if ('failure' in sending) {
    return (
      <div class="file file-failed">
        <span class="file-words" id={id} role="alert">
          {sending.failure}
        </span>
        {sending.canRetry && (
          <button class="quiet-button" type="button" onClick={onRetry}>
            {t('careers:files.retry')}
          </button>
        )}
        <button
          class="round-button"
          type="button"
          aria-label={t('careers:files.remove', { name: file.name })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
    );
  }
  const { percent } = sending;
  return (
    <div class="file">
      <span class="file-words">
        <span>{t('careers:files.uploading', { name: file.name, percent })}</span>
        <progress max={100} value={percent} aria-label={file.name} />
      </span>
    </div>
  );
}
