// How a list is shown, stored in the URL: columns and density (AHD-003). For the rows see list-address.ts.
import { chosenColumns, DENSITIES, type Density, type ListColumn } from '@onward/domain/saved-views/list-layout';
import type { ViewList } from '@onward/domain/saved-views/views';

export interface ListLayout<List extends ViewList = ViewList> {
  /** Null shows all columns. */
  columns: readonly ListColumn<List>[] | null;
  density: Density;
}

export const LAYOUT_PARAMETERS = { columns: 'columns', density: 'density' } as const;

/** Invalid parameters are ignored. */
export const readLayout = <List extends ViewList>(address: URLSearchParams, list: List): ListLayout<List> => ({
  columns: chosenColumns(list, address.get(LAYOUT_PARAMETERS.columns)?.split(' ') ?? null),
  density: DENSITIES.find((density) => density === address.get(LAYOUT_PARAMETERS.density)) ?? 'comfortable',
});

/** The rows stay the same, so the page stays too; default values are omitted. */
export function writeLayout(
  address: URLSearchParams,
  { columns, density }: { columns: readonly string[] | null; density: Density | null },
): URLSearchParams {
  const written = new URLSearchParams(address);
  if (columns) written.set(LAYOUT_PARAMETERS.columns, columns.join(' '));
  else written.delete(LAYOUT_PARAMETERS.columns);
  if (density === 'compact') written.set(LAYOUT_PARAMETERS.density, density);
  else written.delete(LAYOUT_PARAMETERS.density);
  return written;
}
