// Edits a document: a letter written here, or an uploaded PDF with fields placed on its pages (OFR-006).
import type { DocumentKind } from '@onward/domain/documents/content';
import { DocumentKindContext } from '../document-kind.ts';
import { LetterEditor } from '../letter/LetterEditor.tsx';
import { PdfEditor } from '../pdf/PdfEditor.tsx';
import type { EditorProps } from './editor-props.ts';

export const DocumentEditor = ({ kind, draft, ...props }: EditorProps & { kind: DocumentKind }) => (
  <DocumentKindContext value={kind}>
    {draft.format === 'text' ? (
      <LetterEditor {...props} draft={draft} />
    ) : (
      <PdfEditor {...props} key={draft.upload} draft={draft} />
    )}
  </DocumentKindContext>
);
