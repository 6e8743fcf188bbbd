// What a click on a column header does: reverses the sorted column, or sorts by another column.
import type { SortOrder } from '@onward/domain/platform/lists';

export const nextOrder = <Field extends string>(current: SortOrder<Field>, field: Field): SortOrder<Field> => ({
  field,
  direction: current.field === field && current.direction === 'asc' ? 'desc' : 'asc',
});
