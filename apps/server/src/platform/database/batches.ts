// Splits many rows into batches, so that no statement is too large and none handles just one row.
const ROWS_PER_STATEMENT = 500;

export function* batches<Item>(items: readonly Item[], size = ROWS_PER_STATEMENT): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
