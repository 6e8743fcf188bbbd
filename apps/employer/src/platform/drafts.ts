// Unsent text, stored on this device until it is sent or the user signs out.
import { readStored, storedKeys, writeStored } from './browser-storage.ts';

const PREFIX = 'draft:';

/** Keyed by user, so that nobody sees another user's text. */
const keyOf = (readerId: number, subject: string): string => `${PREFIX}${readerId}:${subject}`;

export function readDraft<Draft>(readerId: number, subject: string): Draft | null {
  const kept = readStored(keyOf(readerId, subject));
  try {
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null;
  }
}

export const storeDraft = (readerId: number, subject: string, draft: object | null): void =>
  writeStored(keyOf(readerId, subject), draft && JSON.stringify(draft));

export function forgetDrafts(): void {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) writeStored(key, null);
}
