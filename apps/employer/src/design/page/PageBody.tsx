// The scrolling part of a page, below its header.
import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

export const PageBody = ({ children, flush = false }: { children: ReactNode; flush?: boolean }) => (
  <div className={styles.body} data-flush={flush}>
    {children}
  </div>
);
