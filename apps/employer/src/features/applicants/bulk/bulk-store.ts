// Background actions this tab has started and not yet dismissed.
import { createStore, useStore } from '../../../platform/store.ts';

interface Watched {
  started: readonly number[];
  putAway: readonly number[];
}

const store = createStore<Watched>({ started: [], putAway: [] });

export const useWatchedBulkActions = (): Watched => useStore(store);

export const watchBulkAction = (id: number): void =>
  store.set({ ...store.get(), started: [...store.get().started, id] });

export const putAwayBulkAction = (id: number): void =>
  store.set({ ...store.get(), putAway: [...store.get().putAway, id] });
