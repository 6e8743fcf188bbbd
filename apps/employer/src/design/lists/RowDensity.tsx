// The row density of a table.
import type { ReactNode } from 'react';
import styles from './RowDensity.module.css';

interface Props {
  compact: boolean;
  children: ReactNode;
}

export const RowDensity = ({ compact, children }: Props) => (
  <div className={compact ? styles.compact : undefined}>{children}</div>
);
