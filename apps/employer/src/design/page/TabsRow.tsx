// Tabs with counts under a page header. Each tab is a link, so the selected one is in the URL.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './TabsRow.module.css';

interface TabItem {
  key: string;
  label: string;
  to: string;
  count?: number;
  /** After the count: how many of them are new. */
  mark?: string;
  /** Placed at the right, for lists that are rarely needed, such as archives. */
  atEnd?: boolean;
}

interface Props {
  label: string;
  items: readonly TabItem[];
  active: string;
}

export function TabsRow({ label, items, active }: Props) {
  const row = useActiveInSight(active);
  return (
    <nav ref={row} className={`${styles.row} no-print`} aria-label={label}>
      {items.map(({ key, label: text, to, count, mark, atEnd = false }) => (
        <Link
          key={key}
          to={to}
          className={styles.tab}
          data-end={atEnd}
          aria-current={key === active ? 'page' : undefined}
        >
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {mark && <span className={styles.mark}>{mark}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** When the row is too narrow for all tabs, the selected one is centered. Only the row scrolls, not the page. */
export function useActiveInSight(active: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected tab is scrolled into view
  useEffect(() => {
    const nav = row.current;
    const tab = nav?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav || !tab) return;
    const shift = tab.getBoundingClientRect().left - nav.getBoundingClientRect().left;
    nav.scrollLeft += shift - (nav.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  return row;
}
