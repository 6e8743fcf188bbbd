// Whether the list of shortcuts is open.
import { createStore, useStore } from '../../platform/store.ts';

const store = createStore(false);

export const openShortcutHelp = (): void => store.set(true);
export const closeShortcutHelp = (): void => store.set(false);
export const useShortcutHelpOpen = (): boolean => useStore(store);
