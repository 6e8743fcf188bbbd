// Paging and sorting of lists, the same on server and client.

export type SortDirection = 'asc' | 'desc';
export interface SortOrder<Field extends string = string> {
  field: Field;
  direction: SortDirection;
}

/** A table's `ascend` becomes `asc`, anything else `desc` (PLT-018). */
export const sortDirection = (tableOrder: string | null | undefined): SortDirection =>
  tableOrder === 'ascend' ? 'asc' : 'desc';

export const orderParameter = ({ field, direction }: SortOrder): string => `${field} ${direction}`;

/** Parses `"{field} {asc|desc}"`; null for anything else, or for a field the list can't be sorted by. */
export function parseOrder<Field extends string>(order: string, fields: readonly Field[]): SortOrder<Field> | null {
  const [field, direction, ...rest] = order.trim().split(/\s+/);
  const known = fields.find((candidate) => candidate === field);
  if (!known || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return null;
  return { field: known, direction };
}

export const totalPages = (count: number, pageSize: number): number => Math.ceil(count / pageSize);
