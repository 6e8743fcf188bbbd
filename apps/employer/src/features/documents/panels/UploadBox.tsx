// "Have a PDF already?": uploads one instead of a letter, or replaces the one that is shown (OFR-006).
import { PDF_BYTES_MAX } from '@onward/domain/documents/templates';
import { CircleAlert, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useFailureText } from '../../../platform/forms/use-failure-text.ts';
import { type DocumentDraft, EMPTY_LETTER } from '../parts/document-draft.ts';
import type { EditorProps } from '../parts/editor-props.ts';
import { moveToPage } from '../pdf/box-moves.ts';
import styles from './panels.module.css';

type Props = Pick<EditorProps, 'draft' | 'onChange' | 'refused' | 'pdf'>;

export function UploadBox({ draft, onChange, refused, pdf }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const replacing = useDialog<File | null>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = problem ?? refused.find(({ key }) => key.endsWith('upload_id'))?.text ?? null;

  const upload = async (file: File) => {
    if (file.size > PDF_BYTES_MAX) return setProblem(t('errors:files.pdf_too_large'));
    setBusy(true);
    setProblem(null);
    try {
      onChange(withPdf(draft, await pdf.upload(file)));
    } catch (error) {
      setProblem(failureText(takeFailure(error)));
    } finally {
      setBusy(false);
    }
  };
  const isWritten = draft.format === 'text' && draft.blocks.length > 0;
  const take = (file: File | undefined) => {
    if (file && isWritten) replacing.show(file);
    else if (file) void upload(file);
  };
  const choose = (
    <button type="button" className={styles.link} disabled={busy} onClick={() => input.current?.click()} />
  );
  return (
    <div className={styles.upload}>
      <FileUp size={18} aria-hidden="true" />
      <div>
        {draft.format === 'text' ? (
          <Trans t={t} i18nKey="documents:editor.upload.offer" components={{ choose }} />
        ) : (
          <>
            <Trans
              t={t}
              i18nKey="documents:editor.upload.current"
              values={{ name: draft.fileName }}
              components={{ choose }}
            />{' '}
            <button type="button" className={styles.link} onClick={() => replacing.show(null)}>
              {t('documents:editor.upload.write')}
            </button>
          </>
        )}
        {busy && <p role="status">{t('documents:editor.upload.busy')}</p>}
        {shown && !busy && (
          <p className={styles.problem} role="alert">
            <CircleAlert size={15} aria-hidden="true" />
            {shown}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t('documents:editor.upload.file')}
        hidden
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <ConfirmDialog
        key={replacing.visit}
        open={replacing.open}
        title={t(`documents:editor.upload.${draft.format === 'text' ? 'replaceLetter' : 'replacePdf'}`)}
        text={t('documents:editor.upload.replaceText')}
        confirmLabel={t('documents:editor.upload.replace')}
        onConfirm={() => {
          replacing.close();
          if (replacing.subject) void upload(replacing.subject);
          else onChange(EMPTY_LETTER);
        }}
        onCancel={replacing.close}
      />
    </div>
  );
}

type Uploaded = Awaited<ReturnType<EditorProps['pdf']['upload']>>;

/** What was placed on the pages of an earlier PDF is kept where the new one has such a page. */
function withPdf(draft: DocumentDraft, { upload, pages, fileName }: Uploaded): DocumentDraft {
  const before = draft.format === 'pdf' ? draft : { fields: [], tags: [] };
  const kept = <Box extends { page: number; x: number; y: number; width: number; height: number }>(
    boxes: readonly Box[],
  ): Box[] => boxes.filter(({ page }) => page < pages.length).map((box) => moveToPage(box, box.page, pages));
  return { format: 'pdf', upload, pages, fileName, fields: kept(before.fields), tags: kept(before.tags) };
}
