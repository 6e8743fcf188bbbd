// The two fields of the composer: which of them was used last, and whether it was opened for writing.
import type { MergeTag } from '@onward/domain/messages/merge-tags';
import { type RefObject, useRef, useState } from 'react';
import type { TagEditorHandle } from '../parts/tag-editor/TagEditor.tsx';
import { writtenTag } from '../parts/tag-text.ts';

type Field = RefObject<TagEditorHandle | null>;

export function useFields(onWriting: ((focused: boolean) => void) | undefined) {
  const subject: Field = useRef(null);
  const body: Field = useRef(null);
  const used = useRef(body);
  // Stays open from then on: shrinking while a button is pressed would move the button away from the pointer.
  const [opened, setOpened] = useState(false);
  return {
    subject,
    body,
    opened,
    reportFocus: (field: Field) => (focused: boolean) => {
      if (focused) {
        setOpened(true);
        used.current = field;
      }
      onWriting?.(focused);
    },
    /** Into the field used last; the subject is gone in a text message. */
    insertTag: (tag: MergeTag) => (used.current.current ?? body.current)?.insert(writtenTag(tag)),
  };
}
