// The state of a page that edits one record: the draft, saving it, and edit conflicts.
import type { EditConflict } from '@onward/contract/errors';
import { useState } from 'react';
import { toasts } from '../../design/toasts/toasts.ts';
import type { Failure } from './read-failure.ts';
import { takeFailure } from './take-failure.ts';
import { useEditConflict } from './use-edit-conflict.ts';

interface Options<Draft, Saved> {
  /** The draft that the page opens with. */
  first: () => Draft;
  /** Of the record; undefined for a new one. */
  version: number | undefined;
  draftOf: (saved: Saved) => Draft;
  isReady: (draft: Draft) => boolean;
  /** For a new record: opens the page of its own, called once nothing is unsaved. */
  save: (draft: Draft, version: number | undefined) => Promise<Saved | (() => void)>;
  savedText: (draft: Draft) => string;
  read: () => Promise<Saved>;
}

export interface RecordEditing<Draft> {
  draft: Draft;
  change(change: Partial<Draft>): void;
  dirty: boolean;
  saving: boolean;
  /** Set after the first attempt to save, so that missing fields are shown. */
  tried: boolean;
  failure: Failure | null;
  clearFailure(): void;
  conflict: EditConflict | null;
  takeTheirs(): void;
  keepMine(): void;
  discard(): void;
  save(): Promise<void>;
}

export function useRecordEditor<Draft extends object, Saved extends { version: number }>(
  options: Options<Draft, Saved>,
): RecordEditing<Draft> {
  const { draftOf, isReady, save, savedText, read } = options;
  const [start, setStart] = useState(options.first);
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(options.version);

  const startFrom = (saved: Saved) => {
    setStart(draftOf(saved));
    setDraft(draftOf(saved));
    setTried(false);
    setFailure(null);
    goOnFrom(saved.version);
  };

  const send = async () => {
    setTried(true);
    setFailure(null);
    if (!isReady(draft)) return;
    setSaving(true);
    try {
      const saved = await save(draft, version());
      if (typeof saved !== 'function') startFrom(saved);
      else {
        setStart(draft);
        saved();
      }
      toasts.success(savedText(draft));
    } catch (error) {
      const found = takeFailure(error);
      if (found.conflict) show(found.conflict);
      else setFailure(found);
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    change: (change) => setDraft((now) => ({ ...now, ...change })),
    dirty: JSON.stringify(draft) !== JSON.stringify(start),
    saving,
    tried,
    failure,
    clearFailure: () => setFailure(null),
    conflict,
    takeTheirs: () => void read().then(startFrom, () => null),
    keepMine: () => {
      if (conflict) goOnFrom(conflict.version);
      void send();
    },
    discard: () => {
      setDraft(start);
      setTried(false);
      setFailure(null);
      show(null);
    },
    save: send,
  };
}
