// A table of records: sortable heads, rows that open on a press, one meaning per column.
import type { SortOrder } from '@onward/domain/platform/lists';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { nextOrder } from './next-order.ts';

export interface Column<Row, Field extends string> {
  key: string;
  title: string;
  /** The list can be sorted by it. */
  sortField?: Field;
  /** `wide` takes the room that is left, `number` stands at the right, `menu` and `select` have a head that is only heard. */
  kind?: 'text' | 'wide' | 'number' | 'menu' | 'select';
  /** Instead of the title, e.g. a box that ticks all rows. */
  head?: ReactNode;
  render: (row: Row) => ReactNode;
}

interface Props<Row, Field extends string> {
  /** Said to readers who cannot see what the table is about. */
  label: string;
  columns: readonly Column<Row, Field>[];
  rows: readonly Row[];
  /** Where columns sort: how the rows stand now, and how they are asked to. */
  order?: SortOrder<Field>;
  onOrder?: (order: SortOrder<Field>) => void;
  /** Opens a row by pointer; from the keyboard a control inside the row must do the same. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Rows that are ticked. */
  isSelected?: ((row: Row) => boolean) | undefined;
}

export const DataTable = <Row extends { id: number }, Field extends string>({
  label,
  columns,
  rows,
  order,
  onOrder,
  onOpen,
  isSelected,
}: Props<Row, Field>) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <ColumnHead key={column.key} column={column} order={order} onOrder={onOrder} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr
          key={row.id}
          className={styles.row}
          data-opens={onOpen !== undefined}
          data-selected={isSelected?.(row) ?? false}
          onClick={({ target }) => !isControl(target) && onOpen?.(row)}
        >
          {columns.map(({ key, kind = 'text', render }) => (
            <td key={key} className={styles.cell} data-kind={kind}>
              {render(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

interface HeadProps<Row, Field extends string> {
  column: Column<Row, Field>;
  order: SortOrder<Field> | undefined;
  onOrder: ((order: SortOrder<Field>) => void) | undefined;
}

function ColumnHead<Row, Field extends string>({ column, order, onOrder }: HeadProps<Row, Field>) {
  const { title, sortField, kind = 'text', head } = column;
  if (!sortField || !order || !onOrder) {
    return (
      <th scope="col" className={styles.head} data-kind={kind}>
        {head ?? <span className={kind === 'menu' ? 'visually-hidden' : undefined}>{title}</span>}
      </th>
    );
  }
  const sorted = order.field === sortField;
  const Arrow = order.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={styles.head}
      data-kind={kind}
      aria-sort={sorted ? (`${order.direction}ending` as const) : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onOrder(nextOrder(order, sortField))}>
        {title}
        {/* The arrow stands on the sorted column only. */}
        {sorted && <Arrow size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}

/** Controls in a row, and the menus they open, have a press of their own. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, label, [role="menu"]') !== null;
