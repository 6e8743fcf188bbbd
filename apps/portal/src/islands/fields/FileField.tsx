// One file from the camera or the phone, with progress and a retry when the connection broke.
import { UPLOAD_MAX_BYTES, UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import type { Upload } from '../upload-file.ts';
import { described, Field, type FieldFrame } from './Field.tsx';
import { type Sending, useTransfer } from './use-transfer.ts';

interface FileFieldProps extends FieldFrame {
  category: 'resume' | 'document';
  upload: Upload | undefined;
  isDisabled: boolean;
  /** Upload URL of this page; created when the first file is sent. */
  uploadAddress(): Promise<string>;
  onUploaded(upload: Upload | null): void;
  /** Called while a file is uploading; resolves to true when it has arrived. */
  onSending(arrival: Promise<boolean>): void;
}

export const ACCEPTED_FILES = [...UPLOAD_RULES.document.contentTypes, '.doc', '.docx', 'image/*'].join(',');
const MEGABYTES = UPLOAD_MAX_BYTES / 1_048_576;

export function FileField(props: FileFieldProps) {
  const { category, upload, isDisabled, uploadAddress, onUploaded, onSending, ...frame } = props;
  const { t } = useTexts();
  const { sending, transfer } = useTransfer({ category, address: uploadAddress });
  const arrival = async (file: File): Promise<boolean> => {
    const arrived = await transfer(file);
    if (arrived) onUploaded(arrived);
    return arrived !== null;
  };
  const send = (file: File): void => onSending(arrival(file));

  return (
    <Field {...frame} hint={upload || sending ? undefined : t('careers:files.rules', { megabytes: MEGABYTES })}>
      {upload && !sending && <UploadedFile upload={upload} onRemove={() => onUploaded(null)} />}
      {sending && <SendingFile sending={sending} onRetry={() => send(sending.file)} />}
      <span class={upload || sending ? 'file-picker unseen' : 'file-picker'}>
        <Icon name="camera" />
        <span aria-hidden="true">{t('careers:files.choose')}</span>
        <input
          {...described(frame)}
          type="file"
          accept={ACCEPTED_FILES}
          disabled={isDisabled}
          tabIndex={upload || sending ? -1 : undefined}
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

const KILOBYTE = 1024;

export function UploadedFile({ upload, onRemove }: { upload: Upload; onRemove?: () => void }) {
  const { t } = useTexts();
  const kilobytes = Math.max(1, Math.round(upload.byte_size / KILOBYTE));
  return (
    <div class="file">
      <span class="soft-tile" aria-hidden="true">
        <Icon name="file" />
      </span>
      <span class="file-words">
        <strong>{upload.file_name}</strong>
        <span class="meta">{t('careers:files.size', { kilobytes })}</span>
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

export function SendingFile({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const { t } = useTexts();
  if ('failure' in sending) {
    return (
      <div class="file file-failed" role="alert">
        <span class="file-words">{sending.failure}</span>
        <button class="quiet-button" type="button" onClick={onRetry}>
          {t('careers:files.retry')}
        </button>
      </div>
    );
  }
  const { file, percent } = sending;
  return (
    <div class="file">
      <span class="file-words">
        <span>{t('careers:files.uploading', { name: file.name, percent })}</span>
        <progress max={100} value={percent} aria-label={file.name} />
      </span>
    </div>
  );
}
