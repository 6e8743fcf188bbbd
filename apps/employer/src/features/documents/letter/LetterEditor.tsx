// Writes a letter on paper, with merge tags and fields between the words (OFR-006, OFR-007).
import type { SignerRole } from '@onward/domain/documents/fields';
import { EditorContent, useEditor } from '@tiptap/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorFrame, useDocumentProblems } from '../EditorFrame.tsx';
import { Letterhead } from '../Letterhead.tsx';
import { Paper } from '../Paper.tsx';
import type { LetterDraft } from '../parts/document-draft.ts';
import type { EditorProps } from '../parts/editor-props.ts';
import { ChipContext } from './chip-state.ts';
import styles from './LetterEditor.module.css';
import { LetterToolbar } from './LetterToolbar.tsx';
import { contentOf, letterOf } from './letter-document.ts';
import { LETTER_EXTENSIONS } from './letter-schema.ts';
import { useLetterSurface } from './use-letter-surface.ts';

export function LetterEditor(props: EditorProps<LetterDraft>) {
  const { draft, onChange, readOnly, refused, letterhead } = props;
  const { t } = useTranslation();
  const [zoom, setZoom] = useState(1);
  const [role, setRole] = useState<SignerRole>('applicant');
  /** The last content the editor emitted; any other content came from outside. */
  const own = useRef(draft);
  const problems = useDocumentProblems(draft, refused);
  const editor = useEditor({
    extensions: LETTER_EXTENSIONS,
    content: letterOf(draft),
    // The content security policy blocks injected styles, so they are in our stylesheet.
    injectCSS: false,
    editable: !readOnly,
    editorProps: {
      attributes: {
        class: styles.text ?? '',
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-label': t('documents:editor.text'),
        'aria-readonly': String(readOnly),
        'data-placeholder': t('documents:editor.placeholder'),
        'data-empty': String(draft.blocks.length === 0),
      },
      handleDOMEvents: { keydown: readCaret },
      transformPastedHTML: (html) => html.replaceAll(/(<li[^>]*>)\s*<p[^>]*>(.*?)<\/p>/gs, '$1$2'),
    },
    onUpdate: ({ editor: changed }) => {
      own.current = { format: 'text', ...contentOf(changed.getJSON()) };
      onChange(own.current);
    },
  });

  // Before the next key is handled; a later effect would undo what was typed in between.
  useLayoutEffect(() => {
    const isOwn = draft === own.current || JSON.stringify(draft) === JSON.stringify(own.current);
    own.current = draft;
    if (!isOwn) editor.commands.setContent(letterOf(draft), { emitUpdate: false });
  }, [editor, draft]);

  const surface = useLetterSurface(editor);
  const selectedId = surface.selected?.type === 'field' ? surface.selected.field.id : null;
  const wrong = new Set(problems.flatMap(({ fieldId }) => fieldId ?? []));
  return (
    <EditorFrame
      {...props}
      surface={surface}
      role={role}
      onRole={setRole}
      toolbar={!readOnly && <LetterToolbar editor={editor} zoom={zoom} onZoom={setZoom} />}
    >
      <div className={styles.desk}>
        <Paper className={styles.paper ?? ''} zoom={zoom} aria-label={t('documents:editor.sheet')}>
          <Letterhead name={letterhead} />
          <ChipContext value={{ selectedId, wrong }}>
            <EditorContent editor={editor} />
          </ChipContext>
        </Paper>
      </div>
    </EditorFrame>
  );
}

/** Browsers report a moved caret some 30 ms late; without this, a fast key would act where the caret was before. */
function readCaret(_view: unknown, event: KeyboardEvent): boolean {
  if (!event.isComposing) document.dispatchEvent(new Event('selectionchange'));
  return false;
}
