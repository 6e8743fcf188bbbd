// Edits a document: a letter written here, or an uploaded PDF with fields placed on its pages (OFR-006).
import { LetterEditor } from '../letter/LetterEditor.tsx';
import { PdfEditor } from '../pdf/PdfEditor.tsx';
import type { EditorProps } from './editor-props.ts';

export function DocumentEditor({ draft, ...props }: EditorProps) {
  return draft.format === 'text' ? (
    <LetterEditor {...props} draft={draft} />
  ) : (
    <PdfEditor {...props} key={draft.upload} draft={draft} />
  );
}
