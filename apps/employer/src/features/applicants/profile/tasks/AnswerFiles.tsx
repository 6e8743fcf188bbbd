// The files that answer a question, with preview and download.
import type { TaskAnswer } from '@onward/contract/applicants/application-tasks';
import { Button } from 'antd';
import { Download, Eye, FileText, Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { useFileSize } from '../../../../platform/files.ts';
import { FilePreview } from '../application/FilePreview.tsx';
import styles from '../application/Files.module.css';
import { canPreview, saveAs } from '../application/file-facts.ts';

type AnswerFile = TaskAnswer['files'][number];

export function AnswerFiles({ files }: Pick<TaskAnswer, 'files'>) {
  const previewed = useDialog<AnswerFile>();
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onPreview={() => previewed.show(file)} />
        ))}
      </ul>
      {previewed.subject && (
        <FilePreview key={previewed.visit} file={previewed.subject} open={previewed.open} onClose={previewed.close} />
      )}
    </>
  );
}

function FileRow({ file, onPreview }: { file: AnswerFile; onPreview: () => void }) {
  const { t } = useTranslation();
  const sizeOf = useFileSize();
  const { file_name: name, byte_size } = file;
  const Icon = file.content_type.startsWith('image/') ? Image : FileText;
  return (
    <li className={styles.file}>
      <span className={styles.tile}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>{sizeOf(byte_size)}</p>
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
    </li>
  );
}
