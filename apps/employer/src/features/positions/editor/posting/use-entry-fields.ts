// The entries of an editor with their problems as text; errors of the server stay until the field changes.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { entryProblems, type TextEntries } from '../posting-entries.ts';
import type { EntryFields } from './fields.ts';

interface Source<Entries extends TextEntries> {
  entries: Entries;
  change: (change: Partial<Entries>) => void;
  /** Errors from the server, by field. */
  refused: Readonly<Record<string, string>>;
  readOnly: boolean;
}

export function useEntryFields<Entries extends TextEntries>(source: Source<Entries>): EntryFields<Entries> {
  const { t } = useTranslation();
  const id = useId();
  const found: Partial<Record<string, string>> = entryProblems(source.entries);
  const text = (code: string): string =>
    code.startsWith('pay_') ? t(`errors:fields.${code}`) : t(`positions:problems.${code}`);
  return {
    id,
    entries: source.entries,
    change: source.change,
    readOnly: source.readOnly,
    problem: (field) => {
      const code = found[field];
      return code ? text(code) : (source.refused[field] ?? null);
    },
  };
}
