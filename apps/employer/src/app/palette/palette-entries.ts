// The palette's entries, and how typing filters them.
import type { LucideIcon } from 'lucide-react';

/** In display order. The first three come from the server's search. */
export const PALETTE_GROUPS = ['people', 'employees', 'jobs', 'pages', 'actions'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  detail?: string;
  icon: LucideIcon;
  /** The keyboard shortcut for the same action. */
  keys?: readonly string[];
  /** Found by the server; its label may not contain the typed text. */
  found?: boolean;
  run: () => void;
}

export interface PaletteSection {
  group: PaletteGroup;
  entries: PaletteEntry[];
}

/** As the first character, it limits the list to actions. */
export const ACTIONS_PREFIX = '>';

/** Lower case without accents, so that "equipe" finds "Équipe". */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** 0: the label starts with it, 1: a later word does, 2: somewhere inside; null: no match. */
export function matchRank(label: string, typed: string): number | null {
  const text = fold(label);
  const position = text.indexOf(fold(typed));
  if (position < 0) return null;
  if (position === 0) return 0;
  return text[position - 1] === ' ' ? 1 : 2;
}

/** Sections with their matches, best first. Before anything is typed, pages come first, because most people navigate. */
export function paletteSections(
  entries: readonly PaletteEntry[],
  query: string,
  only: PaletteGroup | null,
): PaletteSection[] {
  const actionsOnly = query.trimStart().startsWith(ACTIONS_PREFIX);
  const typed = (actionsOnly ? query.trimStart().slice(ACTIONS_PREFIX.length) : query).trim();
  const wanted = actionsOnly ? 'actions' : only;
  const order: readonly PaletteGroup[] =
    typed === '' ? ['pages', 'people', 'employees', 'jobs', 'actions'] : PALETTE_GROUPS;
  return order
    .filter((group) => wanted === null || group === wanted)
    .map((group) => ({
      group,
      entries: ranked(
        entries.filter((entry) => entry.group === group),
        typed,
      ),
    }))
    .filter((section) => section.entries.length > 0);
}

function ranked(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  return entries
    .map((entry) => ({ entry, rank: entry.found ? 0 : matchRank(entry.label, typed) }))
    .filter((match): match is { entry: PaletteEntry; rank: number } => match.rank !== null)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** The next selected row; wraps around. */
export const nextRow = (current: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number =>
  count === 0 ? 0 : (current + (key === 'ArrowDown' ? 1 : -1) + count) % count;
