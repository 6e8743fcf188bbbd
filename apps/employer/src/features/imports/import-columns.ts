// What becomes of the columns of a file: shown by field, not matched, or left out because they must not be stored in clear.
import type { Import } from '@onward/contract/imports/imports';

/** The fields that the file fills, and those that have a problem. */
export const shownFields = (
  fields: readonly string[],
  mapping: Import['mapping'],
  problems: readonly { field: string }[],
): string[] =>
  fields.filter((field) => typeof mapping[field] === 'number' || problems.some((problem) => problem.field === field));

export interface ColumnFates {
  unmatched: string[];
  withheld: string[];
}

/** Headings that go nowhere, each once and in the order of the file. */
export function ignoredColumns(
  { columns, mapping }: Pick<Import, 'columns' | 'mapping'>,
  isWithheld: (heading: string) => boolean,
): ColumnFates {
  const used = new Set(Object.values(mapping));
  const ignored = columns.filter((heading, at) => heading !== '' && !used.has(at));
  return {
    unmatched: ignored.filter((heading) => !isWithheld(heading)),
    withheld: ignored.filter(isWithheld),
  };
}
