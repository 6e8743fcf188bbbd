// The palette's entries, and how typing filters them.
import { matchRank } from '@onward/domain/platform/search/match-rank';
import type { LucideIcon } from 'lucide-react';

/** In display order. The first three come from the server's search. */
export const PALETTE_GROUPS = ['people', 'employees', 'jobs', 'pages', 'settings', 'actions'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  detail?: string;
  icon: LucideIcon;
  /** The keyboard shortcut for the same action. */
  keys?: readonly string[];
  /** The label in English, which finds it in every language. */
  english?: string | undefined;
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

/**
 * Sections with their matches, best first, and the section with the best match first. Before anything is typed, pages
 * come first, because most people navigate, and settings are left out, because they are many.
 */
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
    .map((group) => ({ group, matches: ranked(entries, group, typed) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => bestOf(one.matches, typed) - bestOf(other.matches, typed))
    .map(({ group, matches }) => ({ group, entries: matches.map(({ entry }) => entry) }));
}

interface Match {
  entry: PaletteEntry;
  rank: number;
}

/** What the server found by an email or a phone number comes after what matches by name. */
const FOUND_RANK = 4;

const bestOf = ([best]: readonly Match[], typed: string): number => (typed === '' ? 0 : (best?.rank ?? FOUND_RANK));

const ranked = (entries: readonly PaletteEntry[], group: PaletteGroup, typed: string): Match[] =>
  entries
    .filter((entry) => entry.group === group)
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .filter((match): match is Match => match.rank !== null)
    .toSorted((one, other) => one.rank - other.rank);

function rankOf({ label, english, found }: PaletteEntry, typed: string): number | null {
  if (typed === '') return 0;
  const ranks = [label, english ?? label].flatMap((text) => matchRank(text, typed) ?? []);
  if (ranks.length > 0) return Math.min(...ranks);
  return found ? FOUND_RANK : null;
}

/** The next selected row; wraps around. */
export const nextRow = (current: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number =>
  count === 0 ? 0 : (current + (key === 'ArrowDown' ? 1 : -1) + count) % count;
