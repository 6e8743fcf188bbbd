// Whether the command palette is open; shortcuts, sidebar, and top bar open it.
import { createStore, useStore } from '../../platform/store.ts';

const store = createStore(false);

export const openPalette = (): void => store.set(true);
export const closePalette = (): void => store.set(false);
export const usePaletteOpen = (): boolean => useStore(store);
