// Rows under the heading they share: their location, day, or manager.
import type { I9Row } from '@onward/contract/everify/i9-forms';
import type { ClockGroup } from './clock.list.ts';

export interface RowGroup {
  key: string;
  rows: I9Row[];
  first: I9Row;
}

const keyOf = (row: I9Row, group: ClockGroup): string => {
  if (group === 'location') return String(row.location?.id ?? '');
  return group === 'manager' ? (row.manager_name ?? '') : row.due_on;
};

/** In the order in which the server lists them. */
export function groupRows(rows: readonly I9Row[], group: ClockGroup): RowGroup[] {
  const groups: RowGroup[] = [];
  for (const row of rows) {
    const key = keyOf(row, group);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row], first: row });
  }
  return groups;
}
