// Erasing one person (AHD-020): what is left of them, and the typed name that confirms it.

/** What stands in place of the name. */
export const ERASED_NAME = { first_name: 'Erased', last_name: 'person' } as const;

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Any of the names the person is known by; how it is capitalised does not matter. */
export const confirmsErasure = (typed: string, names: readonly string[]): boolean =>
  plain(typed) !== '' && names.some((name) => plain(name) === plain(typed));

/** Everything a person is known by, with the records that were merged into theirs. */
export interface TracedPerson {
  companyId: number;
  personIds: readonly number[];
  applicationIds: readonly number[];
  /** Full names, as people write them. */
  names: readonly string[];
  /** First and last names alone. */
  nameParts: readonly string[];
  emails: readonly string[];
  /** Digits alone, as they are stored. */
  phones: readonly string[];
  /** Pages of the employer app about the person, as notifications link to them. */
  pages: readonly string[];
}

/** What erasing does to a table: its rows about the person go, lose what tells who it was, or never told it. */
export type TraceFate = 'deleted' | 'blanked' | 'kept';
