// A pill with a few words that say what it means.
import type { ReactNode } from 'react';
import styles from './PillHint.module.css';

interface Props {
  /** The pill. */
  children: ReactNode;
  hint: string;
}

export const PillHint = ({ children, hint }: Props) => (
  <span className={styles.hinted}>
    {children}
    <small>{hint}</small>
  </span>
);
