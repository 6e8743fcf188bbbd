// How lists are paged and sorted, as both sides of the wire understand it.

export type SortDirection = 'asc' | 'desc';
export interface SortOrder<Field extends string = string> {
  field: Field;
  direction: SortDirection;
}

/** A table's `ascend` becomes `asc`, anything else `desc` (PLT-018). */
export const sortDirection = (tableOrder: string | null | undefined): SortDirection =>
  tableOrder === 'ascend' ? 'asc' : 'desc';

export const orderParameter = ({ field, direction }: SortOrder): string => `${field} ${direction}`;

/** Reads `"{field} {asc|desc}"`; anything else, or a field the list does not sort by, is refused with null. */
export function parseOrder<Field extends string>(order: string, fields: readonly Field[]): SortOrder<Field> | null {
  const [field, direction, ...rest] = order.trim().split(/\s+/);
  const known = fields.find((candidate) => candidate === field);
  if (!known || rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) return null;
  return { field: known, direction };
}

/** The total the screens show is pages times page size, as the contract has it (PLT-017). */
export const shownTotal = (totalPages: number, pageSize: number): number => totalPages * pageSize;

export const totalPages = (count: number, pageSize: number): number => Math.ceil(count / pageSize);
