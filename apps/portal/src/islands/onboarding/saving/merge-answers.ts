// Two devices filled in the same form: what each changed is kept, and only real contradictions are asked about (AHD-016).
import type { FormAnswer, FormAnswers } from '@onward/domain/onboarding/forms/form-fields';

export interface Contradiction {
  field: string;
  mine: FormAnswer | undefined;
  theirs: FormAnswer | undefined;
}

export interface Merged {
  answers: FormAnswers;
  contradictions: Contradiction[];
}

export const isSame = (one: FormAnswer | undefined, other: FormAnswer | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The server masks what it has: `*****6789` is what was saved as `219-45-6789`. */
function isUnchanged(saved: unknown, shown: unknown): boolean {
  if (typeof shown === 'string' && typeof saved === 'string' && /[*•]/.test(shown)) {
    return plain(saved).endsWith(plain(shown.replace(/[*•]/g, '')));
  }
  if (Array.isArray(shown) && Array.isArray(saved)) {
    return shown.length === saved.length && shown.every((each, place) => isUnchanged(saved[place], each));
  }
  if (shown && saved && typeof shown === 'object' && typeof saved === 'object') {
    return Object.entries(shown).every(([key, value]) => isUnchanged((saved as Record<string, unknown>)[key], value));
  }
  return (saved ?? null) === (shown ?? null);
}

const plain = (text: string): string => text.replace(/[\s-]/g, '');

/** `base` is what both began with. Until somebody chooses, contradicting fields keep this device's value. */
export function mergeAnswers(base: FormAnswers, mine: FormAnswers, theirs: FormAnswers): Merged {
  const fields = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, FormAnswer> = {};
  const contradictions: Contradiction[] = [];
  for (const field of fields) {
    const isMineNew = !isSame(base[field], mine[field]);
    const isTheirsNew = !isUnchanged(base[field], theirs[field]);
    const value = isTheirsNew && !isMineNew ? theirs[field] : mine[field];
    if (value !== undefined) merged[field] = value;
    if (isMineNew && isTheirsNew && !isSame(mine[field], theirs[field])) {
      contradictions.push({ field, mine: mine[field], theirs: theirs[field] });
    }
  }
  return { answers: merged, contradictions };
}
