// Who fills the palette. A room with people or jobs to find adds its hook here, and may ask the server for them.
import type { PaletteEntry } from './palette-entries.ts';
import { useActionEntries } from './use-action-entries.ts';
import { usePageEntries } from './use-page-entries.ts';

export function usePaletteEntries(): PaletteEntry[] {
  const pages = usePageEntries();
  const actions = useActionEntries();
  return [...pages, ...actions];
}
