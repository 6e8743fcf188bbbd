// Tabs with counts under a page header. Each tab is a link, so the chosen one lives in the address.
import { Link } from 'react-router';
import styles from './TabsRow.module.css';

export interface TabItem {
  key: string;
  label: string;
  to: string;
  count?: number;
}

interface Props {
  label: string;
  items: readonly TabItem[];
  active: string;
}

export const TabsRow = ({ label, items, active }: Props) => (
  <nav className={`${styles.row} no-print`} aria-label={label}>
    {items.map(({ key, label: text, to, count }) => (
      <Link key={key} to={to} className={styles.tab} aria-current={key === active ? 'page' : undefined}>
        {text}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Link>
    ))}
  </nav>
);
