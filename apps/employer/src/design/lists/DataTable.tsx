// A table of records: sortable column headers, rows that open on click.
import type { SortOrder } from '@onward/domain/platform/lists';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './DataTable.module.css';
import { nextOrder } from './next-order.ts';

export interface Column<Row, Field extends string> {
  key: string;
  title: string;
  /** Whether the list can be sorted by this column. */
  sortField?: Field;
  /** `wide` takes the remaining space, `number` aligns right, `menu` and `select` have headers for screen readers only. */
  kind?: 'text' | 'wide' | 'number' | 'menu' | 'select';
  /** Replaces the title, e.g. a checkbox that selects all rows. */
  head?: ReactNode;
  render: (row: Row) => ReactNode;
}

interface Props<Row, Field extends string> {
  /** What the table is about, for screen readers. */
  label: string;
  columns: readonly Column<Row, Field>[];
  rows: readonly Row[];
  /** For sortable columns: the current order, and the handler that changes it. */
  order?: SortOrder<Field>;
  onOrder?: (order: SortOrder<Field>) => void;
  /** Opens a row on click; for the keyboard a control inside the row must do the same. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Selected rows. */
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
          onClick={(event) => isOfRow(event) && onOpen?.(row)}
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
        {/* Only the sorted column has an arrow. */}
        {sorted && <Arrow size={13} aria-hidden="true" />}
      </button>
    </th>
  );
}

/** Controls in a row handle their own clicks. Those in menus and dialogs opened from a row also bubble to it. */
const isOfRow = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && !target.closest('button, a, label');
