// What only this visit knows: it survives a change of language, which loads the page again. Storage may be blocked.
import type { FieldValues } from '@onward/domain/documents/fields';
import type { Stroke } from '@onward/domain/documents/signatures';
import type { OfferStep } from '../documents/fill-inputs.ts';
import type { SignatureMode } from '../documents/signature-mode.ts';

export interface SessionDraft {
  name: string;
  signature: string | null;
  mode: SignatureMode;
  strokes: readonly Stroke[];
  step: OfferStep;
  /** Values that the server doesn't have yet; null when it has all of them. */
  unsaved: FieldValues | null;
}

const keyOf = (token: string): string => `onward.offer.${token}`;

export function recall(token: string): SessionDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null') as SessionDraft | null;
  } catch {
    return null;
  }
}

export function remember(token: string, draft: SessionDraft): void {
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(draft));
  } catch {
    // The server stores the values too.
  }
}

export function forget(token: string): void {
  try {
    sessionStorage.removeItem(keyOf(token));
  } catch {
    // Nothing could have been stored either.
  }
}
