// Stores an unsent application on this phone. Storage may be full or blocked: then nothing is stored.
import type { ApplyStep } from '@onward/domain/careers/application-form';
import type { Entries } from '../apply/entries.ts';

export interface Remembered {
  token: string | null;
  startedAt: number;
  entries: Entries;
  step: ApplyStep;
  /** Newer than what the server has. */
  isUnsaved: boolean;
}

const keyOf = (positionKey: string): string => `onward.application.${positionKey}`;

export function recall(positionKey: string): Remembered | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(positionKey)) ?? 'null') as Remembered | null;
  } catch {
    return null;
  }
}

export function remember(positionKey: string, remembered: Remembered): void {
  try {
    localStorage.setItem(keyOf(positionKey), JSON.stringify(remembered));
  } catch {
    // The server stores the answers too.
  }
}

export function forget(positionKey: string): void {
  try {
    localStorage.removeItem(keyOf(positionKey));
  } catch {
    // Nothing could have been stored either.
  }
}

const appliedKeyOf = (positionKey: string): string => `onward.applied.${positionKey}`;

/** What this tab has sent, for the way back from the thank-you page. Gone with the tab, since phones are shared. */
export function recallApplied(positionKey: string): string | null {
  try {
    return sessionStorage.getItem(appliedKeyOf(positionKey));
  } catch {
    return null;
  }
}

export function rememberApplied(positionKey: string, receiptToken: string | null): void {
  try {
    if (receiptToken === null) sessionStorage.removeItem(appliedKeyOf(positionKey));
    else sessionStorage.setItem(appliedKeyOf(positionKey), receiptToken);
  } catch {
    // The way back then leads to an empty form.
  }
}
