// A form with its preview next to it, or below it on narrow screens.
import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

export const TwoColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <div className={styles.aside}>{aside}</div>
  </div>
);
