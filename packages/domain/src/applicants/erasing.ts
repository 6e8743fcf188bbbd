// Erasing one person (AHD-020): what is left of them, and the typed name that confirms it.

/** What stands in place of the name. */
export const ERASED_NAME = { first_name: 'Erased', last_name: 'person' } as const;

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Any of the names the person is known by; how it is capitalised does not matter. */
export const confirmsErasure = (typed: string, names: readonly string[]): boolean =>
  plain(typed) !== '' && names.some((name) => plain(name) === plain(typed));
