// The sources of palette entries.
import type { PaletteEntry } from './palette-entries.ts';
import { useActionEntries } from './use-action-entries.ts';
import { useFoundEntries } from './use-found-entries.ts';
import { usePageEntries } from './use-page-entries.ts';
import { useSettingsEntries } from './use-settings-entries.ts';

export function usePaletteEntries(typed: string): PaletteEntry[] {
  const pages = usePageEntries();
  const settings = useSettingsEntries();
  const actions = useActionEntries();
  const found = useFoundEntries(typed);
  return [...found, ...pages, ...settings, ...actions];
}
