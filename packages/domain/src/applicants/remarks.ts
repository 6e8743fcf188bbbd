// Notes, feedback and ratings of an applicant: their limits, and who may change them (APP-031, APP-032, APP-033).

export const NOTE_MAX = 5000;
export const NOTE_VISIBILITIES = ['everyone', 'admins'] as const;
export type NoteVisibility = (typeof NOTE_VISIBILITIES)[number];
export const MENTIONS_MAX = 20;

export const RECOMMENDATIONS = ['strong_yes', 'yes', 'no', 'strong_no'] as const;
export type Recommendation = (typeof RECOMMENDATIONS)[number];
export const FEEDBACK_MAX = 5000;

export const RATING_MIN = 1;
export const RATING_MAX = 5;

/** The average of all ratings with two decimals, or null when there are none. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, each) => total + each, 0);
  return Math.round((sum / ratings.length) * 100) / 100;
}

interface Reader {
  staffId: number;
  isSuperAdmin: boolean;
  /** Has `all_admin_rights`. */
  isAdmin: boolean;
}

export const maySeeNote = (visibility: NoteVisibility, authorId: number | null, reader: Reader): boolean =>
  visibility === 'everyone' || reader.isSuperAdmin || reader.isAdmin || reader.staffId === authorId;

export type RemarkChange = { allowed: true } | { allowed: false; reason: 'not_the_author' };

/** Authors can change their own remarks; admins can change any. */
export const decideRemarkChange = (authorId: number | null, reader: Reader): RemarkChange =>
  reader.isSuperAdmin || reader.staffId === authorId ? { allowed: true } : { allowed: false, reason: 'not_the_author' };
