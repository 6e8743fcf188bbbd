// Results of actions that skipped someone; each stays until it is closed or another page is opened.
import { createStore, useStore } from '../../../platform/store.ts';

export interface SkippedOne {
  id: number;
  name: string;
  message: string;
}

export interface Outcome {
  key: string;
  done: number;
  skipped: readonly SkippedOne[];
  undo: { until: string; run: () => void } | null;
}

const MOST_AT_ONCE = 3;
const store = createStore<readonly Outcome[]>([]);

export const useOutcomes = (): readonly Outcome[] => useStore(store);

export const showOutcome = (outcome: Omit<Outcome, 'key'>): void =>
  store.set([...store.get(), { ...outcome, key: crypto.randomUUID() }].slice(-MOST_AT_ONCE));

export const closeOutcome = (key: string): void => store.set(store.get().filter((each) => each.key !== key));

/** Another page has other people; what can still be undone stays. */
export const leaveOutcomes = (now: Date): void =>
  store.set(store.get().filter(({ undo }) => undo !== null && new Date(undo.until) > now));
