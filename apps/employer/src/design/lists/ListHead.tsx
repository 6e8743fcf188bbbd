// The bar above a list: search and filters at the left, display settings at the right.
import type { ReactNode, Ref } from 'react';
import styles from './ListHead.module.css';

interface PageProps {
  /** What the list contains, for screen readers. */
  label: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A list with its bar; it fills the page, so that the selection bar is at the bottom. */
export const ListPage = ({ label, ref, children }: PageProps) => (
  <section ref={ref} className={styles.page} aria-label={label}>
    {children}
  </section>
);

interface Props {
  end?: ReactNode;
  children: ReactNode;
}

export const ListHead = ({ end, children }: Props) => (
  <div className={`${styles.head} no-print`}>
    {children}
    {end && <div className={styles.end}>{end}</div>}
  </div>
);
