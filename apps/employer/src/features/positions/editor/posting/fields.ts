// What a part of the editor needs of it: the entries, a way to change them, and what is wrong with each.
import type { TextEntries } from '../posting-entries.ts';

export interface EntryFields<Entries extends TextEntries = TextEntries> {
  /** Before each id, so that two editors on one page could not mix. */
  id: string;
  entries: Entries;
  change: (change: Partial<Entries>) => void;
  /** In words; null when nothing is wrong with it. */
  problem: (field: keyof Entries & string) => string | null;
  readOnly: boolean;
}
