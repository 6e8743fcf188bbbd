// Records as cards, shown on phones instead of a table.
import type { ReactNode } from 'react';
import styles from './RecordCards.module.css';

interface Props<Row> {
  label?: string;
  rows: readonly Row[];
  /** The content of a card. */
  text: (row: Row) => ReactNode;
  /** At the end: its menu or its status. */
  menu?: (row: Row) => ReactNode;
}

export const RecordCards = <Row extends { id: number }>({ label, rows, text, menu }: Props<Row>) => (
  <ul className={styles.cards} aria-label={label}>
    {rows.map((row) => (
      <li key={row.id} className={styles.card}>
        <div className={styles.text}>{text(row)}</div>
        {menu?.(row)}
      </li>
    ))}
  </ul>
);

export const CardText = ({ children }: { children: ReactNode }) => <p className={styles.line}>{children}</p>;

export const CardMeta = ({ children }: { children: ReactNode }) => <p className={styles.meta}>{children}</p>;
