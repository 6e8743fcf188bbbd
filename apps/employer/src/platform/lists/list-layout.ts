// How a list is shown, as it stands in the address: which columns, how dense (AHD-003). Which rows: list-address.ts.
import { chosenColumns, DENSITIES, type Density, type ListColumn } from '@onward/domain/saved-views/list-layout';
import type { ViewList } from '@onward/domain/saved-views/views';

export interface ListLayout<List extends ViewList = ViewList> {
  /** Null shows all of them. */
  columns: readonly ListColumn<List>[] | null;
  density: Density;
}

export const LOOK_WORDS = { columns: 'columns', density: 'density' } as const;

/** What an address cannot mean is read as if it were not there. */
export const readLayout = <List extends ViewList>(address: URLSearchParams, list: List): ListLayout<List> => ({
  columns: chosenColumns(list, address.get(LOOK_WORDS.columns)?.split(' ') ?? null),
  density: DENSITIES.find((density) => density === address.get(LOOK_WORDS.density)) ?? 'comfortable',
});

/** The rows stay the same, so the page stays too; what is as usual is not written. */
export function writeLayout(
  address: URLSearchParams,
  { columns, density }: { columns: readonly string[] | null; density: Density | null },
): URLSearchParams {
  const written = new URLSearchParams(address);
  if (columns) written.set(LOOK_WORDS.columns, columns.join(' '));
  else written.delete(LOOK_WORDS.columns);
  if (density === 'compact') written.set(LOOK_WORDS.density, density);
  else written.delete(LOOK_WORDS.density);
  return written;
}
