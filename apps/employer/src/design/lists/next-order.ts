// What a press on a column head asks for: the other direction of the sorted column, or another column from its start.
import type { SortOrder } from '@onward/domain/platform/lists';

export const nextOrder = <Field extends string>(current: SortOrder<Field>, field: Field): SortOrder<Field> => ({
  field,
  direction: current.field === field && current.direction === 'asc' ? 'desc' : 'asc',
});
