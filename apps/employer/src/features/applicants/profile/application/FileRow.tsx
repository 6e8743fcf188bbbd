// A file with preview and download, and delete where it is allowed.
import { Button } from 'antd';
import { Download, Eye, FileText, Image, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Files.module.css';
import { canPreview, saveAs } from './file-facts.ts';

type ShownFile = Parameters<typeof canPreview>[0] & Parameters<typeof saveAs>[0];

export interface FileActions {
  onPreview: () => void;
  onDelete?: () => void;
}

interface Props extends FileActions {
  file: ShownFile;
  /** Below the name, e.g. kind and size. */
  facts: string;
}

export function FileRow({ file, facts, onPreview, onDelete }: Props) {
  const { t } = useTranslation();
  const { file_name: name } = file;
  const Icon = file.content_type.startsWith('image/') ? Image : FileText;
  return (
    <li className={styles.file}>
      <span className={styles.tile}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>{facts}</p>
      </div>
      {canPreview(file) && (
        <Button
          type="text"
          icon={<Eye size={17} />}
          aria-label={t('applicants:profile.files.look', { name })}
          title={t('applicants:profile.files.look', { name })}
          onClick={onPreview}
        />
      )}
      <Button
        type="text"
        icon={<Download size={17} />}
        aria-label={t('applicants:profile.files.download', { name })}
        title={t('applicants:profile.files.download', { name })}
        onClick={() => void saveAs(file).catch(() => null)}
      />
      {onDelete && (
        <Button
          type="text"
          icon={<Trash2 size={17} />}
          aria-label={t('applicants:profile.files.delete', { name })}
          title={t('applicants:profile.files.delete', { name })}
          onClick={onDelete}
        />
      )}
    </li>
  );
}
