// Whom the reader added by hand on this visit: they need not wait to be asked for in a list (APP-015).
import { createStore, useStore } from '../../platform/store.ts';

const store = createStore<ReadonlySet<number>>(new Set());

export const rememberAddition = (id: number): void => store.set(new Set([...store.get(), id]));
export const useOwnAdditions = (): ReadonlySet<number> => useStore(store);
