// Maps the columns of a file to fields: guessed from the headings, corrected by the user (AHD-019).

/** Column index by field; null when the file has no column for it. */
export type ColumnMapping<Field extends string = string> = Readonly<Record<Field, number | null>>;

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Each field gets the first free column whose heading is one of its names. */
export function guessMapping<Field extends string>(
  columns: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
): ColumnMapping<Field> {
  const headings = columns.map(plain);
  const taken = new Set<number>();
  const find = (candidates: readonly string[]): number | null => {
    for (const name of candidates) {
      const index = headings.findIndex((heading, place) => heading === plain(name) && !taken.has(place));
      if (index >= 0) {
        taken.add(index);
        return index;
      }
    }
    return null;
  };
  const entries = (Object.entries(names) as [Field, readonly string[]][]).map(([field, list]) => [field, find(list)]);
  return Object.fromEntries(entries) as ColumnMapping<Field>;
}

export type MappingProblem =
  | { problem: 'column_missing' }
  | { problem: 'column_twice' }
  | { problem: 'column_unknown' };

/**
 * Problems of a mapping, by field: a required field without a column, two fields on one column, or a column that
 * doesn't exist.
 */
export function mappingProblems<Field extends string>(
  mapping: ColumnMapping<Field>,
  { required, columnCount }: { required: readonly Field[]; columnCount: number },
): Partial<Record<Field, MappingProblem>> {
  const problems: Partial<Record<Field, MappingProblem>> = {};
  const seen = new Set<number>();
  for (const [field, column] of Object.entries(mapping) as [Field, number | null][]) {
    if (column === null) {
      if (required.includes(field)) problems[field] = { problem: 'column_missing' };
    } else if (column < 0 || column >= columnCount) problems[field] = { problem: 'column_unknown' };
    else if (seen.has(column)) problems[field] = { problem: 'column_twice' };
    else seen.add(column);
  }
  return problems;
}
