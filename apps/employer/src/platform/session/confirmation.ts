// "Confirm it's you": a call that needs a fresh confirmation waits here until the user confirms or cancels (IDN-042).
import { createStore } from '../store.ts';

export interface ConfirmationPrompt {
  /** True when the user confirmed and the call should be repeated. */
  settle(confirmed: boolean): void;
}

export const confirmationStore = createStore<ConfirmationPrompt | null>(null);

let asking: Promise<boolean> | null = null;

/** Calls that need it at the same time share one dialog. */
export function askForConfirmation(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    confirmationStore.set({
      settle(confirmed) {
        asking = null;
        confirmationStore.set(null);
        resolve(confirmed);
      },
    });
  });
  return asking;
}
