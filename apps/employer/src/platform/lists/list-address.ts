// A list's search, filters, order and page as they stand in the address: reload, the back button and a sent link show the same
// rows (PLT-057). The words are those of the endpoints.
import { orderParameter, parseOrder, type SortOrder } from '@onward/domain/platform/lists';

export interface ListShape<Field extends string, Filter extends string = never> {
  orderFields: readonly Field[];
  defaultOrder: SortOrder<Field>;
  /** Words of the address that narrow the list. */
  filters?: readonly Filter[];
}

export interface ListState<Field extends string, Filter extends string = never> {
  query: string;
  order: SortOrder<Field>;
  page: number;
  /** Only those that are set. */
  filters: Partial<Record<Filter, string>>;
}

/** What an address cannot mean is read as if it were not there. */
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

/** The address after a change; other words in it stay, and what is as usual is not written. */
export function writeListState<Field extends string, Filter extends string = never>(
  address: URLSearchParams,
  shape: ListShape<Field, Filter>,
  change: Partial<ListState<Field, Filter>>,
): URLSearchParams {
  // Other rows or another order make the old page number meaningless.
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
