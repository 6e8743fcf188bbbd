// Erasing a person (AHD-020): what remains of them, and the typed name that confirms it.

/** Replaces the person's name. */
export const ERASED_NAME = { first_name: 'Erased', last_name: 'person' } as const;

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Accepts any of the person's known names, ignoring case. */
export const confirmsErasure = (typed: string, names: readonly string[]): boolean =>
  plain(typed) !== '' && names.some((name) => plain(name) === plain(typed));

/** Every identifier of a person, including those of records merged into theirs. */
export interface TracedPerson {
  companyId: number;
  personIds: readonly number[];
  applicationIds: readonly number[];
  /** Full names as written. */
  names: readonly string[];
  /** First and last names separately. */
  nameParts: readonly string[];
  emails: readonly string[];
  /** Digits only, as stored. */
  phones: readonly string[];
  /** Employer app pages about the person, as notifications link to them. */
  pages: readonly string[];
}

/**
 * What erasing does to a table's rows about the person: delete them, blank what identifies the person, or keep rows
 * that never identified anyone.
 */
export type TraceFate = 'deleted' | 'blanked' | 'kept';
