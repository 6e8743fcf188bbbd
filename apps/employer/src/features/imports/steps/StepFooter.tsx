// The footer of a step: back on the left, a short note, and continue on the right.
import type { ReactNode } from 'react';
import styles from './StepFooter.module.css';

interface Props {
  start?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

export const StepFooter = ({ start, note, children }: Props) => (
  <footer className={`${styles.footer} no-print`}>
    {start}
    <span className={styles.note}>{note}</span>
    {children}
  </footer>
);
