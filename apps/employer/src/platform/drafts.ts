// What somebody has begun to write, kept on this device until it is sent or they sign out.
import { readStored, storedKeys, writeStored } from './browser-storage.ts';

const PREFIX = 'draft:';

/** One reader never finds the words of another. */
const keyOf = (readerId: number, subject: string): string => `${PREFIX}${readerId}:${subject}`;

export function readDraft<Draft>(readerId: number, subject: string): Draft | null {
  const kept = readStored(keyOf(readerId, subject));
  try {
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null;
  }
}

export const keepDraft = (readerId: number, subject: string, draft: object | null): void =>
  writeStored(keyOf(readerId, subject), draft && JSON.stringify(draft));

export function forgetDrafts(): void {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) writeStored(key, null);
}
