// Applicants the user just added; lists show them at once instead of holding them back as new (APP-015).
import { createStore, useStore } from '../../platform/store.ts';

const store = createStore<ReadonlySet<number>>(new Set());

export const rememberAddition = (id: number): void => store.set(new Set([...store.get(), id]));
export const useOwnAdditions = (): ReadonlySet<number> => useStore(store);
