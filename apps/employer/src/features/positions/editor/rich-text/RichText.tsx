// A text editor with headings, lists and links; loaded on demand, because it is large.
import { plainText } from '@onward/domain/positions/review-checks';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RichText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';

interface Props {
  id: string;
  /** The id of its label. */
  labelledBy: string;
  value: string;
  onChange: (html: string) => void;
  readOnly?: boolean;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
];

const countWords = (html: string): number => plainText(html).split(/\s+/).filter(Boolean).length;

export default function RichText({ id, labelledBy, value, onChange, readOnly = false }: Props) {
  const { t } = useTranslation();
  /** The last value the editor emitted; any other value came from outside. */
  const own = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    // The content security policy blocks injected styles, so they are in our stylesheet.
    injectCSS: false,
    editable: !readOnly,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => {
      own.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(own.current);
    },
  });

  useEffect(() => {
    if (value === own.current) return;
    own.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.frame} data-read-only={readOnly}>
      {!readOnly && (
        <RichTextToolbar editor={editor} wordCount={t('positions:editor.words', { count: countWords(value) })} />
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
