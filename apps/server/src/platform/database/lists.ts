// Pages of a list, read by index: the page itself and an exact count that reads no rows.
import { parseOrder, type SortOrder, totalPages } from '@onward/domain/platform/lists';
import { validationFailed } from '../http/errors.ts';

export interface PageRequest {
  page?: number;
  per_page?: number;
  order?: string;
}

export interface PageWindow<Field extends string> {
  page: number;
  perPage: number;
  offset: number;
  order: SortOrder<Field>;
}

/** Reads page, size, and order from a query; an unknown field is refused by name. */
export function pageWindow<Field extends string>(
  request: PageRequest,
  fields: readonly Field[],
  fallback: SortOrder<Field>,
  defaultSize: number,
): PageWindow<Field> {
  const page = request.page ?? 1;
  const perPage = request.per_page ?? defaultSize;
  const order = request.order === undefined ? fallback : parseOrder(request.order, fields);
  if (!order) throw validationFailed({ order: [{ key: 'order_unknown', values: { fields: fields.join(', ') } }] });
  return { page, perPage, offset: (page - 1) * perPage, order };
}

export const pageFacts = (window: Pick<PageWindow<string>, 'page' | 'perPage'>, totalCount: number) => ({
  current_page: window.page,
  total_pages: totalPages(totalCount, window.perPage),
  total_count: totalCount,
});
