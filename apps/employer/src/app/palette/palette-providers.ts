// Who fills the palette. A room with people or jobs to find adds its hook here; it may ask the server with the query.
import type { PaletteEntry } from './palette-entries.ts';
import { useActionEntries } from './use-action-entries.ts';
import { usePageEntries } from './use-page-entries.ts';

type PaletteProvider = (query: string) => PaletteEntry[];

// The list is fixed while the program runs, so calling its hooks in a loop keeps their order.
const PROVIDERS: readonly PaletteProvider[] = [usePageEntries, useActionEntries];

export const usePaletteEntries = (query: string): PaletteEntry[] =>
  PROVIDERS.flatMap((useEntries) => useEntries(query));
