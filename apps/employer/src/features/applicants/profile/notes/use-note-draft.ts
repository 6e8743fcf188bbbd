// Keeps an unfinished note while the user visits other pages.
import { useState } from 'react';
import { EMPTY_DRAFT, type NoteDraft } from './NoteForm.tsx';

const drafts = new Map<number, NoteDraft>();

export function useNoteDraft(applicationId: number): [NoteDraft, (change: Partial<NoteDraft>) => void] {
  const [draft, setDraft] = useState(() => drafts.get(applicationId) ?? EMPTY_DRAFT);
  const store = (change: Partial<NoteDraft>) => {
    const next = { ...(drafts.get(applicationId) ?? EMPTY_DRAFT), ...change };
    drafts.set(applicationId, next);
    setDraft(next);
  };
  return [draft, store];
}
