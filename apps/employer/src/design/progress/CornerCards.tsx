// Cards at the lower right about work that goes on in the background; the newest at the bottom.
import type { ReactNode } from 'react';
import styles from './CornerCards.module.css';

export function CornerCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={`${styles.cards} no-print`} aria-label={label}>
      {children}
    </section>
  );
}

interface Props {
  role?: 'status' | 'alert';
  className?: string | undefined;
  children: ReactNode;
}

export function CornerCard({ role, className = '', children }: Props) {
  return (
    <div className={`${styles.card} ${className}`} role={role}>
      {children}
    </div>
  );
}
