// The checkbox column of a table; Shift selects the whole range since the last checkbox.
import { Checkbox } from 'antd';
import type { Column } from '../../design/lists/DataTable.tsx';
import { useRowRange } from './row-range.ts';

interface Options<Row> {
  rows: readonly Row[];
  selection: { has(id: number): boolean; toggle(rows: readonly Row[], on: boolean): void };
  pageLabel: string;
  rowLabel: (row: Row) => string;
}

export function useSelectColumn<Row extends { id: number }>({
  rows,
  selection,
  pageLabel,
  rowLabel,
}: Options<Row>): Column<Row, never> {
  const rangeTo = useRowRange(rows);
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  return {
    key: 'select',
    title: pageLabel,
    kind: 'select',
    head: (
      <Checkbox
        aria-label={pageLabel}
        checked={selected > 0 && selected === rows.length}
        indeterminate={selected > 0 && selected < rows.length}
        onChange={({ target }) => selection.toggle(rows, target.checked)}
      />
    ),
    render: (row) => (
      <Checkbox
        aria-label={rowLabel(row)}
        checked={selection.has(row.id)}
        onChange={({ target, nativeEvent }) => selection.toggle(rangeTo(row, nativeEvent), target.checked)}
      />
    ),
  };
}
