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

/** `base` is what both began with. Until somebody chooses, contradicting fields keep this device's value. */
export function mergeAnswers(base: FormAnswers, mine: FormAnswers, theirs: FormAnswers): Merged {
  const fields = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Record<string, FormAnswer> = {};
  const contradictions: Contradiction[] = [];
  for (const field of fields) {
    const isMineNew = !isSame(base[field], mine[field]);
    const isTheirsNew = !isSame(base[field], theirs[field]);
    const value = isMineNew ? mine[field] : theirs[field];
    if (value !== undefined) merged[field] = value;
    if (isMineNew && isTheirsNew && !isSame(mine[field], theirs[field])) {
      contradictions.push({ field, mine: mine[field], theirs: theirs[field] });
    }
  }
  return { answers: merged, contradictions };
}
