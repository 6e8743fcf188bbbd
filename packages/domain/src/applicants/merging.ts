// Merging two records of one person (AHD-002): when they can be merged, and how long it can be undone.
import { SECONDS } from '../platform/time/time-units.ts';

export const MERGE_UNDO_SECONDS = 30 * SECONDS.day;

export interface MergedPerson {
  id: number;
  /** Set when the record was already merged into another one. */
  mergedInto: number | null;
  /** Job titles by position, for positions where they have an application that is not rejected. */
  openIn: ReadonlyMap<number, string>;
}

export type MergeDecision =
  | { allowed: true }
  | { allowed: false; reason: 'same_person' | 'merged_already' }
  | { allowed: false; reason: 'both_open'; position: string };

/**
 * A person can have only one open application per position, so two records with open applications for the same one
 * can't be merged.
 */
export function decideMerge(kept: MergedPerson, other: MergedPerson): MergeDecision {
  if (kept.id === other.id) return { allowed: false, reason: 'same_person' };
  if (kept.mergedInto !== null || other.mergedInto !== null) return { allowed: false, reason: 'merged_already' };
  for (const [position, title] of other.openIn) {
    if (kept.openIn.has(position)) return { allowed: false, reason: 'both_open', position: title };
  }
  return { allowed: true };
}

/** An opt-out survives merging: merging must not create consent. */
export const mergedOptOut = (one: boolean, other: boolean): boolean => one || other;

/** The do-not-rehire flag survives merging. */
export const mergedFlag = <Flag>(kept: Flag | null, other: Flag | null): Flag | null => kept ?? other;

export const canUndoMerge = (mergedAt: Date, undoneAt: Date | null, now: Date): boolean =>
  undoneAt === null && now.getTime() - mergedAt.getTime() <= MERGE_UNDO_SECONDS * 1000;

export const DUPLICATE_SIGNS = ['phone', 'email', 'name'] as const;
export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];

interface Recognizable {
  first_name: string;
  last_name: string;
  phone: string | null;
  region_number: string | null;
  email: string | null;
}

/** What two records have in common, strongest sign first; a name alone is only a hint. */
export function sharedSigns(one: Recognizable, other: Recognizable): DuplicateSign[] {
  const samePhone = one.phone !== null && one.phone === other.phone && one.region_number === other.region_number;
  const sameEmail = one.email !== null && one.email === other.email;
  const nameOf = ({ first_name, last_name }: Recognizable) => `${first_name} ${last_name}`.trim().toLowerCase();
  return DUPLICATE_SIGNS.filter(
    (sign) => ({ phone: samePhone, email: sameEmail, name: nameOf(one) === nameOf(other) })[sign],
  );
}

/** Whether to point a record out unasked: many people share a name. */
export const isTelling = (shared: readonly DuplicateSign[]): boolean => shared.some((sign) => sign !== 'name');
