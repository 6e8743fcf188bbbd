// Light, dark, or the system's theme; stored on this device. The script before first paint reads the same key.
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { readStored, writeStored } from '../browser-storage.ts';
import { createStore, useStore } from '../store.ts';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const STORAGE_KEY = 'theme';

const storedChoice = (): ThemeChoice => THEME_CHOICES.find((choice) => choice === readStored(STORAGE_KEY)) ?? 'system';

const store = createStore<ThemeChoice>(storedChoice());

export const useThemeChoice = (): ThemeChoice => useStore(store);

export function chooseTheme(choice: ThemeChoice): void {
  writeStored(STORAGE_KEY, choice === 'system' ? null : choice);
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  store.set(choice);
}

export function useIsDark(): boolean {
  const choice = useThemeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return choice === 'system' ? systemIsDark : choice === 'dark';
}
