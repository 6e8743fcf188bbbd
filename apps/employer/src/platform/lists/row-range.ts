// Shift-clicking a checkbox selects all rows since the previous click, as in mail programs.
import { useRef } from 'react';

/** The rows between two, both included; just the one row when the other is not on this page. */
export function rowsBetween<Row extends { id: number }>(
  rows: readonly Row[],
  fromId: number | null,
  row: Row,
): readonly Row[] {
  const from = rows.findIndex(({ id }) => id === fromId);
  const to = rows.findIndex(({ id }) => id === row.id);
  return from < 0 || to < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Returns the rows a click selects, and remembers where the next range starts. */
export function useRowRange<Row extends { id: number }>(rows: readonly Row[]) {
  const last = useRef<number | null>(null);
  return (row: Row, { shiftKey }: { shiftKey: boolean }): readonly Row[] => {
    const meant = shiftKey ? rowsBetween(rows, last.current, row) : [row];
    last.current = row.id;
    return meant;
  };
}
