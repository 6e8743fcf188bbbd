// Places fields and merge tags on the pages of an uploaded PDF (OFR-006).
import type { SignerRole } from '@onward/domain/documents/fields';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame, useDocumentProblems } from '../EditorFrame.tsx';
import { EditorToolbar } from '../EditorToolbar.tsx';
import { Paper } from '../Paper.tsx';
import type { PdfDraft } from '../parts/document-draft.ts';
import type { EditorProps } from '../parts/editor-props.ts';
import { PageImage } from './PageImage.tsx';
import styles from './PdfEditor.module.css';
import { PlacedBox } from './PlacedBox.tsx';
import { usePageShown } from './use-page-shown.ts';
import { usePdfSurface } from './use-pdf-surface.ts';

export function PdfEditor(props: EditorProps<PdfDraft>) {
  const { draft, onChange, readOnly, refused, pdf } = props;
  const { t } = useTranslation();
  const keysId = useId();
  const [zoom, setZoom] = useState(1);
  const [role, setRole] = useState<SignerRole>('applicant');
  const pages = useRef<HTMLDivElement>(null);
  const pageShown = usePageShown(pages, draft.pages.length);
  const editing = usePdfSurface({ draft, onChange, pageShown, pages });
  const problems = useDocumentProblems(draft, refused);
  const wrong = new Set(problems.flatMap(({ fieldId }) => fieldId ?? []));
  const pageText = t('documents:editor.pageOf', { page: pageShown + 1, count: draft.pages.length });

  return (
    <EditorFrame
      {...props}
      surface={editing.surface}
      role={role}
      onRole={setRole}
      toolbar={<EditorToolbar undo={editing.undo} redo={editing.redo} zoom={zoom} onZoom={setZoom} page={pageText} />}
    >
      <p id={keysId} className="visually-hidden">
        {t('documents:editor.keys')}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc and undo work from every box inside */}
      <div
        ref={pages}
        className={styles.desk}
        data-armed={editing.surface.armed !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also from the keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.key === 'Escape') editing.cancel();
          const isUndo = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z';
          if (!isUndo) return;
          event.preventDefault();
          (event.shiftKey ? editing.redo : editing.undo)?.();
        }}
      >
        {draft.pages.map((page, index) => (
          <Paper
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never change their order
            key={index}
            className={styles.page ?? ''}
            zoom={zoom}
            style={{ aspectRatio: `${page.width} / ${page.height}` }}
            data-page={index}
            aria-label={t('documents:editor.pageOf', { page: index + 1, count: draft.pages.length })}
            onClick={({ clientX, clientY }) => editing.click(clientX, clientY)}
          >
            <PageImage pdf={pdf} upload={draft.upload} page={index} />
            {editing.items
              .filter(({ box }) => box.page === index)
              .map((item) => (
                <PlacedBox
                  key={item.key}
                  item={item}
                  page={page}
                  selected={item.key === editing.selectedKey}
                  wrong={item.type === 'field' && wrong.has(item.field.id)}
                  readOnly={readOnly}
                  describedBy={keysId}
                  onSelect={() => editing.select(item.key)}
                  onMove={(box, merge) => editing.move(item.key, box, merge)}
                  onRemove={() => editing.remove(item.key)}
                />
              ))}
          </Paper>
        ))}
      </div>
    </EditorFrame>
  );
}
