// The files that answer a question, with preview and download.
import type { TaskAnswer } from '@onward/contract/applicants/application-tasks';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { useFileSize } from '../../../../platform/files.ts';
import { FilePreview } from '../application/FilePreview.tsx';
import { FileRow } from '../application/FileRow.tsx';
import styles from '../application/Files.module.css';

type AnswerFile = TaskAnswer['files'][number];

export function AnswerFiles({ files }: Pick<TaskAnswer, 'files'>) {
  const previewed = useDialog<AnswerFile>();
  const sizeOf = useFileSize();
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} facts={sizeOf(file.byte_size)} onPreview={() => previewed.show(file)} />
        ))}
      </ul>
      {previewed.subject && (
        <FilePreview key={previewed.visit} file={previewed.subject} open={previewed.open} onClose={previewed.close} />
      )}
    </>
  );
}
