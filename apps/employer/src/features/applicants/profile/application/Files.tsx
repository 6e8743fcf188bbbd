// The files of an applicant: preview, download, upload and delete (APP-036, AHD-022).

import type { Application, ApplicationAttachment } from '@onward/contract/applicants/application';
import { UPLOAD_MAX_BYTES, UPLOAD_RULES } from '@onward/domain/attachments/uploads';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { useFileSize } from '../../../../platform/files.ts';
import { shortDayText } from '../../../../platform/language/time-text.ts';
import { addFile, removeFile } from '../profile.api.ts';
import { FilePreview } from './FilePreview.tsx';
import { type FileActions, FileRow } from './FileRow.tsx';
import styles from './Files.module.css';

const EDIT = { permission: 'edit_applicant', writes: true } as const;

export function Files({ applicant }: { applicant: Pick<Application, 'id' | 'attachments'> }) {
  const { t } = useTranslation();
  const mayEdit = useAccess().may(EDIT);
  const previewed = useDialog<ApplicationAttachment>();
  const deleted = useDialog<ApplicationAttachment>();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('applicants:profile.files.title')}</h2>
        {mayEdit && <AddFile applicationId={applicant.id} />}
      </div>
      {applicant.attachments.length === 0 && <p className={styles.none}>{t('applicants:profile.files.none')}</p>}
      <ul className={styles.files}>
        {applicant.attachments.map((file) => (
          <AttachmentRow
            key={file.id}
            file={file}
            onPreview={() => previewed.show(file)}
            {...(mayEdit && { onDelete: () => deleted.show(file) })}
          />
        ))}
      </ul>
      {previewed.subject && (
        <FilePreview key={previewed.visit} file={previewed.subject} open={previewed.open} onClose={previewed.close} />
      )}
      {deleted.subject && <DeleteFile file={deleted.subject} open={deleted.open} onClose={deleted.close} />}
    </section>
  );
}

function AttachmentRow({ file, ...actions }: { file: ApplicationAttachment } & FileActions) {
  const { t, i18n } = useTranslation();
  const sizeOf = useFileSize();
  const { kind, byte_size, created_at } = file;
  const day = shortDayText(i18n.language, created_at);
  const facts = [t(`applicants:profile.files.kinds.${kind}`), sizeOf(byte_size), day].join(' · ');
  return <FileRow file={file} facts={facts} {...actions} />;
}

function AddFile({ applicationId }: { applicationId: number }) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > UPLOAD_MAX_BYTES) return toasts.error(t('applicants:profile.files.tooLarge'));
    setBusy(true);
    try {
      await addFile(applicationId, file);
      toasts.success(t('applicants:profile.files.added', { name: file.name }));
    } catch {
      // The global error handler shows why it was refused.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={UPLOAD_RULES.document.contentTypes.join(',')}
        aria-label={t('applicants:profile.files.add')}
        onChange={take}
      />
      <Button size="small" icon={<Plus size={14} />} loading={busy} onClick={() => picker.current?.click()}>
        {t('applicants:profile.files.add')}
      </Button>
    </>
  );
}

function DeleteFile({ file, open, onClose }: { file: ApplicationAttachment; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = async () => {
    await removeFile(file.id);
    toasts.success(t('applicants:profile.files.deleted', { name: file.file_name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('applicants:profile.files.deleteTitle', { name: file.file_name })}
      text={t('applicants:profile.files.deleteText')}
      confirmLabel={t('applicants:profile.files.deleteConfirm')}
      onConfirm={() => remove().catch(() => null)}
      onCancel={onClose}
    />
  );
}
