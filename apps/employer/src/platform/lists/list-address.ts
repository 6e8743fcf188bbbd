// A list's search, order and page as they stand in the address: reload, the back button and a sent link show the same
// rows (PLT-057). The words are those of the endpoints.
import { orderParameter, parseOrder, type SortOrder } from '@onward/domain/platform/lists';

export interface ListShape<Field extends string> {
  orderFields: readonly Field[];
  defaultOrder: SortOrder<Field>;
}

export interface ListState<Field extends string> {
  query: string;
  order: SortOrder<Field>;
  page: number;
}

/** What an address cannot mean is read as if it were not there. */
export function readListState<Field extends string>(
  address: URLSearchParams,
  { orderFields, defaultOrder }: ListShape<Field>,
): ListState<Field> {
  const page = Number(address.get('page'));
  return {
    query: address.get('query') ?? '',
    order: parseOrder(address.get('order') ?? '', orderFields) ?? defaultOrder,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address after a change; other words in it stay, and what is as usual is not written. */
export function writeListState<Field extends string>(
  address: URLSearchParams,
  shape: ListShape<Field>,
  change: Partial<ListState<Field>>,
): URLSearchParams {
  // Other rows or another order make the old page number meaningless.
  const { query, order, page } = { ...readListState(address, shape), page: 1, ...change };
  const written = new URLSearchParams(address);
  const write = (key: string, value: string, usual: string) =>
    value === usual ? written.delete(key) : written.set(key, value);
  write('query', query, '');
  write('order', orderParameter(order), orderParameter(shape.defaultOrder));
  write('page', String(page), '1');
  return written;
}
