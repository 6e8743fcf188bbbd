// The state of startup and its results.
import type { User } from '@onward/contract/identity/identity';
import { createStore } from '../store.ts';
import type { StartupData } from './startup-data.ts';
import type { StartupOutcome } from './startup-sequence.ts';

export type StartupState = { kind: 'idle' } | { kind: 'running' } | StartupOutcome;

export const startupStore = createStore<StartupState>({ kind: 'idle' });

/** Counts starts, so that a response for a user who has left in the meantime is dropped. */
let generation = 0;

export function resetStartup(): void {
  generation += 1;
  startupStore.set({ kind: 'idle' });
}

/** A number for this start, or null when one is already running. */
export function beginStartup(): number | null {
  if (startupStore.get().kind === 'running') return null;
  generation += 1;
  startupStore.set({ kind: 'running' });
  return generation;
}

/** Stores the outcome unless a newer start has begun. */
export function finishStartup(start: number, outcome: StartupOutcome): boolean {
  if (start !== generation) return false;
  startupStore.set(outcome);
  return true;
}

export function patchStartup(change: Partial<StartupData>): void {
  const state = startupStore.get();
  if (state.kind === 'ready') startupStore.set({ ...state, data: { ...state.data, ...change } });
}

/** After the user changed their own profile, or advanced the wizard. */
export function patchCurrentUser(change: Partial<User>): void {
  const state = startupStore.get();
  if (state.kind === 'ready') patchStartup({ user: { ...state.data.user, ...change } });
}
