// A card in the right column: a title, an optional extra next to it, and the content.
import type { ReactNode } from 'react';
import styles from './SideCard.module.css';

interface Props {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}

export const SideCard = ({ title, beside, children }: Props) => (
  <section className={styles.card} aria-label={title}>
    <header>
      <h3>{title}</h3>
      {beside && <span className={styles.beside}>{beside}</span>}
    </header>
    {children}
  </section>
);
