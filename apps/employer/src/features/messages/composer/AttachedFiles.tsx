// Attachments of a message: up to five, and only images in text messages (MSG-009).
import { UPLOAD_MAX_BYTES, UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import { ATTACHMENTS_MAX, type Channel } from '@onward/domain/messages/channels';
import { Button } from 'antd';
import { Paperclip, X } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useFileSize } from '../../../platform/files.ts';
import { type Upload, upload } from '../messages.api.ts';
import styles from './AttachedFiles.module.css';

interface ListProps {
  files: readonly Upload[];
  onRemove: (file: Upload) => void;
}

export function AttachedFiles({ files, onRemove }: ListProps) {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('messages:composer.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <Paperclip size={14} aria-hidden="true" />
          <span>{file.file_name}</span>
          <small>{sizeOf(file.byte_size)}</small>
          <button
            type="button"
            aria-label={t('messages:composer.removeFile', { name: file.file_name })}
            title={t('messages:composer.removeFile', { name: file.file_name })}
            onClick={() => onRemove(file)}
          >
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ButtonProps {
  channel: Channel;
  files: readonly Upload[];
  disabled?: boolean;
  onFiles: (files: readonly Upload[]) => void;
}

export function AttachButton({ channel, files, disabled = false, onFiles }: ButtonProps) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const room = ATTACHMENTS_MAX - files.length;

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    if (chosen.length > room)
      toasts.error(t('messages:composer.problems.too_many_attachment_upload_ids', { count: ATTACHMENTS_MAX }));
    const fitting = chosen.slice(0, room).filter(({ size }) => size <= UPLOAD_MAX_BYTES);
    if (chosen.slice(0, room).length > fitting.length) toasts.error(t('messages:composer.fileTooLarge'));
    setBusy(true);
    const taken: Upload[] = [];
    for (const file of fitting) {
      try {
        taken.push(await upload(file));
      } catch {
        // The global error handler shows why this file was refused; the others are still added.
      }
    }
    onFiles([...files, ...taken]);
    setBusy(false);
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={UPLOAD_RULES[channel === 'sms' ? 'image' : 'document'].contentTypes.join(',')}
        aria-label={t('messages:composer.attach')}
        onChange={take}
      />
      <Button
        type="text"
        icon={<Paperclip size={16} />}
        loading={busy}
        disabled={disabled || room <= 0}
        aria-label={t('messages:composer.attach')}
        title={t('messages:composer.attach')}
        onClick={() => picker.current?.click()}
      />
    </>
  );
}
