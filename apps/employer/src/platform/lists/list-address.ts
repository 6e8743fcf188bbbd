// A list's search, filters, order and page in the URL: reload, the back button and a shared link show the same rows
// (PLT-057). Parameter names match the endpoints.
import { orderParameter, parseOrder, type SortOrder } from '@onward/domain/platform/lists';

export interface ListShape<Field extends string, Filter extends string = never> {
  orderFields: readonly Field[];
  defaultOrder: SortOrder<Field>;
  /** URL parameters that filter the list. */
  filters?: readonly Filter[];
}

export interface ListState<Field extends string, Filter extends string = never> {
  query: string;
  order: SortOrder<Field>;
  page: number;
  /** Only those that are set. */
  filters: Partial<Record<Filter, string>>;
}

/** Invalid parameters are ignored. */
export function readListState<Field extends string, Filter extends string = never>(
  address: URLSearchParams,
  { orderFields, defaultOrder, filters = [] }: ListShape<Field, Filter>,
): ListState<Field, Filter> {
  const page = Number(address.get('page'));
  return {
    query: address.get('query') ?? '',
    order: parseOrder(address.get('order') ?? '', orderFields) ?? defaultOrder,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      filters.flatMap((filter) => (address.get(filter) ? [[filter, address.get(filter)]] : [])),
    ) as Partial<Record<Filter, string>>,
  };
}

/** The URL after a change; other parameters stay, and default values are omitted. */
export function writeListState<Field extends string, Filter extends string = never>(
  address: URLSearchParams,
  shape: ListShape<Field, Filter>,
  change: Partial<ListState<Field, Filter>>,
): URLSearchParams {
  // Different rows or another order make the old page number meaningless.
  const { query, order, page, filters } = { ...readListState(address, shape), page: 1, ...change };
  const written = new URLSearchParams(address);
  const write = (key: string, value: string, usual: string) =>
    value === usual ? written.delete(key) : written.set(key, value);
  write('query', query, '');
  write('order', orderParameter(order), orderParameter(shape.defaultOrder));
  write('page', String(page), '1');
  for (const filter of shape.filters ?? []) write(filter, filters[filter] ?? '', '');
  return written;
}
