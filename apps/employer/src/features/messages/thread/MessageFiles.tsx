// The files of a message: images are shown, others can be downloaded (MSG-009).
import type { MessageAttachment } from '@onward/contract/messages/conversations';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../../platform/files.ts';
import { pictureQuery, saveFile } from '../messages.api.ts';
import styles from './MessageFiles.module.css';

const SHOWN = ['image/png', 'image/jpeg'];

export function MessageFiles({ files }: { files: readonly MessageAttachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          {SHOWN.includes(file.content_type) && <Picture file={file} />}
          <FileButton file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileButton({ file }: { file: MessageAttachment }) {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  return (
    <button
      type="button"
      className={styles.file}
      aria-label={t('messages:thread.download', { name: file.file_name })}
      // The global error handler shows why it could not be loaded.
      onClick={() => void saveFile(file).catch(() => null)}
    >
      <Paperclip size={14} aria-hidden="true" />
      <span>{file.file_name}</span>
      <small>{sizeOf(file.byte_size)}</small>
    </button>
  );
}

function Picture({ file }: { file: MessageAttachment }) {
  const { data } = useQuery(pictureQuery(file.id));
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data], { type: file.content_type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data, file.content_type]);
  return address && <img className={styles.picture} src={address} alt={file.file_name} />;
}
