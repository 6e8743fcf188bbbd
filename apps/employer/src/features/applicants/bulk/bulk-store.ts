// Background actions this tab has started, and those whose card was closed: they stay closed when the page is loaded
// again.
import { readTabStored, writeTabStored } from '../../../platform/browser-storage.ts';
import { createStore, useStore } from '../../../platform/store.ts';

interface Watched {
  started: readonly number[];
  putAway: readonly number[];
}

const PUT_AWAY = 'bulk_actions_put_away';
const MOST_KEPT = 50;

const store = createStore<Watched>({ started: [], putAway: idsIn(readTabStored(PUT_AWAY)) });

export const useWatchedBulkActions = (): Watched => useStore(store);

export const watchBulkAction = (id: number): void =>
  store.set({ ...store.get(), started: [...store.get().started, id] });

export function putAwayBulkAction(id: number): void {
  const putAway = [...store.get().putAway, id].slice(-MOST_KEPT);
  store.set({ ...store.get(), putAway });
  writeTabStored(PUT_AWAY, putAway.join(','));
}

function idsIn(stored: string | null): number[] {
  return (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);
}
