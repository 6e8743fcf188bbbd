// The state behind the wizard: what was entered, saving it, and changes by someone else (EVF-002, EVF-009).
import type { EverifyCompany } from '@onward/contract/everify/everify-companies';
import type { EverifyStep } from '@onward/domain/everify/companies';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { useEditConflict } from '../../../platform/forms/use-edit-conflict.ts';
import { addAccount, readAccount, saveAccount, submitAccount } from '../accounts.api.ts';
import { EMPTY_ENTRY, entryOf, ownPaths, stepOfPath } from '../entry/entry-paths.ts';
import { useAccountEntry } from './use-account-entry.ts';

interface Options {
  /** Null for a new one. */
  account: EverifyCompany | null;
  /** Opens the step with the first problem. */
  onProblem: (step: EverifyStep) => void;
  onDone: () => void;
}

type Attempt = 'draft' | 'submit';

export function useAccountEditor({ account, onProblem, onDone }: Options) {
  const { t } = useTranslation();
  const own = useAccountEntry(() => (account ? entryOf(account) : EMPTY_ENTRY));
  const { entry } = own;
  const [agreed, agree] = useState(false);
  const [saving, setSaving] = useState<Attempt | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { conflict, version, show, goOnFrom } = useEditConflict(account?.version);
  // Stored by the first half of submitting, when the second one fails.
  const id = useRef(account?.id ?? null);
  const attempt = useRef<Attempt>('draft');

  const store = async (): Promise<number> => {
    const saved = id.current
      ? await saveAccount({ id: id.current, version: version() }, entry)
      : await addAccount(entry);
    id.current = saved.id;
    goOnFrom(saved.version);
    own.settle();
    return saved.id;
  };
  const run = async (what: Attempt) => {
    attempt.current = what;
    setFailure(null);
    own.refuse({});
    setSaving(what);
    try {
      const stored = await store();
      if (what === 'submit') await submitAccount({ id: stored, version: version() });
      const name = entry.company_name;
      toasts.success(what === 'draft' ? t('everify:wizard.draftSaved') : t('everify:wizard.submitted', { name }));
      onDone();
    } catch (error) {
      refuse(takeFailure(error));
    } finally {
      setSaving(null);
    }
  };
  const refuse = (read: Failure) => {
    const fields = ownPaths(read.fields);
    const [first] = Object.keys(fields);
    if (read.conflict) return show(read.conflict);
    if (first === undefined || first === 'agreed') return setFailure(read);
    onProblem(stepOfPath(first));
    own.refuse(fields);
  };
  const takeTheirs = async () => {
    if (!id.current) return;
    const theirs = await readAccount(id.current);
    own.startFrom(entryOf(theirs));
    goOnFrom(theirs.version);
  };

  return {
    ...own,
    agreed,
    agree,
    saving,
    failure,
    conflict,
    takeTheirs: () => void takeTheirs().catch(() => null),
    keepMine: () => {
      if (conflict) goOnFrom(conflict.version);
      void run(attempt.current);
    },
    saveDraft: () => void run('draft'),
    submit: () => {
      const wrong = own.checkAll();
      if (wrong) onProblem(wrong);
      else if (agreed) void run('submit');
    },
  };
}

export type AccountEditing = ReturnType<typeof useAccountEditor>;
