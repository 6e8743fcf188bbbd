// What each section of the editor needs: the entries, how to change them, and their problems.
import type { TextEntries } from '../posting-entries.ts';

export interface EntryFields<Entries extends TextEntries = TextEntries> {
  /** Prefix of the field ids, so that two editors on one page cannot clash. */
  id: string;
  entries: Entries;
  change: (change: Partial<Entries>) => void;
  /** The problem as text; null when there is none. */
  problem: (field: keyof Entries & string) => string | null;
  readOnly: boolean;
}
