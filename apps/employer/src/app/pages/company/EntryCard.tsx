// One place to go on to from a panel: what is there, whether it is open, and if not, why.
import { ChevronRight, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './EntryCard.module.css';

interface Props {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Beside the title, e.g. a status. */
  beside?: ReactNode;
  /** Null when there is nowhere to go from here. */
  to: string | null;
  /** Why it is closed. */
  locked?: string | null;
  /** What a press on a closed one offers. */
  onLocked?: (() => void) | undefined;
}

export function EntryCard({ icon: Icon, title, text, beside, to, locked = null, onLocked }: Props) {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          {title}
          {beside}
        </span>
        <span className={styles.meta}>{text}</span>
        {locked && (
          <span className={styles.locked}>
            <Lock size={13} aria-hidden="true" />
            {locked}
          </span>
        )}
      </span>
    </>
  );
  if (locked && onLocked) {
    return (
      <button type="button" className={styles.card} data-opens="true" onClick={onLocked}>
        {content}
      </button>
    );
  }
  if (!to || locked) return <div className={styles.card}>{content}</div>;
  return (
    <Link className={styles.card} data-opens="true" to={to}>
      {content}
      <ChevronRight size={17} className={styles.on} aria-hidden="true" />
    </Link>
  );
}

export const EntryCards = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={styles.cards} aria-label={label}>
    {children}
  </section>
);
