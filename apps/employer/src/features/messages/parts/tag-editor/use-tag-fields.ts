// The subject and body of a message: a tag from the menu goes into the field that was used last.
import type { MergeTag } from '@onward/domain/messages/merge-tags';
import { type RefObject, useRef } from 'react';
import { writtenTag } from '../tag-text.ts';
import type { TagEditorHandle } from './TagEditor.tsx';

type Field = RefObject<TagEditorHandle | null>;

export function useTagFields() {
  const subject: Field = useRef(null);
  const body: Field = useRef(null);
  const used = useRef(body);
  return {
    subject,
    body,
    markUsed(field: Field): void {
      used.current = field;
    },
    /** Text messages have no subject, so its editor may be gone. */
    insertTag(tag: MergeTag): void {
      (used.current.current ?? body.current)?.insert(writtenTag(tag));
    },
  };
}
