// The state of a form or quiz builder: the draft, saving it, and edit conflicts.
import type { EditConflict } from '@onward/contract/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';

interface Options<Draft, FormRecord> {
  form: FormRecord;
  draftOf: (form: FormRecord) => Draft;
  isReady: (draft: Draft) => boolean;
  save: (draft: Draft, version: number) => Promise<FormRecord>;
  read: () => Promise<FormRecord>;
}

export interface FormEditing<Draft> {
  draft: Draft;
  change(change: Partial<Draft>): void;
  dirty: boolean;
  saving: boolean;
  /** Set after the first attempt to save, so that missing fields are shown. */
  tried: boolean;
  failure: Failure | null;
  conflict: EditConflict | null;
  takeTheirs(): void;
  keepMine(): void;
  discard(): void;
  save(): Promise<void>;
}

export function useFormEditor<Draft extends { name: string }, FormRecord extends { version: number }>({
  form,
  draftOf,
  isReady,
  save,
  read,
}: Options<Draft, FormRecord>): FormEditing<Draft> {
  const { t } = useTranslation();
  const [start, setStart] = useState(() => draftOf(form));
  const [draft, setDraft] = useState(start);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(form.version);

  const startFrom = (saved: FormRecord) => {
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
      startFrom(await save(draft, version()));
      toasts.success(t('hiring-processes:saved', { name: draft.name }));
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
